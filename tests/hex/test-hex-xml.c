/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/hex-xml.h"

#include <string.h>

static const AdjXmlAttribute spot_attributes[] = {
  { "at", ADJ_XML_OWN, FALSE, .kind = &adj_hex_kind },
  { "near", ADJ_XML_OWNS, FALSE, .kind = &adj_hex_kind },
  { NULL },
};

static const AdjXmlElement elements[] = {
  { "spot", spot_attributes, NULL, 0 },
  { NULL },
};

static const AdjXmlFormat format = {
  .namespace_uri = "urn:adjutant:spot",
  .root = "spot",
  .version = 1,
  .elements = elements,
  .max_bytes = 1000,
  .max_depth = 2,
  .max_elements = 2,
};

static void
test_read (void)
{
  const char *text = "<spot xmlns='urn:adjutant:spot' version='1' at=' 0412 ' near='0101 9999'/>";
  g_autoptr (AdjProblems) problems = adj_problems_new ("spot.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &format, problems);

  g_assert_nonnull (doc);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  g_assert_cmpint (adj_hex_get (adj_xml_root (doc), "at"), ==, 412);
  g_assert_cmpint (adj_hex_get (adj_xml_root (doc), "nowhere"), ==, ADJ_HEX_NONE);
}

static void
test_refused (void)
{
  const char *text = "<spot xmlns='urn:adjutant:spot' version='1' at='412' near='0101 0400'/>";
  g_autoptr (AdjProblems) problems = adj_problems_new ("spot.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &format, problems);

  g_assert_nonnull (doc);
  g_assert_cmpuint (adj_problems_count (problems), ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpstr (adj_problems_get (problems, i)->id, ==, "form-bad-hex");
  g_assert_cmpint (adj_hex_get (adj_xml_root (doc), "at"), ==, ADJ_HEX_NONE);
}

static void
test_written (void)
{
  AdjXmlWriter *writer = adj_xml_writer_new (&format);
  g_autofree char *text = NULL;

  adj_hex_set (writer, "at", 101);
  text = adj_xml_writer_free (writer, NULL);
  g_assert_nonnull (strstr (text, "at=\"0101\""));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hex-xml/read", test_read);
  g_test_add_func ("/hex-xml/refused", test_refused);
  g_test_add_func ("/hex-xml/written", test_written);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/reading.h"

static const AdjXmlAttribute attributes[] = { { "of", ADJ_XML_NAME, FALSE, 0, 40 }, { NULL } };
static const AdjXmlChild children[] = { { "one", 0, 9 }, { NULL } };
static const AdjXmlFormat format = {
  .namespace_uri = "urn:some",
  .root = "some",
  .version = 1,
  .max_bytes = 1000,
  .max_depth = 2,
  .max_elements = 10,
  .elements =
      (const AdjXmlElement[]){ { "some", NULL, children }, { "one", attributes }, { NULL } },
};

static const char text[] = "<some xmlns='urn:some' version='1'><one of='bow'/><one of='bwo'/>"
                           "<one of='halberd'/><one/><one of='bow'/></some>";

static void
test_names (void)
{
  static const char *const names[] = { "sling", "bow", NULL };
  static const int expected[] = { 1, -1, -1, -1, 1 };
  g_autoptr (AdjProblems) problems = adj_problems_new ("some.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &format, problems);
  g_autoptr (GStringChunk) strings = g_string_chunk_new (64);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  AdjReading self = { strings, problems };
  guint i = 0;

  for (const AdjXmlNode *node = adj_xml_first (adj_xml_root (doc), "one"); node;
       node = adj_xml_next (node, "one"), i++)
    {
      g_assert_cmpint (adj_reading_index (&self, node, "of", "missile", names), ==, expected[i]);
      adj_reading_once (&self, node, seen, adj_reading_string (&self, node, "of"), "missile");
    }
  g_assert_cmpuint (i, ==, G_N_ELEMENTS (expected));
  g_assert_cmpuint (adj_problems_count (problems), ==, 3);
  g_assert_cmpstr (adj_problems_get (problems, 0)->id, ==, "no-such-name");
  g_assert_nonnull (strstr (adj_problems_get (problems, 0)->text, "bow?"));
  g_assert_cmpstr (adj_problems_get (problems, 1)->id, ==, "no-such-name-at-all");
  g_assert_cmpstr (adj_problems_get (problems, 2)->id, ==, "used-twice");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/reading/names", test_names);
  return g_test_run ();
}

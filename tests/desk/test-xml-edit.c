/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/xml-edit.h"

#include <string.h>

static const char before[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                             "<box xmlns=\"urn:box\" version=\"1\">\n"
                             "  <note>A word.</note>\n"
                             "  <pen colour=\"red\"/>\n"
                             "  <tray>\n"
                             "    <pen colour=\"blue\"/>\n"
                             "  </tray>\n"
                             "</box>\n";

static char *
edit (AdjXmlEdit one)
{
  return adj_xml_edit (before, &one, 1);
}

static void
assert_edit (AdjXmlEdit one, const char *there)
{
  g_autofree char *after = edit (one);

  g_assert_nonnull (after);
  g_test_message ("%s", after);
  g_assert_nonnull (strstr (after, there));
}

static void
test_attributes (void)
{
  assert_edit ((AdjXmlEdit){ "pen", 0, NULL, "colour", "green" },
               "<pen colour=\"green\"/>\n  <tray");
  assert_edit ((AdjXmlEdit){ "pen", 1, NULL, "colour", "a \"<&'\" pen" },
               "<pen colour=\"a &quot;&lt;&amp;'&quot; pen\"/>");
  assert_edit ((AdjXmlEdit){ "pen", 1, NULL, "colour", "" }, "<pen/>");
  assert_edit ((AdjXmlEdit){ "pen", 1, NULL, "tip", "Ø" }, "<pen colour=\"blue\" tip=\"Ø\"/>");
  assert_edit ((AdjXmlEdit){ "box", 0, NULL, "version", "2" }, "version=\"2\"");
}

static void
test_texts (void)
{
  g_autofree char *without = edit ((AdjXmlEdit){ "note", 0, NULL, NULL, NULL });

  assert_edit ((AdjXmlEdit){ "note", 0, NULL, NULL, "a < b & c" }, "<note>a &lt; b &amp; c</note>");
  g_assert_null (strstr (without, "note"));
}

static void
test_new (void)
{
  const AdjXmlEdit two[] = {
    { "pen", 2, NULL, "colour", "gray" },
    { "pen", 3, NULL, "colour", "black" },
  };
  g_autofree char *after = adj_xml_edit (before, two, 2);
  g_autofree char *beyond = edit ((AdjXmlEdit){ "pen", 3, NULL, "colour", "gray" });

  g_assert_nonnull (strstr (after, "<pen colour=\"gray\"/>\n<pen colour=\"black\"/>\n</box>"));
  g_assert_null (beyond);
  assert_edit ((AdjXmlEdit){ "note", 1, NULL, NULL, "More." }, "<note>More.</note>\n</box>");
}

static void
test_children (void)
{
  const AdjXmlEdit both[] = {
    { "pen", 0, "tip", "width", "2" },
    { "pen", 0, "tip", "width", NULL },
  };
  g_autofree char *after = adj_xml_edit (before, both, 2);

  assert_edit (both[0], "<pen colour=\"red\"><tip width=\"2\"/>");
  g_assert_null (strstr (after, "tip"));
}

static void
test_no_xml (void)
{
  g_assert_null (adj_xml_edit ("", NULL, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml-edit/attributes", test_attributes);
  g_test_add_func ("/xml-edit/texts", test_texts);
  g_test_add_func ("/xml-edit/new", test_new);
  g_test_add_func ("/xml-edit/children", test_children);
  g_test_add_func ("/xml-edit/no-xml", test_no_xml);
  return g_test_run ();
}

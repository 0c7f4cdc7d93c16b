/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "desk/xml.h"
#include "sample.h"

static const char *const arms[] = { "infantry", "cavalry", "artillery", NULL };

static AdjXmlDoc *
read_body (const char *body)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
  g_autofree char *text =
      g_strconcat ("<sample xmlns='urn:adjutant:sample' version='1'>", body, "</sample>", NULL);

  return adj_xml_parse (text, strlen (text), &sample_format, problems);
}

static const AdjXmlNode *
first (AdjXmlDoc *doc, const char *name)
{
  return adj_xml_first (adj_xml_root (doc), name);
}

static void
assert_list (const AdjXmlNode *element, const char *attribute, const char *expected)
{
  g_autofree char **list = adj_xml_get_list (element, attribute);
  g_autofree char *joined = g_strjoinv ("|", list);

  g_assert_cmpstr (joined, ==, expected);
}

static void
test_values (void)
{
  g_autoptr (AdjXmlDoc) doc =
      read_body ("<counter id=' 3/1 ' title=' a title ' with=' b  c&#10;d '"
                 " hex='&#9;0412 ' path='0101 9999' strength=' 07 '"
                 " shift='-5' dice='1' mp=' 2/3 ' night=' yes' arm='cavalry'/>");
  const AdjXmlNode *counter = first (doc, "counter");

  g_assert_cmpstr (adj_xml_get (counter, "id"), ==, "3/1");
  g_assert_cmpstr (adj_xml_get (counter, "title"), ==, " a title ");
  g_assert_cmpstr (adj_xml_get (counter, "hex"), ==, "0412");
  g_assert_cmpint (adj_xml_get_int (counter, "strength", 1), ==, 7);
  g_assert_cmpint (adj_xml_get_int (counter, "shift", 1), ==, -5);
  g_assert_cmpint (adj_xml_get_mp (counter, "mp", 1), ==, 4);
  g_assert_true (adj_xml_get_yes (counter, "night", FALSE));
  g_assert_cmpint (adj_xml_get_word (counter, "arm", arms, -1), ==, 1);
  g_assert_true (adj_xml_has (counter, "mp"));
  assert_list (counter, "title", "a|title");
  assert_list (counter, "with", "b|c|d");
  assert_list (counter, "path", "0101|9999");
  assert_list (counter, "dice", "1");
}

/* An ampersand comes as itself, however it is written, and what looks like one is none. */
static void
test_ampersands (void)
{
  g_autoptr (AdjXmlDoc) doc =
      read_body ("<counter id='a' title='a&amp;b&#38;c&#x26;' strength='1' arm='cavalry'/>"
                 "<counter id='b' title='&amp;lt; &lt; &amp;#38;' strength='1' arm='cavalry'/>");
  const AdjXmlNode *one = first (doc, "counter");

  g_assert_cmpstr (adj_xml_get (one, "title"), ==, "a&b&c&");
  g_assert_cmpstr (adj_xml_get (adj_xml_next (one, "counter"), "title"), ==, "&lt; < &#38;");
}

/* A list with one wrong item is no list, wherever the item stands. */
static void
test_spoilt_list (void)
{
  g_autoptr (AdjXmlDoc) begins =
      read_body ("<counter id='a' title='t' path='12 0412' strength='1' arm='cavalry'/>");
  g_autoptr (AdjXmlDoc) ends =
      read_body ("<counter id='a' title='t' path='0412 12' strength='1' arm='cavalry'/>");

  assert_list (first (begins, "counter"), "path", "");
  assert_list (first (ends, "counter"), "path", "");
}

/* The first word and the plain no are values too, not what is missing. */
static void
test_first_words (void)
{
  g_autoptr (AdjXmlDoc) doc =
      read_body ("<counter id='a' hex='0101' strength='0' night='no' arm='infantry'/>");
  const AdjXmlNode *counter = first (doc, "counter");

  g_assert_false (adj_xml_get_yes (counter, "night", TRUE));
  g_assert_cmpint (adj_xml_get_word (counter, "arm", arms, -1), ==, 0);
  g_assert_cmpint (adj_xml_get_int (counter, "strength", 7), ==, 0);
}

static void
assert_fallbacks (const AdjXmlNode *counter)
{
  static const char *const all[] = { "id",    "title", "with", "hex",   "path", "strength",
                                     "shift", "dice",  "mp",   "night", "arm",  "other" };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_assert_null (adj_xml_get (counter, all[i]));
      g_assert_false (adj_xml_has (counter, all[i]));
    }
  g_assert_null (adj_xml_get (counter, "hex"));
  g_assert_cmpint (adj_xml_get_int (counter, "strength", -7), ==, -7);
  g_assert_cmpint (adj_xml_get_mp (counter, "mp", -7), ==, -7);
  g_assert_true (adj_xml_get_yes (counter, "night", TRUE));
  g_assert_false (adj_xml_get_yes (counter, "night", FALSE));
  g_assert_cmpint (adj_xml_get_word (counter, "arm", arms, -7), ==, -7);
  assert_list (counter, "with", "");
  assert_list (counter, "path", "");
  assert_list (counter, "dice", "");
}

static void
test_missing (void)
{
  g_autoptr (AdjXmlDoc) doc = read_body ("<counter/>");

  assert_fallbacks (first (doc, "counter"));
}

/* Also what is a number, but not one the table allows. */
static void
test_malformed (void)
{
  g_autoptr (AdjXmlDoc) doc =
      read_body ("<counter id='A' title='' with='b C' hex='0400' path=' ' strength='100' dice='7'"
                 " mp='600' night='YES' arm='navy' xmlns:o='urn:o' o:shift='1' other='1'/>");

  assert_fallbacks (first (doc, "counter"));
}

static void
test_elements (void)
{
  g_autoptr (AdjXmlDoc) doc = read_body ("text\n<row sum='1'/>\n<town/><note>x</note>\n"
                                         "<o:row xmlns:o='urn:o' sum='7'/>\n<row\n sum='2'/>"
                                         "<place hex='0101'/>");
  const AdjXmlNode *one = first (doc, NULL);
  const AdjXmlNode *two = adj_xml_next (one, "row");
  const AdjXmlNode *place = adj_xml_next (one, "place");

  g_assert_true (first (doc, "row") == one);
  g_assert_cmpint (adj_xml_get_int (one, "sum", 0), ==, 1);
  g_assert_cmpint (adj_xml_line (one), ==, 2);
  g_assert_true (adj_xml_next (one, NULL) == two);
  g_assert_cmpint (adj_xml_get_int (two, "sum", 0), ==, 2);
  g_assert_cmpint (adj_xml_line (two), ==, 5);
  g_assert_null (adj_xml_next (two, "row"));
  g_assert_true (adj_xml_next (two, NULL) == place);
  g_assert_null (adj_xml_next (place, NULL));
  g_assert_null (adj_xml_first (place, NULL));
  g_assert_null (first (doc, "town"));
  g_assert_null (first (doc, "note"));
}

static void
test_text (void)
{
  g_autoptr (AdjXmlDoc) doc =
      read_body ("<rule>\n a <!-- b -->c&amp;<![CDATA[<d>]]>\n\te&#13;f </rule>"
                 "<place hex='0101'><note>  \n </note><note>123456789 123"
                 "</note></place>");
  const AdjXmlNode *place = first (doc, "place");

  g_assert_cmpstr (adj_xml_text (first (doc, "rule")), ==, "a c&<d>\n e f");
  g_assert_null (adj_xml_text (place));
  g_assert_null (adj_xml_text (adj_xml_first (place, "note")));
  g_assert_null (adj_xml_text (adj_xml_next (adj_xml_first (place, "note"), "note")));
}

/* A line number in libxml2's field ends at 65535. */
static void
test_far_lines (void)
{
  g_autofree char *lines = g_strnfill (70000, '\n');
  g_autofree char *body = g_strconcat (lines, "<row sum='1'/>\n<row sum='2'/>\n", NULL);
  g_autoptr (AdjXmlDoc) doc = read_body (body);

  g_assert_cmpint (adj_xml_line (first (doc, "row")), ==, 70001);
  g_assert_cmpint (adj_xml_line (adj_xml_next (first (doc, "row"), NULL)), ==, 70002);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml-get/spoilt-list", test_spoilt_list);
  g_test_add_func ("/xml-get/values", test_values);
  g_test_add_func ("/xml-get/ampersands", test_ampersands);
  g_test_add_func ("/xml-get/first-words", test_first_words);
  g_test_add_func ("/xml-get/missing", test_missing);
  g_test_add_func ("/xml-get/malformed", test_malformed);
  g_test_add_func ("/xml-get/elements", test_elements);
  g_test_add_func ("/xml-get/text", test_text);
  g_test_add_func ("/xml-get/far-lines", test_far_lines);
  return g_test_run ();
}

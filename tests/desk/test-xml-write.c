/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "desk/xml.h"
#include "sample.h"

static void
test_document (void)
{
  AdjXmlWriter *writer = adj_xml_writer_new (&sample_format);
  g_autofree char *text = NULL;
  gsize length;

  adj_xml_writer_open (writer, "rule");
  adj_xml_writer_text (writer, "1 < 2 & \"3\"\nin two lines");
  adj_xml_writer_close (writer);
  adj_xml_writer_open (writer, "place");
  adj_xml_writer_set (writer, "hex", "0101");
  adj_xml_writer_open (writer, "note");
  adj_xml_writer_text (writer, "ford");
  adj_xml_writer_close (writer);
  adj_xml_writer_close (writer);
  adj_xml_writer_open (writer, "counter");
  adj_xml_writer_set (writer, "id", "d'utassy");
  adj_xml_writer_set (writer, "title", "<\"&'\xc3\xa9>");
  adj_xml_writer_set (writer, "with", NULL);
  adj_xml_writer_set_int (writer, "shift", -5);
  adj_xml_writer_set_mp (writer, "mp", 4);
  adj_xml_writer_set_yes (writer, "night", TRUE, FALSE);
  adj_xml_writer_set_yes (writer, "day", FALSE, FALSE);
  adj_xml_writer_set_yes (writer, "dusk", FALSE, 42);
  adj_xml_writer_set_yes (writer, "dawn", 42, TRUE);
  text = adj_xml_writer_free (writer, &length);

  g_assert_cmpuint (length, ==, strlen (text));
  g_assert_cmpstr (text, ==,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<sample xmlns=\"urn:adjutant:sample\" version=\"1\">\n"
                   "  <rule>1 &lt; 2 &amp; &quot;3&quot;\nin two lines</rule>\n"
                   "  <place hex=\"0101\">\n"
                   "    <note>ford</note>\n"
                   "  </place>\n"
                   "  <counter id=\"d'utassy\" title=\"&lt;&quot;&amp;'\xc3\xa9&gt;\" shift=\"-5\""
                   " mp=\"2/3\" night=\"yes\" dusk=\"no\"/>\n"
                   "</sample>\n");
}

/* ---- What is written can be read ---- */

/* Characters that XML treats in some special way, and some that it does not. */
static char *
any_text (GRand *dice, int most)
{
  static const char *const letters[] = { "a",
                                         "B",
                                         " ",
                                         "<",
                                         ">",
                                         "&",
                                         "\"",
                                         "'",
                                         "]]>",
                                         "--",
                                         ";",
                                         "#",
                                         "\xc3\xa9",
                                         "\xf0\x9f\x8e\xb2",
                                         "\xe2\x80\xa8",
                                         "\\",
                                         "%",
                                         "=" };
  GString *text = g_string_new (NULL);

  for (int i = g_rand_int_range (dice, 1, most + 1); i > 0; i--)
    g_string_append (text, letters[g_rand_int_range (dice, 0, G_N_ELEMENTS (letters))]);
  while (g_utf8_strlen (text->str, -1) > most)
    g_string_truncate (
        text, (gsize) (g_utf8_find_prev_char (text->str, text->str + text->len) - text->str));
  return g_string_free (text, FALSE);
}

static char *
write_one (const char *title, const char *rule, int number, int sixths, gboolean night)
{
  AdjXmlWriter *writer = adj_xml_writer_new (&sample_format);

  adj_xml_writer_open (writer, "rule");
  adj_xml_writer_text (writer, rule);
  adj_xml_writer_close (writer);
  for (int i = 0; i < 2; i++)
    {
      adj_xml_writer_open (writer, "row");
      adj_xml_writer_set_int (writer, "sum", number);
      adj_xml_writer_close (writer);
    }
  adj_xml_writer_open (writer, "place");
  adj_xml_writer_set (writer, "hex", "1318");
  adj_xml_writer_close (writer);
  adj_xml_writer_open (writer, "counter");
  adj_xml_writer_set (writer, "id", "a");
  adj_xml_writer_set (writer, "title", title);
  adj_xml_writer_set (writer, "hex", "0101");
  adj_xml_writer_set (writer, "strength", "1");
  adj_xml_writer_set_mp (writer, "mp", sixths);
  adj_xml_writer_set_yes (writer, "night", night, FALSE);
  adj_xml_writer_close (writer);
  return adj_xml_writer_free (writer, NULL);
}

static void
test_round_trip (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (9);

  for (int i = 0; i < 2000; i++)
    {
      g_autofree char *title = any_text (dice, 20);
      g_autofree char *middle = any_text (dice, 30);
      g_autofree char *rule = g_strconcat ("x", middle, "\nx", NULL);
      int number = (int) g_rand_int (dice);
      int sixths = g_rand_int_range (dice, 0, 595);
      gboolean night = g_rand_boolean (dice);
      g_autofree char *text = write_one (title, rule, number, sixths, night);
      g_autoptr (AdjProblems) problems = adj_problems_new ("written.xml");
      g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &sample_format, problems);
      const AdjXmlNode *root, *counter;

      g_assert_nonnull (doc);
      g_assert_cmpuint (adj_problems_count (problems), ==, 0);
      root = adj_xml_root (doc);
      counter = adj_xml_first (root, "counter");
      g_assert_cmpstr (adj_xml_text (adj_xml_first (root, "rule")), ==, rule);
      g_assert_cmpint (adj_xml_get_int (adj_xml_first (root, "row"), "sum", 0), ==, number);
      g_assert_cmpstr (adj_xml_get (counter, "title"), ==, title);
      g_assert_cmpstr (adj_xml_get (counter, "hex"), ==, "0101");
      g_assert_cmpint (adj_xml_get_mp (counter, "mp", -1), ==, sixths);
      g_assert_cmpint (adj_xml_get_yes (counter, "night", FALSE), ==, night);
    }
}

/* ---- What cannot be read is not written ---- */

static void
test_refused (void)
{
  static const char *const bad[] = {
    "a\nb", "", "a\tb", "a\x1b", "a\x7f", "\xc2\x9b", "\xff", "\xef\xbf\xbf",
  };
  AdjXmlWriter *writer = adj_xml_writer_new (&sample_format);
  g_autofree char *text = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_expect_message ("adjutant", G_LOG_LEVEL_CRITICAL, "*adj_xml_writer_set*");
      adj_xml_writer_set (writer, "title", bad[i]);
    }
  for (guint i = 1; i < G_N_ELEMENTS (bad); i++)
    {
      g_test_expect_message ("adjutant", G_LOG_LEVEL_CRITICAL, "*adj_xml_writer_text*");
      adj_xml_writer_text (writer, bad[i]);
    }
  g_test_assert_expected_messages ();
  text = adj_xml_writer_free (writer, NULL);
  g_assert_cmpstr (text, ==,
                   "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                   "<sample xmlns=\"urn:adjutant:sample\" version=\"1\"/>\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml-write/document", test_document);
  g_test_add_func ("/xml-write/round-trip", test_round_trip);
  g_test_add_func ("/xml-write/refused", test_refused);
  return g_test_run ();
}

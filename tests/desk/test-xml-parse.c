/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "desk/xml.h"
#include "sample.h"

#define ROOT "<sample xmlns='urn:adjutant:sample' version='1'>"
#define BODY "<row sum='1'/><row sum='2'/><place hex='0101'/>"
#define FOOT "</sample>"

/* ---- What ends the reading ---- */

static void
assert_fatal_bytes (const char *text, gsize length, int line, const char *id)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, length, &sample_format, problems);

  g_assert_null (doc);
  g_assert_cmpuint (adj_problems_count (problems), ==, 1);
  g_assert_cmpstr (adj_problems_get (problems, 0)->id, ==, id);
  g_assert_cmpint (adj_problems_get (problems, 0)->line, ==, line);
  g_assert_cmpint (adj_problems_get (problems, 0)->kind, ==, ADJ_PROBLEM_FORM);
}

static void
assert_fatal (const char *text, int line, const char *id)
{
  assert_fatal_bytes (text, strlen (text), line, id);
}

static void
assert_good (const char *text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &sample_format, problems);

  g_assert_nonnull (doc);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
}

static void
test_bytes (void)
{
  static const char nul[] = ROOT "\n" BODY "\0" FOOT;
  static const char utf16[] = "\xff\xfe<\0s\0a\0";

  assert_good ("\xef\xbb\xbf" ROOT BODY FOOT);
  assert_fatal ("", 0, "file-empty");
  assert_fatal (ROOT "\n\n<rule>\xe9</rule>" BODY FOOT, 3, "form-not-utf8");
  assert_fatal (ROOT BODY FOOT "\n\xed\xa0\x80", 2, "form-not-utf8");
  assert_fatal_bytes (nul, sizeof nul - 1, 2, "form-nul");
  assert_fatal_bytes (utf16, sizeof utf16 - 1, 1, "form-not-utf8");
}

static void
test_encoding (void)
{
  assert_good ("<?xml version='1.0' encoding=\"utf-8\"?>" ROOT BODY FOOT);
  assert_good (
      "\xef\xbb\xbf<?xml version='1.0' encoding='UTF-8' standalone='yes'?>" ROOT BODY FOOT);
  assert_good (ROOT "<!-- <?xml version='1.0' encoding='ISO-8859-1'?> -->" BODY FOOT);
  assert_fatal ("<?xml version='1.0' encoding='ISO-8859-1'?>" ROOT BODY FOOT, 1, "form-encoding");
  assert_fatal ("\xef\xbb\xbf<?xml version='1.0'\n encoding = \"UTF-16\" ?>" ROOT BODY FOOT, 1,
                "form-encoding");
  assert_fatal ("<?xml version='1.0' encoding='US-ASCII'?>" ROOT BODY FOOT, 1, "form-encoding");
}

static void
test_not_well_formed (void)
{
  assert_fatal ("hello\n", 1, "form-not-well-formed");
  assert_fatal (ROOT "\n" BODY, 2, "form-not-well-formed");
  assert_fatal (ROOT "\n<row\n sum='1'>" FOOT, 3, "form-not-well-formed");
  assert_fatal (ROOT BODY "\n<row sum='1' sum='2'/>" FOOT, 2, "form-not-well-formed");
  assert_fatal (ROOT BODY "\n&nbsp;" FOOT, 2, "form-not-well-formed");
  assert_fatal (ROOT BODY "\n<o:row sum='1'/>" FOOT, 2, "form-not-well-formed");
  assert_fatal (ROOT BODY "\n&#1;" FOOT, 2, "form-not-well-formed");
  assert_fatal (ROOT BODY FOOT "\n<more/>", 2, "form-not-well-formed");
}

static void
assert_said (const char *text, const char *expected)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");

  g_assert_null (adj_xml_parse (text, strlen (text), &sample_format, problems));
  g_assert_cmpuint (adj_problems_count (problems), ==, 1);
  g_assert_cmpstr (adj_problems_get (problems, 0)->text, ==, expected);
}

static void
test_parser_says (void)
{
  assert_said (ROOT "<row sum='1'></rows>" FOOT,
               "this is not well-formed XML: Opening and ending tag mismatch: row line 1 and rows");
  assert_said (ROOT "<row sum='1'/>",
               "this is not well-formed XML: Premature end of data in tag sample line 1");
  assert_said (ROOT "<row sum='1'><![CDATA[some\ntext",
               "this is not well-formed XML: CData section not finished");
}

static void
test_doctype (void)
{
  g_autofree char *secret = g_test_build_filename (G_TEST_DIST, "sample.xml", NULL);
  g_autofree char *external = g_strdup_printf (
      "<!DOCTYPE sample [<!ENTITY e SYSTEM '%s'>]>" ROOT "<rule>&e;</rule>" BODY FOOT, secret);

  assert_fatal ("<!DOCTYPE sample>" ROOT BODY FOOT, 1, "form-doctype");
  assert_fatal (
      "<?xml version='1.0'?>\n<!DOCTYPE sample SYSTEM 'http://localhost:1/x.dtd'>" ROOT BODY FOOT,
      2, "form-doctype");
  assert_fatal (external, 1, "form-doctype");
  assert_fatal ("<!DOCTYPE sample [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;'>"
                "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;'>]>" ROOT "<rule>&c;</rule>" BODY FOOT,
                1, "form-doctype");
}

static void
test_root (void)
{
  assert_fatal ("\n<simple xmlns='urn:adjutant:sample' version='1'/>", 2, "form-wrong-root");
  assert_fatal ("<sample version='1'>" BODY FOOT, 1, "form-wrong-namespace");
  assert_fatal ("<sample xmlns='urn:other' version='1'>" BODY FOOT, 1, "form-wrong-namespace");
  assert_good ("<s:sample xmlns:s='urn:adjutant:sample' version='1'><s:row sum='1'/>"
               "<s:row sum='1'/><s:place hex='0101'/></s:sample>");
}

/* ---- The version ---- */

static void
assert_version (const char *attribute, const char *id)
{
  g_autofree char *text =
      g_strdup_printf ("<sample xmlns='urn:adjutant:sample' %s>" BODY FOOT, attribute);
  g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &sample_format, problems);

  g_assert_nonnull (doc);
  g_assert_cmpuint (adj_problems_count (problems), ==, 1);
  g_assert_cmpstr (adj_problems_get (problems, 0)->id, ==, id);
}

static void
test_version (void)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
  static const char newer[] = "<sample xmlns='urn:adjutant:sample' version='3' magic='7'/>";

  assert_version ("", "form-missing-attribute");
  assert_version ("version='0'", "form-bad-number");
  assert_version ("version='one'", "form-bad-number");
  assert_fatal ("<sample xmlns='urn:adjutant:sample' version='2'/>", 1, "form-newer-version");
  g_assert_null (adj_xml_parse (newer, strlen (newer), &sample_format, problems));
  g_assert_cmpstr (adj_problems_get (problems, 0)->text, ==,
                   "made for a newer Adjutant: version 3, this program reads up to 1");
}

/* ---- Ceilings: what is just within, and what is just over ---- */

static char *
nested (guint depth)
{
  GString *text = g_string_new (ROOT BODY);

  for (guint i = 1; i < depth; i++)
    g_string_append (text, "<place hex='0101'>");
  for (guint i = 1; i < depth; i++)
    g_string_append (text, "</place>");
  g_string_append (text, FOOT);
  return g_string_free (text, FALSE);
}

static char *
many (guint elements)
{
  GString *text = g_string_new (ROOT BODY);

  for (guint i = 4; i < elements; i++)
    g_string_append (text, "<place hex='0101'/>");
  g_string_append (text, FOOT);
  return g_string_free (text, FALSE);
}

static char *
padded (gsize length)
{
  g_autofree char *blanks = g_strnfill (length - strlen (ROOT BODY FOOT), ' ');

  return g_strconcat (ROOT BODY, blanks, FOOT, NULL);
}

static void
assert_ceiling (char *within, char *over, const char *id)
{
  assert_good (within);
  assert_fatal (over, g_str_equal (id, "file-too-large") ? 0 : 1, id);
  g_free (within);
  g_free (over);
}

static void
test_ceilings (void)
{
  assert_ceiling (nested (sample_format.max_depth), nested (sample_format.max_depth + 1),
                  "form-too-deep");
  assert_ceiling (many (sample_format.max_elements), many (sample_format.max_elements + 1),
                  "form-too-many-elements");
  assert_ceiling (padded (sample_format.max_bytes), padded (sample_format.max_bytes + 1),
                  "file-too-large");
}

/* libxml2 would compare each with every other. */
static void
test_attribute_flood (void)
{
  GString *text = g_string_new ("<sample\n");

  for (int i = 0; i < 10001; i++)
    g_string_append_printf (text, " a%d=''", i);
  g_string_append (text, "/>");
  assert_fatal (text->str, 2, "form-too-many-attributes");
  g_string_free (text, TRUE);
}

/* Only those of one tag count: a text may be a whole file with all its attributes. */
static void
test_equals_signs (void)
{
  g_autofree char *signs = g_strnfill (10001, '=');
  g_autofree char *in_text = g_strconcat ("<sample>it's ", signs, "</sample>", NULL);
  g_autofree char *in_value = g_strconcat ("<sample about='>", signs, "'/>", NULL);
  const char *const texts[] = { in_text, in_value };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("sample");
      g_autoptr (AdjXmlDoc) doc =
          adj_xml_parse (texts[i], strlen (texts[i]), &sample_format, problems);

      g_assert_false (adj_problems_has (problems, "form-too-many-attributes"));
    }
}

/* ---- Files ---- */

static void
test_load (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "sample.xml", NULL);
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjProblems) none = adj_problems_new ("none.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_load (path, &sample_format, problems);

  g_assert_nonnull (doc);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  g_assert_null (adj_xml_load ("/nonexistent/none.xml", &sample_format, none));
  g_assert_true (adj_problems_has (none, "file-open"));
}

/* ---- Damaged files ---- */

/* Cut off anywhere a document is refused, but behind its last tag. */
static void
test_cut_off (void)
{
  g_autofree char *text = sample_text ();
  gsize whole = (gsize) (strstr (text, FOOT) - text) + strlen (FOOT);

  for (gsize length = 0; length <= strlen (text); length++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
      g_autofree char *part = g_memdup2 (text, length + 1); /* so that reading on is noticed */
      g_autoptr (AdjXmlDoc) doc = adj_xml_parse (part, length, &sample_format, problems);

      g_assert_cmpint (doc != NULL, ==, length >= whole);
      g_assert_cmpint (adj_problems_usable (problems), ==, length >= whole);
    }
}

static void
walk (const AdjXmlNode *element)
{
  g_assert_cmpint (adj_xml_line (element), >, 0);
  adj_xml_text (element);
  for (const AdjXmlNode *child = adj_xml_first (element, NULL); child != NULL;
       child = adj_xml_next (child, NULL))
    {
      g_assert_cmpint (adj_xml_get_int (child, "strength", 0), >=, 0);
      g_assert_cmpint (adj_xml_get_int (child, "strength", 0), <=, 99);
      walk (child);
    }
}

/* A file is read and walked, or refused with a problem, whatever stands in it. */
static void
test_random_damage (void)
{
  static const char bytes[] = "<>/=&;'\" \n\t!?-[]0a\xc3\xa9\xff\x01#x:";
  g_autoptr (GRand) dice = g_rand_new_with_seed (5);
  g_autofree char *text = sample_text ();
  guint good = 0;

  for (int i = 0; i < 8000; i++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
      g_autofree char *damaged = g_strdup (text);
      g_autoptr (AdjXmlDoc) doc = NULL;

      for (int k = g_rand_int_range (dice, 0, 4); k >= 0; k--)
        damaged[g_rand_int_range (dice, 0, (gint32) strlen (text))] =
            bytes[g_rand_int_range (dice, 0, sizeof bytes - 1)];
      doc = adj_xml_parse (damaged, strlen (text), &sample_format, problems);
      g_assert_true (doc != NULL || !adj_problems_usable (problems));
      if (doc != NULL)
        walk (adj_xml_root (doc));
      good += doc != NULL ? 1 : 0;
    }
  g_assert_cmpuint (good, >, 800);
  g_assert_cmpuint (good, <, 7200);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml-parse/bytes", test_bytes);
  g_test_add_func ("/xml-parse/encoding", test_encoding);
  g_test_add_func ("/xml-parse/not-well-formed", test_not_well_formed);
  g_test_add_func ("/xml-parse/parser-says", test_parser_says);
  g_test_add_func ("/xml-parse/doctype", test_doctype);
  g_test_add_func ("/xml-parse/root", test_root);
  g_test_add_func ("/xml-parse/version", test_version);
  g_test_add_func ("/xml-parse/ceilings", test_ceilings);
  g_test_add_func ("/xml-parse/attribute-flood", test_attribute_flood);
  g_test_add_func ("/xml-parse/equals signs", test_equals_signs);
  g_test_add_func ("/xml-parse/load", test_load);
  g_test_add_func ("/xml-parse/cut-off", test_cut_off);
  g_test_add_func ("/xml-parse/random-damage", test_random_damage);
  return g_test_run ();
}

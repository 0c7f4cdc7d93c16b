/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "desk/xml.h"
#include "sample.h"

/* Three lines that make a document valid; a case's body begins on line 4. */
#define HEAD                                                                                       \
  "<sample xmlns='urn:adjutant:sample' version='1'>\n"                                             \
  "<row sum='1'/><row sum='2'/>\n"                                                                 \
  "<place hex='0101'/>\n"
#define FOOT "</sample>\n"

/* Lists of them end with a NULL id. */
typedef struct
{
  int line;
  const char *id;
} Fault;

static char *
document (const char *body)
{
  return g_strconcat (HEAD, body, FOOT, NULL);
}

/* The faults found are those expected, and no others. */
static void
assert_text_faults (const char *text, const Fault *expected)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &sample_format, problems);

  g_assert_nonnull (doc);
  adj_problems_sort (problems);
  for (guint i = 0; i < adj_problems_count (problems); i++)
    {
      const AdjProblem *problem = adj_problems_get (problems, i);

      g_assert_cmpint (problem->kind, ==, ADJ_PROBLEM_FORM);
      g_assert_cmpstr (problem->id, ==, expected[i].id);
      g_assert_cmpint (problem->line, ==, expected[i].line);
    }
  g_assert_null (expected[adj_problems_count (problems)].id);
}

static void
assert_faults (const char *body, const Fault *expected)
{
  g_autofree char *text = document (body);

  g_test_message ("%s", body);
  assert_text_faults (text, expected);
}

static char *
only_text (const char *body)
{
  g_autofree char *text = document (body);
  g_autoptr (AdjProblems) problems = adj_problems_new ("sample.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &sample_format, problems);

  g_assert_nonnull (doc);
  g_assert_cmpuint (adj_problems_count (problems), ==, 1);
  return g_strdup (adj_problems_get (problems, 0)->text);
}

static void
test_sample_is_valid (void)
{
  g_autofree char *text = sample_text ();

  assert_text_faults (text, (Fault[]){ { 0, NULL } });
}

/* ---- One fault each ---- */

static const struct
{
  const char *body;
  Fault faults[4];
} cases[] = {
  { "", { { 0, NULL } } },
  { "<rule>x</rule>\n<counter id='a' hex='0101' strength='1'/>", { { 0, NULL } } },
  { "<!-- any --><?any thing?>\n", { { 0, NULL } } },

  { "\n<countr id='a'/>", { { 5, "form-unknown-element" }, { 0, NULL } } },
  { "\n<note>x</note>", { { 5, "form-misplaced-element" }, { 0, NULL } } },
  { "\n<sample version='1'/>",
    { { 5, "form-misplaced-element" },
      { 5, "form-missing-child" },
      { 5, "form-missing-child" },
      { 0, NULL } } },
  { "\n<note xmlns=''>x</note>", { { 5, "form-foreign-element" }, { 0, NULL } } },
  { "\n<o:counter xmlns:o='urn:other'/>", { { 5, "form-foreign-element" }, { 0, NULL } } },
  { "\n<rule>x</rule>\n<rule>y</rule>\n", { { 6, "form-too-many" }, { 0, NULL } } },
  { "\n<row sum='3'/>\n<row sum='4'/>\n<row sum='5'/>", { { 6, "form-too-many" }, { 0, NULL } } },
  { "\nstray", { { 5, "form-stray-text" }, { 0, NULL } } },
  { "\n<place hex='0102'>x</place>", { { 5, "form-stray-text" }, { 0, NULL } } },
  { "\n<![CDATA[stray]]>", { { 5, "form-stray-text" }, { 0, NULL } } },
  { "\n<![CDATA[ \n\n stray\n\n]]>", { { 7, "form-stray-text" }, { 0, NULL } } },
  { "\n \n stray\n\nmore\n", { { 6, "form-stray-text" }, { 0, NULL } } },
  { "<place hex='0102'>\n&#x2014;</place>", { { 5, "form-stray-text" }, { 0, NULL } } },

  { "\n<rule/>", { { 5, "form-missing-text" }, { 0, NULL } } },
  { "\n<rule> \n </rule>", { { 5, "form-missing-text" }, { 0, NULL } } },
  { "\n<rule><!-- none --></rule>", { { 5, "form-missing-text" }, { 0, NULL } } },
  { "<rule>1234567890 1234567890\n 1234567890 1234567</rule>", { { 0, NULL } } },
  { "<rule>1234567890 1234567890 <!-- and --> 1234567890 1234567</rule>", { { 0, NULL } } },
  { "<rule>1234567890<![CDATA[&1234567890]]>&#233;234567890 1234567</rule>", { { 0, NULL } } },
  { "\n<rule>1234567890 1234567890 1234567890 12345678</rule>",
    { { 5, "form-long-text" }, { 0, NULL } } },
  { "\n<rule>a\xc2\x9b"
    "b</rule>",
    { { 5, "form-control-text" }, { 0, NULL } } },
  { "\n<rule>a&#127;b</rule>", { { 5, "form-control-text" }, { 0, NULL } } },

  { "<place/>", { { 4, "form-missing-attribute" }, { 0, NULL } } },
  { "<place hex='0102' color='red'/>", { { 4, "form-unknown-attribute" }, { 0, NULL } } },
  { "<place hex='0102' version='1'/>", { { 4, "form-unknown-attribute" }, { 0, NULL } } },
  { "<place hex='0102' xml:lang='en'/>", { { 4, "form-foreign-attribute" }, { 0, NULL } } },
  { "<place xmlns:o='urn:o' o:hex='0102'/>",
    { { 4, "form-foreign-attribute" }, { 4, "form-missing-attribute" }, { 0, NULL } } },

  { "<place hex='102'/>", { { 4, "form-bad-place" }, { 0, NULL } } },
  { "<place hex='0102 0103'/>", { { 4, "form-bad-place" }, { 0, NULL } } },
  { "<place hex=''/>", { { 4, "form-bad-place" }, { 0, NULL } } },
  { "<place hex=' 0102&#10;'/>", { { 0, NULL } } },
  { "<row sum='1/2'/>", { { 4, "form-bad-number" }, { 0, NULL } } },
};

/* The same for one more attribute of a counter. */
static const struct
{
  const char *attribute;
  Fault faults[4];
} attributes[] = {
  { "title='12345678901234567890'", { { 0, NULL } } },
  { "title='123456789012345678901'", { { 4, "form-bad-text" }, { 0, NULL } } },
  { "title=''", { { 4, "form-bad-text" }, { 0, NULL } } },
  { "title='a&#9;b'", { { 4, "form-bad-text" }, { 0, NULL } } },
  { "title='a&#x85;b'", { { 4, "form-bad-text" }, { 0, NULL } } },
  { "title='a\tb'", { { 0, NULL } } }, /* which XML makes a blank of */
  { "with='a b'", { { 0, NULL } } },
  { "with='A b C'", { { 4, "form-bad-name" }, { 4, "form-bad-name" }, { 0, NULL } } },
  { "with='abcdefghijklm'", { { 4, "form-bad-name" }, { 0, NULL } } },
  { "with=''", { { 4, "form-empty-list" }, { 0, NULL } } },
  { "with=' &#10; '", { { 4, "form-empty-list" }, { 0, NULL } } },
  { "path='0101&#9;0102   0103'", { { 0, NULL } } },
  { "path='0101 x 0103'", { { 4, "form-bad-place" }, { 0, NULL } } },
  { "dice='1 6'", { { 0, NULL } } },
  { "dice='0 1 6 7'", { { 4, "form-bad-number" }, { 4, "form-bad-number" }, { 0, NULL } } },
  { "dice='1,6'", { { 4, "form-bad-number" }, { 0, NULL } } },
  { "shift='-5'", { { 0, NULL } } },
  { "shift='-6'", { { 4, "form-bad-number" }, { 0, NULL } } },
  { "shift='6'", { { 4, "form-bad-number" }, { 0, NULL } } },
  { "mp='2/3'", { { 0, NULL } } },
  { "mp='2/5'", { { 4, "form-bad-mp" }, { 0, NULL } } },
  { "mp='1 2'", { { 4, "form-bad-mp" }, { 0, NULL } } },
  { "night=' yes '", { { 0, NULL } } },
  { "night='Yes'", { { 4, "form-bad-yes" }, { 0, NULL } } },
  { "arm='cavalry'", { { 0, NULL } } },
  { "arm='Cavalry'", { { 4, "form-bad-word" }, { 0, NULL } } },
  { "arm=''", { { 4, "form-bad-word" }, { 0, NULL } } },
};

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    assert_faults (cases[i].body, cases[i].faults);
}

static void
test_attributes (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (attributes); i++)
    {
      g_autofree char *body =
          g_strdup_printf ("<counter id='a' hex='0101' strength='1' %s/>", attributes[i].attribute);

      assert_faults (body, attributes[i].faults);
    }
}

static void
test_missing_children (void)
{
  static const char text[] =
      "<sample xmlns='urn:adjutant:sample'\n version='1'><row sum='1'/></sample>";
  static const Fault expected[] = { { 1, "form-missing-child" },
                                    { 1, "form-missing-child" },
                                    { 0, NULL } };

  assert_text_faults (text, expected);
}

/* ---- All of them at once ---- */

static void
test_every_fault (void)
{
  static const char body[] = "<counter\n"
                             "   id='A'\n"
                             "   hex='1'\n"
                             "   stength='2'/>\n"
                             "<place hex='0102'>\n"
                             "  text\n"
                             "  &amp; here <counter hex='0202'/>\n"
                             "  <note/>\n"
                             "  <place><note>thirteen char</note></place>\n"
                             "</place>\n"
                             "<!-- a\n"
                             "  comment --> more\n"
                             "<town/>\n";

  static const Fault expected[] = {
    { 4, "form-bad-name" },           { 4, "form-bad-place" },
    { 4, "form-unknown-attribute" },  { 4, "form-missing-attribute" },
    { 9, "form-stray-text" },         { 10, "form-misplaced-element" },
    { 10, "form-missing-attribute" }, { 10, "form-missing-attribute" },
    { 11, "form-missing-text" },      { 12, "form-missing-attribute" },
    { 12, "form-long-text" },         { 15, "form-stray-text" },
    { 16, "form-unknown-element" },   { 0, NULL },
  };

  assert_faults (body, expected);
}

/* ---- What is said ---- */

static void
assert_says (const char *body, const char *expected)
{
  g_autofree char *text = only_text (body);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_words (void)
{
  assert_says ("<countr/>", "there is no element 'countr'; did you mean 'counter'?");
  assert_says ("<town/>", "there is no element 'town'; there may be: rule, row, place, counter");
  assert_says ("<place hex='0101'><note>x<row sum='1'/></note></place>",
               "'row' may not stand in 'note'; nothing of the kind may stand there");
  assert_says ("<place hex='0101' heX='1'/>",
               "'place' has no attribute 'heX'; did you mean 'hex'?");
  assert_says ("<row sum='12x'/>", "sum: '12x' is not a number from -2147483648 to 2147483647");
  assert_says ("<place hex='12'/>", "hex: '12' is not a place");
  assert_says ("<counter id='a' hex='0101' strength='1' arm='navy'/>",
               "arm: 'navy' is not one of infantry, cavalry, artillery");
}

/* A value as long as the file is not quoted in full: 40 characters of it, and that there is more.
 */
static void
assert_quoted (gsize length, gsize shown)
{
  g_autofree char *value = g_strnfill (length, '7');
  g_autofree char *body = g_strdup_printf ("<place hex='%s'/>", value);
  g_autofree char *text = only_text (body);
  g_autofree char *part = g_strndup (value, shown);
  g_autofree char *quoted = g_strdup_printf ("'%s%s'", part, shown < length ? "..." : "");

  g_assert_nonnull (strstr (text, quoted));
}

static void
test_long_value (void)
{
  assert_quoted (40, 40);
  assert_quoted (41, 40);
  assert_quoted (100000, 40);
}

/* ---- Versions ---- */

static const char *const sorts[] = { "old", "new", NULL };

static const AdjXmlAttribute grown_attributes[] = {
  { "id", ADJ_XML_NAME, FALSE, 0, 40 },
  { "late", ADJ_XML_NAME, FALSE, 0, 40, .since = 2 },
  { "sort", ADJ_XML_WORD, FALSE, 0, 0, sorts, .since = 2, .n_first = 1 },
  { NULL },
};

static const AdjXmlChild grown_children[] = {
  { "bud", 0, 1, .since = 2 },
  { NULL },
};

static const AdjXmlFormat grown_format = {
  .namespace_uri = "urn:adjutant:grown",
  .root = "grown",
  .version = 2,
  .max_bytes = 1000,
  .max_depth = 2,
  .max_elements = 2,
  .elements = (const AdjXmlElement[]){ { "grown", grown_attributes, grown_children },
                                       { "bud", NULL },
                                       { NULL } },
};

/* id: NULL where nothing is wrong. rest: attributes, and what else there is. */
static void
assert_version (int version, const char *rest, const char *id)
{
  g_autofree char *text =
      g_strdup_printf ("<grown xmlns='urn:adjutant:grown' version='%d'\n%s%s", version, rest,
                       strchr (rest, '>') != NULL ? "</grown>" : "/>");
  g_autoptr (AdjProblems) problems = adj_problems_new ("grown.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &grown_format, problems);

  g_test_message ("%s", text);
  g_assert_nonnull (doc);
  g_assert_cmpuint (adj_problems_count (problems), ==, id != NULL ? 1 : 0);
  if (id != NULL)
    g_assert_cmpstr (adj_problems_get (problems, 0)->id, ==, id);
}

/* What a version brought is refused in a file that says it is older, word by word. */
static void
test_later_version (void)
{
  assert_version (1, "id='a'", NULL);
  assert_version (1, "sort=' old '", NULL);
  assert_version (1, "late='a'", "form-later-version");
  assert_version (1, "sort=' new '", "form-later-version");
  assert_version (1, "sort='newer'", "form-bad-word");
  assert_version (1, "><bud/>", "form-later-element");
  assert_version (2, "><bud/>", NULL);
  assert_version (2, "late='a'", NULL);
  assert_version (2, "sort='new'", NULL);
}

/* Carriage returns alone become ends of lines in a text, but the parser counts none: the text is on
 * the first line, as all is. */
static void
test_old_line_ends (void)
{
  g_autofree char *text = document ("stray\n\n\n\n\n\nmore");

  assert_text_faults (g_strdelimit (text, "\n", '\r'),
                      (Fault[]){ { 1, "form-stray-text" }, { 0, NULL } });
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml-form/sample-is-valid", test_sample_is_valid);
  g_test_add_func ("/xml-form/cases", test_cases);
  g_test_add_func ("/xml-form/attributes", test_attributes);
  g_test_add_func ("/xml-form/missing-children", test_missing_children);
  g_test_add_func ("/xml-form/every-fault", test_every_fault);
  g_test_add_func ("/xml-form/old line ends", test_old_line_ends);
  g_test_add_func ("/xml-form/words", test_words);
  g_test_add_func ("/xml-form/long-value", test_long_value);
  g_test_add_func ("/xml-form/later version", test_later_version);
  return g_test_run ();
}

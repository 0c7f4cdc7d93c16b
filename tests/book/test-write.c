/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/ruleset-form.h"
#include "book/scenario-form.h"
#include "books.h"
#include "desk/xml-private.h"

/* A file that is read and written back is equal: the same elements in the same order with the same
 * attributes and texts, and the second writing is the first to the byte. */

/* ---- Two documents ---- */

/* Lists whose order says nothing. */
static gboolean
is_set (const char *attribute)
{
  static const char *const sets[] = { "are", "has", "needs", "offsets", "brings", NULL };

  return g_strv_contains (sets, attribute);
}

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* The words of a text, one blank between; sorted if they are a set. */
static char *
normal (const char *text, gboolean set)
{
  g_auto (GStrv) parts = g_strsplit_set (text, " \t\n", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();

  for (int i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_ptr_array_add (words, parts[i]);
  if (set)
    g_ptr_array_sort (words, compare_words);
  g_ptr_array_add (words, NULL);
  return g_strjoinv (" ", (char **) words->pdata);
}

static void
assert_equal_attributes (const AdjXmlNode *a, const AdjXmlNode *b)
{
  for (guint i = 0; i < a->n_values; i++)
    {
      const char *name = a->values[i].name;
      const char *value = adj_xml_get (b, name);
      g_autofree char *left = normal (adj_xml_get (a, name), is_set (name));
      g_autofree char *right = value != NULL ? normal (value, is_set (name)) : NULL;

      g_test_message ("line %d, %s", adj_xml_line (a), name);
      g_assert_cmpstr (left, ==, right);
    }
  g_assert_cmpuint (a->n_values, ==, b->n_values);
}

static void
assert_equal_elements (const AdjXmlNode *a, const AdjXmlNode *b)
{
  const char *text_a = adj_xml_text (a);
  const char *text_b = adj_xml_text (b);
  g_autofree char *left = normal (text_a != NULL ? text_a : "", FALSE);
  g_autofree char *right = normal (text_b != NULL ? text_b : "", FALSE);
  const AdjXmlNode *child_b = adj_xml_first (b, NULL);

  g_assert_cmpstr (adj_xml_name (a), ==, adj_xml_name (b));
  assert_equal_attributes (a, b);
  g_assert_cmpstr (left, ==, right);
  for (const AdjXmlNode *child = adj_xml_first (a, NULL); child; child = adj_xml_next (child, NULL))
    {
      g_test_message ("line %d", adj_xml_line (child));
      g_assert_nonnull (child_b);
      assert_equal_elements (child, child_b);
      child_b = adj_xml_next (child_b, NULL);
    }
  g_assert_null (child_b);
}

static void
assert_equal_text (const char *path, const char *text, gsize length, const AdjXmlFormat *format)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjXmlDoc) before = adj_xml_load (path, format, problems);
  g_autoptr (AdjXmlDoc) after = adj_xml_parse (text, length, format, problems);

  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  assert_equal_elements (adj_xml_root (before), adj_xml_root (after));
}

/* ---- Scenarios and rulesets ---- */

static void
test_scenario (gconstpointer path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjScenario) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gsize first_length;
  gsize second_length;

  g_assert_nonnull (loaded->book);
  first = adj_scenario_write (loaded->book->scenario, &first_length);
  assert_equal_text (path, first, first_length, &adj_scenario_format);
  again = adj_scenario_parse (first, first_length, loaded->book->ruleset, problems);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  second = adj_scenario_write (again, &second_length);
  g_assert_cmpmem (first, first_length, second, second_length);
}

static void
test_ruleset (gconstpointer path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (path, problems);
  g_autoptr (AdjRuleset) again = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  gsize first_length;
  gsize second_length;

  g_assert_nonnull (ruleset);
  first = adj_ruleset_write (ruleset, &first_length);
  assert_equal_text (path, first, first_length, &adj_ruleset_format);
  again = adj_ruleset_parse (first, first_length, problems);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  second = adj_ruleset_write (again, &second_length);
  g_assert_cmpmem (first, first_length, second, second_length);
}

static void
test_references (void)
{
  g_autoptr (AdjBook) book = small_book ();
  g_autoptr (AdjBook) second = adj_book_ref (book);
  g_autoptr (AdjScenario) scenario = adj_scenario_ref (book->scenario);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_ref (book->ruleset);

  g_clear_pointer (&book, adj_book_unref);
  g_clear_pointer (&second, adj_book_unref);
  g_assert_cmpstr (scenario->id, ==, "small");
  g_clear_pointer (&scenario, adj_scenario_unref);
  g_assert_cmpstr (ruleset->id, ==, "small");
}

static void
add (const char *path, void (*test) (gconstpointer))
{
  g_autofree char *file = g_path_get_basename (path);
  g_autofree char *name = g_strconcat ("/write/", file, NULL);

  g_test_add_data_func_full (name, g_strdup (path), test, g_free);
}

int
main (int argc, char **argv)
{
  static const char *const ours[] = { "small.scenario.xml", "bare.scenario.xml" };
  g_auto (GStrv) paths = NULL;
  g_autofree char *shipped_ruleset = NULL;
  g_autofree char *revised_ruleset = NULL;
  g_autofree char *small_ruleset = NULL;

  g_test_init (&argc, &argv, NULL);
  paths = adj_library_scenarios ();
  for (int i = 0; paths[i] != NULL; i++)
    add (paths[i], test_scenario);
  for (guint i = 0; i < G_N_ELEMENTS (ours); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, ours[i], NULL);

      add (path, test_scenario);
    }
  shipped_ruleset = adj_library_find_ruleset ("blue-and-gray");
  small_ruleset = g_test_build_filename (G_TEST_DIST, "small.ruleset.xml", NULL);
  add (shipped_ruleset, test_ruleset);
  revised_ruleset = adj_library_find_ruleset ("blue-and-grey-revised");
  add (revised_ruleset, test_ruleset);
  add (small_ruleset, test_ruleset);
  g_test_add_func ("/write/references", test_references);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/library.h"
#include "book/lint.h"
#include "books.h"

/* Where the linter keeps silent: maps and set-ups that look odd and are meant. What it does
 * complain of is in tests/book/bad. */

#define MILL "<hex id=\"0203\" name=\"Old Mill\" drawn=\"town\"/>"
#define WEST "<hexside between=\"0103 0203\" has=\"road\" name=\"Mill Road\"/>"

static const struct
{
  const char *name;
  const char *edits[5]; /* old, new, old, new */
  const char *id;       /* the one thing that is said; NULL: nothing */
} cases[] = {
  /* a road that ends */
  { "in-the-open", { WEST, "", MILL, "<hex id=\"0203\"/>" }, "path-stops" },
  { "in-a-named-hex", { WEST, "", MILL, "<hex id=\"0203\" name=\"Old Mill\"/>" }, NULL },
  { "in-a-town", { WEST, "", MILL, "<hex id=\"0203\" drawn=\"town\"/>" }, NULL },
  { "in-a-marked-hex", { WEST, "", MILL, "<hex id=\"0203\" check=\"So drawn.\"/>" }, NULL },
  { "as-a-trail",
    { "<hexside between=\"0503 0603\" has=\"road\"/>",
      "<hexside between=\"0502 0503\" has=\"trail\"/>" },
    "path-stops" },
  { "at-the-bridge",
    { "<hexside between=\"0203 0303\" has=\"road\" name=\"Mill Road\"/>", "",
      "has=\"creek bridge road\"", "has=\"creek bridge\"" },
    "path-stops" },
  /* creeks that meet, and one that ends at the edge */
  { "creek-to-the-edge",
    { "<hexside between=\"0503 0603\" has=\"road\"/>",
      "<hexside between=\"0503 0603\" has=\"road\"/><hexside between=\"0605 0604\" has=\"creek\"/>"
      "<hexside between=\"0505 0604\" has=\"creek\"/>" },
    "creek-ends" },
  { "creek-across-a-corner",
    { "<hexside between=\"0503 0603\" has=\"road\"/>",
      "<hexside between=\"0503 0603\" has=\"road\"/><hexside between=\"0605 0604\" has=\"creek\"/>"
      "<hexside between=\"0505 0604\" has=\"creek\"/>"
      "<hexside between=\"0504 0604\" has=\"creek\"/>"
      "<hexside between=\"0603 0604\" has=\"creek\"/>" },
    NULL },
  /* a trail from one mill to another that leaves the map nowhere is told, in tests/book/bad; one
   * that does is none of the linter's */
  { "trail-apart-off-the-map",
    { "<hexside between=\"0503 0603\" has=\"road\"/>",
      "<hexside between=\"0503 0603\" has=\"road\"/><hexside between=\"0201 0202\" "
      "has=\"trail\"/>",
      "<hex id=\"0202\" terrain=\"forest\"/>",
      "<hex id=\"0202\" terrain=\"forest\" name=\"Upper Mill\"/>" },
    NULL },
  /* units */
  { "arrivals-unknown", { "what=\"set-up\"", "what=\"arrivals\"" }, NULL },
  { "alone-in-its-hex", { "turn=\"3\" entry=\"0103\"", "hex=\"0103\"" }, NULL },
  { "enemies", { "hex=\"0202\" group", "hex=\"0402\" group" }, "set-up-with-enemy" },
  { "far-with-one-order", { "movement=\"6\"", "movement=\"25\"" }, NULL },
  { "farther-than-one-order", { "movement=\"6\"", "movement=\"26\"" }, "march-too-long" },
  { "friends", { "strength=\"4\" hex=\"0402\"", "strength=\"4\" hex=\"0504\"" }, NULL },
  /* turns */
  { "levels-side-by-side", { "from=\"5\" level=\"1\"", "from=\"5\" to=\"5\" level=\"1\"" }, NULL },
  { "levels-of-one-turn",
    { "from=\"5\" level=\"1\"", "from=\"4\" to=\"4\" level=\"1\"" },
    "command-overlap" },
};

static void
edit (GString *text, const char *old, const char *new)
{
  g_assert_cmpuint (g_string_replace (text, old, new, 0), ==, 1);
}

static GString *
small_text (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return g_string_new (text);
}

static void
test_case (gconstpointer data)
{
  const typeof (cases[0]) *odd = data;
  g_autoptr (GString) ruleset_text = small_text ("small.ruleset.xml");
  g_autoptr (GString) text = small_text ("small.scenario.xml");
  g_autoptr (AdjProblems) problems = adj_problems_new (odd->name);
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjBook) book = NULL;

  for (int i = 0; odd->edits[i] != NULL; i += 2)
    edit (text, odd->edits[i], odd->edits[i + 1]);
  ruleset = adj_ruleset_parse (ruleset_text->str, ruleset_text->len, problems);
  scenario = adj_scenario_parse (text->str, text->len, ruleset, problems);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  book = adj_book_new (scenario);
  adj_lint (book, problems);
  for (guint i = 0; i < adj_problems_count (problems); i++)
    {
      const AdjProblem *problem = adj_problems_get (problems, i);

      g_test_message ("%s", problem->text);
      g_assert_cmpint (problem->kind, ==, ADJ_PROBLEM_LINT);
      g_assert_cmpint (problem->line, >, 0);
    }
  g_assert_cmpuint (adj_problems_count (problems), ==, odd->id != NULL);
  g_assert_true (odd->id == NULL || adj_problems_has (problems, odd->id));
}

/* The first award names hexes until there are so many in all. */
static void
assert_held (guint n, gboolean complains)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  g_autoptr (AdjProblems) problems = adj_problems_new ("chickamauga");
  GArray *awards = book->scenario->awards;
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < awards->len; i++)
    for (guint j = 0; j < g_array_index (awards, AdjAward, i).hexes->len; j++)
      g_hash_table_add (named, GINT_TO_POINTER (g_array_index (
                                   g_array_index (awards, AdjAward, i).hexes, AdjHexId, j)));
  for (guint hex = 0; g_hash_table_size (named) < n; hex++)
    if (g_hash_table_add (named, GINT_TO_POINTER (book->hexes[hex].id)))
      g_array_append_val (g_array_index (awards, AdjAward, 0).hexes, book->hexes[hex].id);
  adj_lint (book, problems);
  g_assert_cmpint (adj_problems_has (problems, "too-many-held"), ==, complains);
  g_assert_cmpuint (adj_problems_count (problems), ==, complains);
}

static void
test_held (void)
{
  assert_held (ADJ_MAX_HELD, FALSE);
  assert_held (ADJ_MAX_HELD + 1, TRUE);
}

/* A doubt has its place: the side where a creek ends, the hex where a road stops, and none for what
 * is nowhere on the map. */
static void
test_places (void)
{
  g_autoptr (GString) ruleset_text = small_text ("small.ruleset.xml");
  g_autoptr (GString) text = small_text ("small.scenario.xml");
  g_autoptr (AdjProblems) problems = adj_problems_new ("small");
  g_autoptr (AdjRuleset) ruleset = NULL;
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjBook) book = NULL;
  static const struct
  {
    const char *id;
    AdjHexId at;
    AdjHexId beyond;
  } places[] = { { "path-stops", 303, 403 },
                 { "crossing-nothing", 103, 203 },
                 { "creek-ends", 302, 401 },
                 { "set-up-with-enemy", 402, 0 },
                 { "command-overlap", 0, 0 } };

  edit (text, "<hexside between=\"0203 0303\" has=\"road\" name=\"Mill Road\"/>", "");
  edit (text, "between=\"0103 0203\" has=\"road\"", "between=\"0103 0203\" has=\"road bridge\"");
  edit (text, "<hexside between=\"0301 0401\" has=\"creek\"/>", "");
  edit (text, "hex=\"0202\" group", "hex=\"0402\" group");
  edit (text, "from=\"5\" level=\"1\"", "from=\"4\" to=\"4\" level=\"1\"");
  ruleset = adj_ruleset_parse (ruleset_text->str, ruleset_text->len, problems);
  scenario = adj_scenario_parse (text->str, text->len, ruleset, problems);
  book = adj_book_new (scenario);
  adj_lint (book, problems);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      gboolean found = FALSE;

      g_test_message ("%s", places[i].id);
      for (guint j = 0; j < adj_problems_count (problems); j++)
        {
          const AdjProblem *problem = adj_problems_get (problems, j);

          found = found || (g_str_equal (problem->id, places[i].id) &&
                            problem->at == places[i].at && problem->beyond == places[i].beyond);
        }
      g_assert_true (found);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strconcat ("/lint/", cases[i].name, NULL);

      g_test_add_data_func (name, &cases[i], test_case);
    }
  g_test_add_func ("/lint/held", test_held);
  g_test_add_func ("/lint/places", test_places);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/books/rule-figures.h"
#include "book/library.h"
#include "folder.h"
#include "typist.h"

/* The tables of the rules, altered without a screen. */

static AdjOwnTables *
open_tables (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = NULL;
  AdjOwnTables *tables = adj_own_tables_open (path, &problems);

  g_assert_nonnull (tables);
  return tables;
}

static void
forget (AdjOwnTables *tables)
{
  adj_own_tables_finish (tables);
  g_remove (adj_own_tables_get_path (tables));
  g_assert_finalize_object (tables);
}

/* The column of those odds. */
static guint
odds (AdjOwnTables *tables, int attacker, int defender)
{
  int column = adj_ruleset_column (adj_own_tables_get_ruleset (tables), attacker, defender);

  g_assert_cmpint (column, >=, 0);
  return (guint) column;
}

static void
test_results (void)
{
  AdjOwnTables *tables = open_tables ();
  AdjFigures *figures = adj_rule_figures_new (tables, ADJ_RULE_TABLE_RESULTS);
  guint column = odds (tables, 3, 1);
  g_autofree char *before = adj_figures_get (figures, 3, column);
  const char *other = g_str_equal (before, "Ex") ? "Ae" : "Ex";
  g_autofree char *expected = g_strdup_printf ("3-1, die 4: %s, printed: %s", other, before);
  g_autofree char *spoken = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *same = NULL;

  g_assert_cmpuint (adj_figures_count_rows (figures), ==, 6);
  g_assert_cmpuint (adj_figures_count_differing (figures), ==, 0);
  g_assert_false (g_file_test (adj_own_tables_get_path (tables), G_FILE_TEST_EXISTS));
  typist_type (figures, 3, column, other, other);
  spoken = adj_figures_say_cell (figures, 3, column);
  g_assert_cmpstr (spoken, ==, expected);
  g_assert_cmpuint (adj_figures_count_differing (figures), ==, 1);
  printed = adj_figures_printed_instead (figures, 3, column);
  g_assert_cmpstr (printed, ==, before);
  typist_refused (figures, 3, column, "D", "Dr");
  typist_refused (figures, 3, column, "", "Dr");
  typist_type (figures, 3, column, before, before);
  same = adj_figures_printed_instead (figures, 3, column);
  g_assert_null (same);
  g_assert_finalize_object (figures);
  forget (tables);
}

static void
test_terrain (void)
{
  AdjOwnTables *tables = open_tables ();
  AdjFigures *figures = adj_rule_figures_new (tables, ADJ_RULE_TABLE_TERRAIN);
  const AdjRuleset *ruleset = adj_own_tables_get_ruleset (tables);
  guint forest = (guint) adj_ruleset_terrain (ruleset, "forest");
  guint artillery = (guint) adj_ruleset_arm (ruleset, "artillery") + 1;
  guint defence = ruleset->n_arms + 1;

  typist_type (figures, forest, 0, " 5/2", "5/2");
  typist_type (figures, forest, artillery, "Clo", "closed");
  typist_type (figures, forest, artillery, "", "");
  typist_type (figures, forest, defence, "3", "3");
  typist_type (figures, forest, defence, "", "1");
  for (guint column = defence + 1; column < adj_figures_count_columns (figures); column++)
    typist_type (figures, forest, column, "2", "2");
  ruleset = adj_own_tables_get_ruleset (tables);
  g_assert_cmpint (ruleset->terrains[forest].entry, ==, 15);
  g_assert_cmpint (ruleset->terrains[forest].tight_limit, ==, 2);
  g_assert_cmpint (ruleset->terrains[forest].cover, ==, 2);
  g_assert_cmpint (ruleset->terrains[forest].battery_entry, ==, 12);
  g_assert_cmpint (ruleset->terrains[forest].dug_in, ==, 2);
  typist_refused (figures, forest, 0, "much", "closed");
  typist_refused (figures, forest, defence, "0", "1 to 9");
  typist_refused (figures, forest, defence, "10", "1 to 9");
  g_assert_finalize_object (figures);
  forget (tables);
}

static void
test_the_others (void)
{
  AdjOwnTables *tables = open_tables ();
  AdjFigures *hexsides = adj_rule_figures_new (tables, ADJ_RULE_TABLE_HEXSIDES);
  AdjFigures *command = adj_rule_figures_new (tables, ADJ_RULE_TABLE_COMMAND);
  AdjFigures *arms = adj_rule_figures_new (tables, ADJ_RULE_TABLE_ARMS);
  guint trail = (guint) adj_ruleset_feature (adj_own_tables_get_ruleset (tables), "trail");

  typist_type (hexsides, trail, 0, "2/3", "2/3");
  typist_type (hexsides, trail, 1, "1", "1");
  typist_type (hexsides, trail, 2, "2", "2");
  typist_type (hexsides, trail, 3, "2", "2");
  typist_refused (hexsides, trail, 0, "closed", "Movement Points");
  typist_type (command, 1, 2, "741", "1 4 7");
  typist_refused (command, 1, 2, "1 x", "digits");
  typist_type (arms, 0, 0, "7", "7");
  typist_type (arms, 0, 1, "2", "2");
  typist_refused (arms, 0, 0, "x", "Movement Points");
  for (guint row = 0; row < adj_figures_count_rows (arms); row++)
    for (guint column = 0; column < adj_figures_count_columns (arms); column++)
      {
        g_autofree char *spoken = adj_figures_say_cell (arms, row, column);

        g_assert_nonnull (spoken);
      }
  g_assert_finalize_object (hexsides);
  g_assert_finalize_object (command);
  g_assert_finalize_object (arms);
  forget (tables);
}

/* A name that is refused leaves no file behind. */
static void
test_refused (void)
{
  AdjOwnTables *tables = open_tables ();
  AdjFigures *command = adj_rule_figures_new (tables, ADJ_RULE_TABLE_COMMAND);

  typist_refused (command, 0, 0, "", "digits");
  g_assert_false (g_file_test (adj_own_tables_get_path (tables), G_FILE_TEST_EXISTS));
  g_assert_finalize_object (command);
  forget (tables);
}

/* His own, found again from the original; a battle is played by it. */
static void
test_file (void)
{
  AdjOwnTables *tables = open_tables ();
  AdjFigures *figures = adj_rule_figures_new (tables, ADJ_RULE_TABLE_RESULTS);
  g_autofree char *path = g_strdup (adj_own_tables_get_path (tables));
  g_autofree char *battle = adj_library_find_scenario ("chickamauga");
  g_autofree char *refusal = NULL;
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjLoaded) loaded = NULL;
  g_autoptr (AdjLoaded) printed = NULL;
  g_autoptr (AdjLoaded) gone = NULL;
  guint column = odds (tables, 1, 1);

  g_assert_true (g_str_has_suffix (path, "/adjutant/rulesets/blue-and-gray-own.ruleset.xml"));
  typist_type (figures, 0, column, "De", "De");
  g_assert_true (adj_own_tables_set_title (tables, "House rules", &refusal));
  g_assert_false (adj_own_tables_set_title (tables, "", &refusal));
  g_assert_true (adj_own_tables_finish (tables));
  g_assert_null (adj_own_tables_open (path, &problems));
  g_assert_true (adj_problems_has (problems, "own-file-in-use"));
  g_assert_finalize_object (figures);
  g_assert_finalize_object (tables);

  tables = open_tables ();
  g_assert_cmpstr (adj_own_tables_get_ruleset (tables)->title, ==, "House rules");
  loaded = adj_library_load_under (battle, "blue-and-gray-own");
  g_assert_nonnull (loaded->book);
  g_assert_cmpstr (loaded->book->scenario->ruleset_id, ==, "blue-and-gray-own");
  g_assert_cmpint (loaded->book->ruleset->columns[column].results[0], ==, ADJ_RESULT_DE);
  printed = adj_library_load_under (battle, "");
  g_assert_cmpstr (printed->book->ruleset->id, ==, "blue-and-gray");
  gone = adj_library_load_under (battle, "no-such-rules");
  g_assert_cmpstr (gone->book->ruleset->id, ==, "blue-and-gray");
  forget (tables);
}

/* A ruleset that is spoiled by hand is told with its line, and nothing is played by it. */
static void
test_spoiled (void)
{
  g_autofree char *path = adj_library_own_ruleset ("blue-and-gray-own");
  g_autofree char *battle = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjLoaded) loaded = NULL;

  g_assert_true (g_file_set_contents (path, "<ruleset version=\"1\">\n<oops", -1, NULL));
  g_assert_null (adj_own_tables_open (path, &problems));
  g_assert_cmpuint (adj_problems_count (problems), >, 0);
  loaded = adj_library_load_under (battle, "blue-and-gray-own");
  g_assert_null (loaded->book);
  g_assert_cmpuint (adj_problems_count (loaded->ruleset_problems), >, 0);
  g_remove (path);
}

static void
test_read_only_folder (void)
{
  AdjOwnTables *tables = open_tables ();
  AdjFigures *figures = adj_rule_figures_new (tables, ADJ_RULE_TABLE_RESULTS);
  g_autofree char *folder = g_path_get_dirname (adj_own_tables_get_path (tables));
  g_autofree char *away = g_strconcat (folder, "-away", NULL);

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  typist_type (figures, 0, 0, "Ex", "Ex");
  g_assert_false (adj_own_tables_finish (tables));
  g_assert_nonnull (adj_own_tables_get_complaint (tables));
  g_remove (folder);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  typist_type (figures, 0, 0, "Ae", "Ae");
  g_assert_true (adj_own_tables_finish (tables));
  g_assert_null (adj_own_tables_get_complaint (tables));
  g_assert_finalize_object (figures);
  forget (tables);
}

int
main (int argc, char **argv)
{
  folder_test_init (&argc, &argv);
  g_test_add_func ("/app/tables/results", test_results);
  g_test_add_func ("/app/tables/terrain", test_terrain);
  g_test_add_func ("/app/tables/the-others", test_the_others);
  g_test_add_func ("/app/tables/refused", test_refused);
  g_test_add_func ("/app/tables/file", test_file);
  g_test_add_func ("/app/tables/spoiled", test_spoiled);
  g_test_add_func ("/app/tables/read-only", test_read_only_folder);
  return folder_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/books/own-tables.h"
#include "app/books/table-figures.h"
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

static AdjOwnTables *
open_revised (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-grey-revised");
  g_autoptr (AdjProblems) problems = NULL;
  AdjOwnTables *tables = adj_own_tables_open (path, &problems);

  g_assert_nonnull (tables);
  return tables;
}

static void
forget (AdjOwnTables *tables)
{
  adj_tables_finish (ADJ_TABLES (tables));
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
  AdjFigures *figures = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_RESULTS);
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
  AdjFigures *figures = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_TERRAIN);
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
  AdjFigures *hexsides = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_HEXSIDES);
  AdjFigures *command = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_COMMAND);
  AdjFigures *arms = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_ARMS);
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
  AdjFigures *command = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_COMMAND);

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
  AdjFigures *figures = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_RESULTS);
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
  g_assert_true (adj_tables_set_title (ADJ_TABLES (tables), "House rules", &refusal));
  g_assert_false (adj_tables_set_title (ADJ_TABLES (tables), "", &refusal));
  g_assert_true (adj_tables_finish (ADJ_TABLES (tables)));
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
  AdjFigures *figures = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_RESULTS);
  g_autofree char *folder = g_path_get_dirname (adj_own_tables_get_path (tables));
  g_autofree char *away = g_strconcat (folder, "-away", NULL);

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  typist_type (figures, 0, 0, "Ex", "Ex");
  g_assert_false (adj_tables_finish (ADJ_TABLES (tables)));
  g_assert_nonnull (adj_tables_get_complaint (ADJ_TABLES (tables)));
  g_remove (folder);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  typist_type (figures, 0, 0, "Ae", "Ae");
  g_assert_true (adj_tables_finish (ADJ_TABLES (tables)));
  g_assert_null (adj_tables_get_complaint (ADJ_TABLES (tables)));
  g_assert_finalize_object (figures);
  forget (tables);
}

/* The row whose label begins so. */
static guint
row_of (AdjFigures *figures, const char *label)
{
  for (guint row = 0; row < adj_figures_count_rows (figures); row++)
    {
      g_autofree char *said = adj_figures_say_row (figures, row);

      if (g_str_has_prefix (said, label))
        return row;
    }
  g_assert_not_reached ();
}

/* What other rules than those of 1975 have, is typed like everything else; a Combat Results Table
 * comes into being column by column, from the defender's best odds to the attacker's. */
static void
test_terms (void)
{
  AdjOwnTables *tables = open_revised ();
  AdjFigures *terms = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_TERMS);
  AdjFigures *results = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_RESULTS);
  guint zones = row_of (terms, "Zones of control");
  guint walls = row_of (terms, "Hexsides that zones");
  guint last = row_of (terms, "A column of combat results");

  g_assert_cmpuint (adj_figures_count_columns (results), ==, 0);
  typist_type (terms, row_of (terms, "Units that may stay"), 0, "2", "2");
  typist_type (terms, zones, 0, "adjacent", "adjacent");
  typist_refused (terms, zones, 0, "everywhere", "adjacent");
  typist_type (terms, walls, 0, "creek", "creek");
  typist_refused (terms, walls, 0, "creeek", "creeek");
  typist_type (terms, row_of (terms, "Going up a slope"), 0, "1/2", "1/2");
  typist_type (terms, row_of (terms, "Reinforcements enter"), 0, "3", "3");
  typist_type (terms, row_of (terms, "The same along"), 0, "1/3", "1/3");
  typist_type (terms, row_of (terms, "The overdue"), 0, "4", "4");
  typist_refused (terms, last, 0, "Dr Dr", "1-1 Dr");
  typist_type (terms, last, 0, "2-1 Dr Dr Dr Ar Ar Ar", "");
  typist_type (terms, last, 0, "1-1 Dr Dr Ar Ar Ar Ar", "");
  typist_refused (terms, last, 0, "3-1 Dr Dr", "6 results");
  typist_shows (results, 2, 0, "Ar");
  typist_shows (results, 2, 1, "Dr");
  g_assert_true (adj_own_tables_get_ruleset (tables)->zones_known);
  g_assert_cmpint (adj_own_tables_get_ruleset (tables)->stacking_limit, ==, 2);
  g_assert_cmpuint (adj_figures_count_rows (results), ==, 6);
  typist_type (terms, last, 0, "2-1", "");
  typist_type (terms, last, 0, "1-1", "");
  g_assert_cmpint (adj_own_tables_get_ruleset (tables)->combat_die, ==, 0);
  g_assert_finalize_object (terms);
  g_assert_finalize_object (results);
  forget (tables);
}

/* What is ticked off is cited no more as missing: by its own row where figures answer it. */
static void
test_gaps (void)
{
  AdjOwnTables *tables = open_revised ();
  AdjFigures *gaps = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_GAPS);
  AdjCited cited;

  g_assert_cmpuint (adj_figures_count_rows (gaps), ==, 23);
  typist_type (gaps, row_of (gaps, "Zones of control"), 0, "yes", "yes");
  typist_type (gaps, row_of (gaps, "Lines of sight"), 0, "y", "yes");
  typist_refused (gaps, row_of (gaps, "Lines of sight"), 0, "perhaps", "yes");
  cited = adj_ruleset_cite (adj_own_tables_get_ruleset (tables), "BG 6.1", NULL);
  g_assert_cmpstr (cited.row, ==, "R 7.0");
  cited = adj_ruleset_cite (adj_own_tables_get_ruleset (tables), "BG 8.31", NULL);
  g_assert_true (cited.lifted);
  typist_type (gaps, row_of (gaps, "Lines of sight"), 0, "", "");
  cited = adj_ruleset_cite (adj_own_tables_get_ruleset (tables), "BG 8.31", NULL);
  g_assert_cmpstr (cited.missing->row, ==, "R 9.3");
  g_assert_finalize_object (gaps);
  forget (tables);
}

/* Paths and levels have columns where the rules have them. */
static void
test_ground_of_others (void)
{
  AdjOwnTables *tables = open_revised ();
  AdjFigures *terrain = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_TERRAIN);
  AdjFigures *arms = adj_table_figures_new (ADJ_TABLES (tables), ADJ_RULE_TABLE_ARMS);
  const AdjRuleset *ruleset = adj_own_tables_get_ruleset (tables);
  guint forest = row_of (terrain, "Woods");
  guint above = 1 + ruleset->n_arms + 5;
  guint last = adj_figures_count_columns (terrain) - 1;
  g_autofree char *title = adj_figures_say_column (terrain, above);
  g_autofree char *trail = adj_figures_say_column (terrain, last);
  g_autofree char *unknown = adj_figures_get (terrain, row_of (terrain, "Clear"), above);

  g_assert_cmpstr (title, ==, "Above level 1");
  g_assert_cmpstr (trail, ==, "Along: Trail");
  g_assert_cmpstr (unknown, ==, "?");
  typist_type (terrain, row_of (terrain, "Clear"), above, "2", "2");
  typist_type (terrain, forest, last, "3", "3");
  typist_type (arms, row_of (arms, "Cavalry"), 2, "9", "9");
  ruleset = adj_own_tables_get_ruleset (tables);
  g_assert_cmpint (ruleset->terrains[adj_ruleset_terrain (ruleset, "clear")].above, ==, 2 * ADJ_MP);
  g_assert_cmpint (ruleset->arms[adj_ruleset_arm (ruleset, "cavalry")].least, ==, 9 * ADJ_MP);
  g_assert_finalize_object (terrain);
  g_assert_finalize_object (arms);
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
  g_test_add_func ("/app/tables/terms", test_terms);
  g_test_add_func ("/app/tables/missing parts", test_gaps);
  g_test_add_func ("/app/tables/ground of other rules", test_ground_of_others);
  return folder_test_run ();
}

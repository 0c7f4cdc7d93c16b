/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/books/own-battle.h"
#include "app/books/turn-figures.h"
#include "app/books/unit-figures.h"
#include "app/files/typing.h"
#include "book/chart-line.h"
#include "book/library.h"
#include "folder.h"
#include "staff/known-count.h"
#include "staff/missing.h"
#include "typist.h"

/* A battle filled in from charts, without a screen. The figures are invented. */

static AdjOwnBattle *
open_charts (const char *id)
{
  g_autofree char *path = adj_library_find_scenario (id);
  g_autoptr (AdjProblems) problems = NULL;
  AdjOwnBattle *battle = adj_own_battle_open (path, &problems);

  g_assert_nonnull (battle);
  return battle;
}

static const AdjScenario *
scenario_of (AdjOwnBattle *battle)
{
  return adj_draft_get_scenario (adj_own_battle_get_draft (battle));
}

static void
forget (AdjOwnBattle *battle)
{
  adj_own_battle_finish (battle);
  g_remove (adj_own_battle_get_path (battle));
  g_assert_finalize_object (battle);
}

/* ---- What is typed ---- */

static void
test_typing (void)
{
  const char *const words[] = { "day", "dawn", "night", NULL };
  g_autofree char *refusal = NULL;
  g_autoptr (GArray) hexes = adj_typing_read_hexes (" 0412,0101 ", &refusal);
  int number;

  g_assert_cmpuint (hexes->len, ==, 2);
  g_assert_cmpint (g_array_index (hexes, AdjHexId, 1), ==, 101);
  g_assert_null (adj_typing_read_hexes ("412", &refusal));
  g_assert_nonnull (strstr (refusal, "0412"));
  g_clear_pointer (&refusal, g_free);
  g_assert_true (adj_typing_read_number (" 7 ", 0, 9, -1, &number, &refusal));
  g_assert_cmpint (number, ==, 7);
  g_assert_true (adj_typing_read_number ("", 0, 9, -1, &number, &refusal));
  g_assert_cmpint (number, ==, -1);
  g_assert_false (adj_typing_read_number ("10", 0, 9, -1, &number, &refusal));
  g_assert_nonnull (strstr (refusal, "from 0 to 9"));
  g_assert_cmpint (adj_typing_find_word ("N", words), ==, 2);
  g_assert_cmpint (adj_typing_find_word ("d", words), ==, -1);
  g_assert_cmpint (adj_typing_find_word ("daY", words), ==, 0);
  g_assert_cmpint (adj_typing_find_word ("", words), ==, -1);
}

static void
test_unit_figures (void)
{
  AdjOwnBattle *battle = open_charts ("antietam");
  AdjFigures *figures = adj_chart_figures_new (ADJ_TYPE_UNIT_FIGURES, battle);
  guint last = adj_figures_count_rows (figures);
  g_autofree char *row = NULL;
  g_autofree char *cell = NULL;

  g_assert_true (adj_draft_add_unit (adj_own_battle_get_draft (battle), "Toombs", 1, 0));
  g_assert_cmpuint (adj_figures_count_rows (figures), ==, last + 1);
  row = adj_figures_say_row (figures, last);
  g_assert_cmpstr (row, ==, "Confederate · Toombs, Infantry");
  typist_shows (figures, last, ADJ_UNIT_STRENGTH, "");
  typist_type (figures, last, ADJ_UNIT_STRENGTH, "6", "6");
  cell = adj_figures_say_cell (figures, last, ADJ_UNIT_STRENGTH);
  g_assert_cmpstr (cell, ==, "Strength, Confederate · Toombs, Infantry: 6");
  typist_type (figures, last, ADJ_UNIT_HEX, "0101", "0101");
  typist_shows (figures, last, ADJ_UNIT_HEX, "0101");
  typist_refused (figures, last, ADJ_UNIT_HEX, "9999", "9999");
  typist_refused (figures, last, ADJ_UNIT_TURN, "3", "reinforcement");
  typist_type (figures, last, ADJ_UNIT_HEX, "", "");
  typist_type (figures, last, ADJ_UNIT_TURN, "3", "3");
  typist_type (figures, last, ADJ_UNIT_ENTRIES, "0101, 0102", "0101 0102");
  typist_shows (figures, last, ADJ_UNIT_ENTRIES, "0101 0102");
  typist_refused (figures, last, ADJ_UNIT_STRENGTH, "six", "0 to 99");
  typist_type (figures, last, ADJ_UNIT_REDUCED, "3", "3");
  typist_type (figures, last, ADJ_UNIT_MOVEMENT, "5", "5");
  typist_type (figures, last, ADJ_UNIT_SIZE, "Division", "division");
  typist_type (figures, last, ADJ_UNIT_GROUP, "Left wing", "Left wing");
  typist_type (figures, last, ADJ_UNIT_STILL, "2", "2");
  typist_type (figures, last, ADJ_UNIT_ARM, "Cavalry", "cavalry");
  typist_type (figures, last, ADJ_UNIT_ID, "made-up", "made-up");
  typist_refused (figures, last, ADJ_UNIT_SIDE, "mexico", "mexico");
  typist_refused (figures, last, ADJ_UNIT_NAME, "", "name");
  for (guint column = ADJ_UNIT_REDUCED; column <= ADJ_UNIT_STILL; column++)
    typist_type (figures, last, column, "", "");
  typist_refused (figures, last, ADJ_UNIT_ENTRIES, "01", "four digits");
  typist_refused (figures, last, ADJ_UNIT_HEX, "0101 0102", "one hex");
  g_assert_finalize_object (figures);
  forget (battle);
}

/* The linter's words stand beside the unit that they are about. */
static void
test_doubts (void)
{
  AdjOwnBattle *battle = open_charts ("antietam");
  AdjFigures *figures = adj_chart_figures_new (ADJ_TYPE_UNIT_FIGURES, battle);
  guint last = adj_figures_count_rows (figures);
  g_autofree char *hex = NULL;
  g_autofree char *doubt = NULL;
  g_autofree char *none = NULL;
  guint enemy = 0;

  while (scenario_of (battle)->units[enemy].hex == ADJ_HEX_NONE ||
         scenario_of (battle)->units[enemy].side != 0)
    enemy++;
  hex = adj_figures_get (figures, enemy, ADJ_UNIT_HEX);
  adj_draft_add_unit (adj_own_battle_get_draft (battle), "Toombs", 1, 0);
  typist_type (figures, last, ADJ_UNIT_HEX, hex, hex);
  doubt = adj_figures_doubt (figures, last);
  g_assert_nonnull (doubt);
  g_assert_nonnull (strstr (doubt, "enemy"));
  typist_type (figures, last, ADJ_UNIT_HEX, "", "");
  none = adj_figures_doubt (figures, last);
  g_assert_null (none);
  g_assert_finalize_object (figures);
  forget (battle);
}

static void
test_turn_figures (void)
{
  AdjOwnBattle *battle = open_charts ("antietam");
  AdjFigures *figures = adj_chart_figures_new (ADJ_TYPE_TURN_FIGURES, battle);

  g_assert_cmpuint (adj_figures_count_rows (figures), ==, 0);
  g_assert_true (adj_draft_set_turns (adj_own_battle_get_draft (battle), 10));
  g_assert_cmpuint (adj_figures_count_rows (figures), ==, 10);
  typist_shows (figures, 9, ADJ_TURN_NIGHT, "day");
  typist_type (figures, 9, ADJ_TURN_NIGHT, "N", "night");
  typist_shows (figures, 9, ADJ_TURN_NIGHT, "night");
  typist_refused (figures, 9, ADJ_TURN_NIGHT, "evening", "night");
  typist_type (figures, 0, ADJ_TURN_LABEL, "0600", "0600");
  typist_shows (figures, 0, ADJ_TURN_LABEL, "0600");
  typist_type (figures, 4, ADJ_TURN_FIRST_LEVEL + 1, "3", "3");
  typist_shows (figures, 4, ADJ_TURN_FIRST_LEVEL + 1, "3");
  typist_type (figures, 4, ADJ_TURN_FIRST_LEVEL + 1, "", "");
  typist_shows (figures, 4, ADJ_TURN_FIRST_LEVEL + 1, "");
  typist_refused (figures, 4, ADJ_TURN_FIRST_LEVEL, "11", "0 to 9");
  g_assert_finalize_object (figures);
  forget (battle);
}

static void
test_count (void)
{
  AdjOwnBattle *battle = open_charts ("antietam");
  AdjDraft *draft = adj_own_battle_get_draft (battle);
  AdjKnownCount before = adj_known_count (scenario_of (battle));
  AdjKnownCount after;
  g_autofree char *line = NULL;
  g_autofree char *progress = NULL;
  g_autofree char *known = NULL;

  g_assert_cmpuint (before.all, ==,
                    2 * scenario_of (battle)->n_units + 5 + scenario_of (battle)->unknowns->len);
  adj_draft_add_unit (draft, "Toombs", 1, 0);
  line = g_strdup_printf ("%s strength=6",
                          scenario_of (battle)->units[scenario_of (battle)->n_units - 1].id);
  adj_draft_chart (draft, line);
  after = adj_known_count (scenario_of (battle));
  g_assert_cmpuint (after.all, ==, before.all + 2);
  g_assert_cmpuint (after.known, ==, before.known + 1);
  adj_draft_settle (draft, 0);
  after = adj_known_count (scenario_of (battle));
  g_assert_cmpuint (after.all, ==, before.all + 1);
  adj_draft_set_turns (draft, 4);
  after = adj_known_count (scenario_of (battle));
  g_assert_cmpuint (after.known, >=, before.known + 2);
  progress = adj_missing_say_progress (scenario_of (battle));
  g_assert_nonnull (strstr (progress, " of "));
  known = adj_missing_say_known (scenario_of (battle));
  g_assert_nonnull (strstr (known, "Turn track: 4 turns"));
  for (int what = 0; adj_unknown_things[what] != NULL; what++)
    g_assert_nonnull (adj_missing_title ((AdjUnknownThing) what));
  g_assert_finalize_object (battle);
}

/* ---- The file ---- */

static void
test_file (void)
{
  AdjOwnBattle *battle = open_charts ("shiloh");
  g_autofree char *path = g_strdup (adj_own_battle_get_path (battle));
  g_autoptr (AdjProblems) problems = NULL;

  g_assert_true (g_str_has_suffix (path, "/adjutant/scenarios/shiloh-own.scenario.xml"));
  g_assert_true (adj_library_is_own (path));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS)); /* looking leaves nothing behind */
  g_assert_cmpstr (scenario_of (battle)->title, ==, "Shiloh, my charts");
  g_assert_false (adj_draft_may_undo (adj_own_battle_get_draft (battle)));
  g_assert_true (adj_draft_add_unit (adj_own_battle_get_draft (battle), "Prentiss", 0, 0));
  adj_own_battle_save (battle);
  g_assert_true (adj_own_battle_finish (battle));
  g_assert_null (adj_own_battle_get_complaint (battle));

  /* Two that write it would undo each other's work. */
  g_assert_null (adj_own_battle_open (path, &problems));
  g_assert_true (adj_problems_has (problems, "own-file-in-use"));
  g_assert_finalize_object (battle);

  /* The battle it was begun from leads to it again. */
  battle = open_charts ("shiloh");
  g_assert_true (adj_own_battle_is_of (battle, path));
  g_assert_cmpint (adj_scenario_unit (scenario_of (battle), "prentiss"), ==, 0);
  forget (battle);
}

static void
test_read_only_folder (void)
{
  AdjOwnBattle *battle = open_charts ("wilderness");
  g_autofree char *folder = g_path_get_dirname (adj_own_battle_get_path (battle));
  g_autofree char *away = g_strconcat (folder, "-away", NULL);

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  g_assert_true (adj_draft_set_turns (adj_own_battle_get_draft (battle), 5));
  adj_own_battle_save (battle);
  wait_until (adj_own_battle_get_complaint (battle) != NULL);
  g_assert_false (adj_own_battle_finish (battle));
  g_assert_cmpuint (scenario_of (battle)->n_turns, ==, 5); /* on the screen it stands */
  g_remove (folder);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  adj_own_battle_save (battle);
  g_assert_true (adj_own_battle_finish (battle));
  g_assert_null (adj_own_battle_get_complaint (battle));
  forget (battle);
}

/* The text typed last is on the disk though nobody waited for it. */
static void
test_left_behind (void)
{
  AdjOwnBattle *battle = open_charts ("fredericksburg");
  g_autofree char *path = g_strdup (adj_own_battle_get_path (battle));
  g_autoptr (AdjLoaded) loaded = NULL;

  for (int turns = 1; turns <= 9; turns++)
    {
      g_assert_true (adj_draft_set_turns (adj_own_battle_get_draft (battle), turns));
      adj_own_battle_save (battle);
    }
  g_assert_finalize_object (battle);
  loaded = adj_library_load (path);
  g_assert_nonnull (loaded->book);
  g_assert_cmpuint (loaded->book->scenario->n_turns, ==, 9);
  g_remove (path);
}

int
main (int argc, char **argv)
{
  folder_test_init (&argc, &argv);
  g_test_add_func ("/app/charts/typing", test_typing);
  g_test_add_func ("/app/charts/units", test_unit_figures);
  g_test_add_func ("/app/charts/doubts", test_doubts);
  g_test_add_func ("/app/charts/turns", test_turn_figures);
  g_test_add_func ("/app/charts/count", test_count);
  g_test_add_func ("/app/charts/file", test_file);
  g_test_add_func ("/app/charts/read-only", test_read_only_folder);
  g_test_add_func ("/app/charts/left-behind", test_left_behind);
  return folder_test_run ();
}

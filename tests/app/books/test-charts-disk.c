/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/desktop/looks.h"
#include "book/chart-line.h"
#include "book/library.h"
#include "desk-work.h"

/* A disk that takes nothing, and then does, or takes its time: what was painted is not lost by
 * leaving, and nobody waits. */

/* The linker sends the call here. */
static gint is_slow;

int __real_fsync (int fd);
int __wrap_fsync (int fd);

int
__wrap_fsync (int fd)
{
  while (g_atomic_int_get (&is_slow))
    g_usleep (1000);
  return __real_fsync (fd);
}

typedef struct
{
  AdjWindow *window;
  AdjChartsWindow *charts;
  AdjOwnBattle *battle;
  char *path; /* of the file */
  char *folder;
  char *away; /* where the folder is while there is a file in its place */
} Stage;

#define LEAVE_WITHOUT "Close again to leave without them"

static void
chart (const Stage *stage, const char *line)
{
  g_assert_true (adj_draft_chart (adj_own_battle_get_draft (stage->battle), line));
  adj_own_battle_save (stage->battle);
}

static Stage
open_sound_stage (void)
{
  Stage stage = { .window = stage_open () };

  stage.charts = desk_work_open_charts (stage.window, "shiloh.scenario.xml");
  stage.battle = g_object_ref (adj_charts_window_get_battle (stage.charts));
  stage.path = g_strdup (adj_own_battle_get_path (stage.battle));
  stage.folder = g_path_get_dirname (stage.path);
  stage.away = g_strconcat (stage.folder, "-away", NULL);
  chart (&stage, "0302 terrain=forest");
  wait_until (adj_own_battle_get_state (stage.battle) == ADJ_SAVER_SAVED);
  return stage;
}

/* A hex is painted that the disk will not have. */
static Stage
open_stage (void)
{
  Stage stage = open_sound_stage ();

  g_assert_cmpint (g_rename (stage.folder, stage.away), ==, 0);
  g_assert_true (g_file_set_contents (stage.folder, "no folder", -1, NULL));
  chart (&stage, "0303 terrain=forest");
  wait_until (adj_own_battle_get_state (stage.battle) == ADJ_SAVER_FAILED);
  return stage;
}

static void
mend (const Stage *stage)
{
  g_assert_cmpint (g_remove (stage->folder), ==, 0);
  g_assert_cmpint (g_rename (stage->away, stage->folder), ==, 0);
}

/* Does the file have the hex that the disk would not take? */
static gboolean
is_in_file (const Stage *stage)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (stage->path);
  const AdjScenario *scenario;

  g_assert_nonnull (loaded->book);
  scenario = loaded->book->scenario;
  return adj_scenario_hex (scenario, 303)->terrain ==
         adj_ruleset_terrain (scenario->ruleset, "forest");
}

static void
let_go (Stage *stage)
{
  g_clear_object (&stage->battle);
  stage_settle ();
}

static void
clear_stage (Stage *stage)
{
  g_remove (stage->path);
  g_free (stage->path);
  g_free (stage->folder);
  g_free (stage->away);
}

static void
close_charts (const Stage *stage)
{
  gtk_window_close (GTK_WINDOW (stage->charts));
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == NULL ||
              stage_find_saying (stage->charts, LEAVE_WITHOUT) != NULL);
}

/* Once it stays open and says why, with a copy offered; who closes it again means it. */
static void
test_twice (void)
{
  Stage stage = open_stage ();

  g_assert_null (stage_find_saying (stage.charts, LEAVE_WITHOUT));
  close_charts (&stage);
  g_assert_true (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == stage.charts);
  g_assert_true (gtk_widget_get_sensitive (GTK_WIDGET (stage.charts)));
  stage_says (stage.charts, adj_own_battle_get_complaint (stage.battle));
  g_assert_true (gtk_widget_get_mapped (stage_find_button (stage.charts, "Save a Copy…")));
  gtk_window_close (GTK_WINDOW (stage.charts));
  g_assert_null (stage_find_window (ADJ_TYPE_CHARTS_WINDOW));
  let_go (&stage);
  mend (&stage);
  g_assert_false (is_in_file (&stage));
  stage_close (stage.window);
  clear_stage (&stage);
}

/* A disk that has room again by then takes it all. */
static void
test_mended (void)
{
  Stage stage = open_stage ();

  close_charts (&stage);
  mend (&stage);
  close_charts (&stage);
  g_assert_null (stage_find_window (ADJ_TYPE_CHARTS_WINDOW));
  let_go (&stage);
  g_assert_true (is_in_file (&stage));
  stage_close (stage.window);
  clear_stage (&stage);
}

/* The warning goes with its reason, and the next trouble is told again. */
static void
test_put_away (void)
{
  Stage stage = open_stage ();

  close_charts (&stage);
  mend (&stage);
  chart (&stage, "0304 terrain=forest");
  wait_until (adj_own_battle_get_state (stage.battle) == ADJ_SAVER_SAVED);
  stage_settle ();
  g_assert_null (stage_find_saying (stage.charts, LEAVE_WITHOUT));
  g_assert_cmpint (g_rename (stage.folder, stage.away), ==, 0);
  g_assert_true (g_file_set_contents (stage.folder, "no folder", -1, NULL));
  chart (&stage, "0305 terrain=forest");
  wait_until (adj_own_battle_get_state (stage.battle) == ADJ_SAVER_FAILED);
  close_charts (&stage);
  g_assert_true (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == stage.charts);
  mend (&stage);
  close_charts (&stage);
  let_go (&stage);
  stage_close (stage.window);
  clear_stage (&stage);
}

/* The window that takes the charts along asks first. */
static void
test_taken_along (void)
{
  Stage stage = open_stage ();

  gtk_window_close (GTK_WINDOW (stage.window));
  stage_settle ();
  g_assert_true (stage_find_window (ADJ_TYPE_WINDOW) == stage.window);
  g_assert_true (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == stage.charts);
  stage_says (stage.charts, LEAVE_WITHOUT);
  mend (&stage);
  gtk_window_close (GTK_WINDOW (stage.window));
  g_assert_null (stage_find_window (ADJ_TYPE_CHARTS_WINDOW));
  let_go (&stage);
  g_assert_true (is_in_file (&stage));
  clear_stage (&stage);
}

/* A game waits for the disk also where it has refused before. */
static void
test_begin (void)
{
  Stage stage = open_stage ();

  gtk_widget_activate_action (GTK_WIDGET (stage.charts), "charts.begin", NULL);
  wait_until (adj_own_battle_get_state (stage.battle) == ADJ_SAVER_FAILED);
  g_assert_null (adj_window_get_session (stage.window));
  mend (&stage);
  gtk_widget_activate_action (GTK_WIDGET (stage.charts), "charts.begin", NULL);
  wait_until (adj_window_get_session (stage.window) != NULL);
  let_go (&stage);
  g_assert_true (is_in_file (&stage));
  stage_close (stage.window);
  clear_stage (&stage);
}

/* A hex is painted that the disk has not confirmed yet. */
static Stage
open_slow_stage (void)
{
  Stage stage = open_sound_stage ();

  g_atomic_int_set (&is_slow, TRUE);
  chart (&stage, "0303 terrain=forest");
  g_assert_cmpint (adj_own_battle_get_state (stage.battle), ==, ADJ_SAVER_SAVING);
  return stage;
}

/* The game begins once the disk has it all; meanwhile the window lives. */
static void
test_slow_begin (void)
{
  Stage stage = open_slow_stage ();

  gtk_widget_activate_action (GTK_WIDGET (stage.charts), "charts.begin", NULL);
  stage_settle ();
  g_assert_null (adj_window_get_session (stage.window));
  chart (&stage, "0304 terrain=forest");
  stage_settle ();
  g_assert_null (adj_window_get_session (stage.window));
  g_atomic_int_set (&is_slow, FALSE);
  wait_until (adj_window_get_session (stage.window) != NULL);
  let_go (&stage);
  g_assert_true (is_in_file (&stage));
  stage_close (stage.window);
  clear_stage (&stage);
}

/* Closing waits for it too, takes nothing more, and says nothing. */
static void
test_slow_close (void)
{
  Stage stage = open_slow_stage ();

  gtk_window_close (GTK_WINDOW (stage.charts));
  stage_settle ();
  g_assert_true (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == stage.charts);
  g_assert_false (gtk_widget_get_sensitive (GTK_WIDGET (stage.charts)));
  g_assert_null (stage_find_saying (stage.charts, LEAVE_WITHOUT));
  g_atomic_int_set (&is_slow, FALSE);
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == NULL);
  let_go (&stage);
  g_assert_true (is_in_file (&stage));
  stage_close (stage.window);
  clear_stage (&stage);
}

/* Who asks for the same battle again gets the window that has it; where another program has it, he
 * is told. */
static void
test_second (void)
{
  Stage stage = open_sound_stage ();
  g_autoptr (AdjProblems) problems = NULL;
  AdjOwnBattle *elsewhere;

  adj_window_fill_in (stage.window, stage.path);
  stage_settle ();
  g_assert_true (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == stage.charts);
  gtk_window_close (GTK_WINDOW (stage.charts));
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == NULL);
  let_go (&stage);
  elsewhere = adj_own_battle_open (stage.path, &problems);
  g_assert_nonnull (elsewhere);
  adj_window_fill_in (stage.window, stage.path);
  stage_settle ();
  g_assert_null (stage_find_window (ADJ_TYPE_CHARTS_WINDOW));
  stage_says (stage.window, "this is open in another window");
  g_object_unref (elsewhere);
  stage_close (stage.window);
  clear_stage (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-disk/twice", test_twice);
  g_test_add_func ("/app/charts-disk/mended", test_mended);
  g_test_add_func ("/app/charts-disk/put-away", test_put_away);
  g_test_add_func ("/app/charts-disk/taken-along", test_taken_along);
  g_test_add_func ("/app/charts-disk/begin", test_begin);
  g_test_add_func ("/app/charts-disk/slow-begin", test_slow_begin);
  g_test_add_func ("/app/charts-disk/slow-close", test_slow_close);
  g_test_add_func ("/app/charts-disk/second", test_second);
  return g_test_run ();
}

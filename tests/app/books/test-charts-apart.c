/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/corrections/charts-apart-panel.h"
#include "app/corrections/charts-apart.h"
#include "app/corrections/correction-panel.h"
#include "app/desktop/looks.h"
#include "app/turns/notices.h"
#include "book/chart-line.h"
#include "book/library.h"
#include "desk-work.h"
#include "desk/durable.h"
#include "staff/own-charts.h"

/* A figure that was corrected in play is offered to the charts, and one that was changed in the
 * charts to the game that was begun from them. */

#define SHIPPED "chickamauga"

typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  char *charts; /* their file */
} Stage;

static char *
write_charts (void)
{
  g_autofree char *shipped = adj_library_find_scenario (SHIPPED);
  g_autoptr (AdjOwnCharts) own = adj_own_charts_open (shipped, FALSE);
  g_autofree char *folder = NULL;
  const char *text;
  gsize length;

  g_assert_nonnull (own->draft);
  folder = g_path_get_dirname (own->path);
  g_mkdir_with_parents (folder, 0700);
  text = adj_draft_get_text (own->draft, &length);
  g_assert_true (adj_durable_write (own->path, text, length, ADJ_WRITE_PRIVATE, NULL));
  return g_strdup (own->path);
}

static guint
count (const Stage *stage)
{
  return g_list_model_get_n_items (
      adj_charts_apart_get_list (adj_charts_apart_of (stage->session)));
}

static Stage
begin (void)
{
  Stage stage = { .charts = write_charts () };

  stage.window = stage_open ();
  g_assert_true (adj_window_begin (stage.window, stage.charts));
  stage.session = adj_window_get_session (stage.window);
  stage_settle ();
  g_assert_cmpuint (count (&stage), ==, 0);
  return stage;
}

static void
end (Stage *stage)
{
  stage_close (stage->window);
  g_assert_cmpint (g_unlink (stage->charts), ==, 0); /* the next test has others */
  g_free (stage->charts);
}

static int
strength_in (const AdjScenario *scenario)
{
  return scenario->units[adj_scenario_unit (scenario, "wilder")].strength;
}

static int
strength_on_disk (const Stage *stage)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (stage->charts);

  return loaded->book != NULL ? strength_in (loaded->book->scenario) : -1;
}

/* Opens the panel from the notice. */
static GtkWidget *
show (const Stage *stage, const char *notice)
{
  GtkWidget *notices = stage_find (stage->window, ADJ_TYPE_NOTICES);

  wait_until (stage_find_saying (notices, notice) != NULL);
  g_assert_true (
      gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.panel", "s", "charts"));
  stage_settle ();
  return stage_find (stage->window, ADJ_TYPE_CHARTS_APART_PANEL);
}

static void
press (GtkWidget *root, const char *label)
{
  g_signal_emit_by_name (stage_find_button (root, label), "clicked");
  stage_settle ();
}

static void
test_into_charts (void)
{
  Stage stage = begin ();
  GtkWidget *panel;

  stage_order (stage.window, "book wilder strength=9");
  panel = show (&stage, "Your charts have 1 figure otherwise than this game");
  stage_says (panel, "Wilder: Strength");
  stage_says (panel, "In this game: 9");
  stage_says (panel, "In your charts: 8");
  press (panel, "Into the Charts");
  wait_until (count (&stage) == 0);
  g_assert_cmpint (strength_on_disk (&stage), ==, 9);
  stage_settle ();
  g_assert_false (gtk_widget_get_mapped (panel));
  end (&stage);
}

/* In their own window it is one more change, and can be taken back there. */
static void
test_into_open_charts (void)
{
  Stage stage = begin ();
  AdjChartsWindow *charts;

  adj_window_fill_in (stage.window, stage.charts);
  stage_settle ();
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  stage_order (stage.window, "book wilder strength=9");
  press (show (&stage, "otherwise than this game"), "Into the Charts");
  g_assert_cmpint (strength_in (adj_draft_get_scenario (desk_work_draft (charts))), ==, 9);
  wait_until (count (&stage) == 0);
  desk_work_undo (charts);
  wait_until (count (&stage) == 1);
  gtk_window_close (GTK_WINDOW (charts));
  end (&stage);
}

/* It is looked at before it is accepted. */
static void
test_into_game (void)
{
  Stage stage = begin ();
  AdjChartsWindow *charts;
  AdjDraft *draft;

  adj_window_fill_in (stage.window, stage.charts);
  stage_settle ();
  charts = stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
  draft = desk_work_draft (charts);
  g_assert_true (adj_draft_chart (draft, "wilder strength=7"));
  adj_own_battle_save (adj_charts_window_get_battle (charts));
  press (show (&stage, "otherwise than this game"), "Into the Game…");
  g_assert_cmpint (strength_in (adj_session_book (stage.session)->scenario), ==, 8);
  press (stage_find (stage.window, ADJ_TYPE_CORRECTION_PANEL), "Accept");
  g_assert_cmpint (strength_in (adj_session_book (stage.session)->scenario), ==, 7);
  g_assert_cmpuint (count (&stage), ==, 0);
  stage_order (stage.window, "undo"); /* the game's own change */
  g_assert_cmpuint (count (&stage), ==, 1);
  gtk_window_close (GTK_WINDOW (charts));
  end (&stage);
}

/* Nobody is asked again until it is another figure. */
static void
test_left (void)
{
  Stage stage = begin ();
  GtkWidget *panel;

  stage_order (stage.window, "book wilder strength=9");
  panel = show (&stage, "otherwise than this game");
  press (panel, "Leave All as It Is");
  g_assert_cmpuint (count (&stage), ==, 0);
  g_assert_null (stage_find_saying (stage.window, "otherwise than this game"));
  g_assert_cmpint (strength_on_disk (&stage), ==, 8);
  stage_order (stage.window, "book wilder strength=6");
  g_assert_cmpuint (count (&stage), ==, 1);
  end (&stage);
}

/* A battle that came with the program has no charts of the player's. */
static void
test_none (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  stage_order (window, "book wilder strength=9");
  g_assert_null (adj_charts_apart_get_path (adj_charts_apart_of (session)));
  g_assert_null (stage_find_saying (window, "otherwise than this game"));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-apart/into-charts", test_into_charts);
  g_test_add_func ("/app/charts-apart/into-open-charts", test_into_open_charts);
  g_test_add_func ("/app/charts-apart/into-game", test_into_game);
  g_test_add_func ("/app/charts-apart/left", test_left);
  g_test_add_func ("/app/charts-apart/none", test_none);
  return g_test_run ();
}

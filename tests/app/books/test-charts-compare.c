/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/books/charts-compare.h"
#include "app/books/charts-drawing.h"
#include "app/desktop/looks.h"
#include "app/papers/print-window.h"
#include "desk-work.h"

/* A battle compared with its print, row by row. The figures are invented. */

static void
close_made_up (AdjChartsWindow *charts, AdjWindow *window)
{
  g_autofree char *path =
      g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (charts)));

  desk_work_close (charts, window);
  g_remove (path);
}

static void
do_it (GtkWidget *page, const char *action)
{
  gtk_widget_activate_action (page, action, NULL);
  stage_settle ();
}

static void
leave_until (GtkWidget *page, const char *text)
{
  while (stage_find_saying (page, text) == NULL)
    do_it (page, "compare.leave");
}

/* It begins with the first that is not compared, goes on after each, comes back, and remembers. */
static void
test_rows (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "compare");
  AdjDraft *draft = desk_work_draft (charts);
  const AdjMarks *marks;

  stage_says (page, "0101");
  leave_until (page, "Game-Turn 1");
  do_it (page, "compare.confirm");
  stage_says (page, "Game-Turn 2");
  marks = &adj_draft_get_scenario (draft)->turns[0].marks;
  g_assert_true (adj_marks_are_typed (marks));
  do_it (page, "compare.back");
  stage_says (page, "Game-Turn 1");
  do_it (page, "compare.leave");
  do_it (page, "compare.leave");
  stage_says (page, "Game-Turn 3");
  do_it (page, "compare.correct");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stage_find (charts, GTK_TYPE_STACK)), ==,
                   "turns");
  close_made_up (charts, window);
}

/* A hex is read out with its sides while the map looks at it, and a check mark tells its reason. */
static void
test_hex (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  AdjMapView *map = adj_charts_drawing_get_map (stage_find (charts, ADJ_TYPE_CHARTS_DRAWING));
  GtkWidget *page;
  int id;

  g_assert_true (adj_draft_map_line (desk_work_draft (charts), "1507 1508 creek"));
  adj_own_battle_save (adj_charts_window_get_battle (charts));
  page = desk_work_show (charts, "compare");
  leave_until (page, "1508");
  stage_says (page, "Pittsburg Landing");
  stage_says (page, "north: Creek");
  stage_says (page, "One source only.");
  g_object_get (map, "cursor-hex", &id, NULL);
  g_assert_cmpint (id, ==, 1508);

  /* What is not known cannot be as printed. */
  do_it (page, "compare.confirm");
  g_assert_nonnull (adj_draft_get_refusal (desk_work_draft (charts)));
  g_assert_true (adj_draft_map_line (desk_work_draft (charts), "1508 town"));
  adj_own_battle_save (adj_charts_window_get_battle (charts));
  do_it (page, "compare.confirm");
  g_assert_null (stage_find_saying (page, "1508"));
  close_made_up (charts, window);
}

/* The proof sheets are those of the battle as it stands. */
static void
test_proof (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "compare");
  GtkWindow *papers;

  g_signal_emit_by_name (stage_find_button (page, "_Proof Sheets…"), "clicked");
  stage_settle ();
  papers = stage_find_window (ADJ_TYPE_PRINT_WINDOW);
  g_assert_nonnull (papers);
  stage_says (papers, "Proof sheets");
  stage_says (papers, "Page 1 of ");
  gtk_window_close (papers);
  close_made_up (charts, window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-compare/rows", test_rows);
  g_test_add_func ("/app/charts-compare/hex", test_hex);
  g_test_add_func ("/app/charts-compare/proof", test_proof);
  return g_test_run ();
}

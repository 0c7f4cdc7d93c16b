/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/books/charts-compare.h"
#include "app/books/charts-drawing.h"
#include "app/books/turn-figures.h"
#include "app/books/unit-figures.h"
#include "app/desktop/looks.h"
#include "app/papers/print-window.h"
#include "book/chart-line.h"
#include "desk-work.h"
#include "hand.h"
#include "staff/compare-words.h"
#include "words/clause.h"

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

/* It begins with the first that is not compared, goes on after each, comes back, and remembers: by
 * the keys that a player presses. */
static void
test_rows (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  GtkWidget *page = desk_work_show (charts, "compare");
  AdjDraft *draft = desk_work_draft (charts);

  stage_says (page, "0101");
  leave_until (page, "Game-Turn 1");
  hand_look_at (GTK_WINDOW (charts));
  gtk_widget_grab_focus (stage_find_button (page, "_As printed"));
  hand_keys ("Return");
  wait_until (stage_find_saying (page, "Game-Turn 2") != NULL);
  g_assert_true (adj_marks_are_typed (&adj_draft_get_scenario (draft)->turns[0].marks));
  hand_keys ("BackSpace");
  wait_until (stage_find_saying (page, "Game-Turn 1") != NULL);
  hand_keys ("l l");
  wait_until (stage_find_saying (page, "Game-Turn 3") != NULL);
  g_assert_false (adj_marks_are_typed (&adj_draft_get_scenario (draft)->turns[1].marks));
  hand_keys ("c");
  wait_until (!gtk_widget_get_mapped (page));
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

/* Goes on to the row of that subject and says that it is not as printed. */
static void
correct (AdjChartsWindow *charts, const char *subject)
{
  const AdjBook *book = adj_draft_get_book (desk_work_draft (charts));
  GtkWidget *page = desk_work_show (charts, "compare");
  AdjCompareRow row;
  g_autofree char *text = NULL;

  g_assert_true (adj_compare_find (book->scenario, subject, &row));
  text = adj_compare_say (book, &row);
  leave_until (page, text);
  do_it (page, "compare.correct");
}

static void
assert_cell (AdjChartsWindow *charts, const char *page, guint row, guint column)
{
  GtkStack *pages = stage_find (charts, GTK_TYPE_STACK);
  GtkWidget *shown = gtk_stack_get_visible_child (pages);
  GtkEditable *cell;

  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, page);
  cell = adj_figure_table_get_cell (stage_find (shown, ADJ_TYPE_FIGURE_TABLE), row, column);
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (charts)), GTK_WIDGET (cell)));
}

static void
assert_picked (AdjChartsWindow *charts, const char *page, AdjClause clause, guint place)
{
  GtkStack *pages = stage_find (charts, GTK_TYPE_STACK);
  GtkListBox *list = stage_find (gtk_stack_get_visible_child (pages), GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row = gtk_list_box_get_selected_row (list);
  g_autofree char *text =
      adj_words_clause_line (adj_draft_get_scenario (desk_work_draft (charts)), clause, place);

  g_assert_cmpstr (gtk_stack_get_visible_child_name (pages), ==, page);
  g_assert_nonnull (row);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row))), ==, text);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (charts)) == GTK_WIDGET (row));
}

/* What is not as printed has the keys where it is typed, whatever the map looked at and the filter
 * kept away. */
static void
test_correct (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  AdjMapView *map = adj_charts_drawing_get_map (stage_find (charts, ADJ_TYPE_CHARTS_DRAWING));
  AdjDraft *draft = desk_work_draft (charts);
  GtkWidget *units;

  g_assert_true (adj_draft_chart (draft, "unit grant side=union arm=infantry name=Grant"));
  g_assert_true (adj_draft_chart (draft, "unit lee side=confederate arm=infantry name=Lee"));
  g_assert_true (adj_draft_chart (draft, "unit lee check=Twice.")); /* else it is compared */
  adj_own_battle_save (adj_charts_window_get_battle (charts));
  desk_work_show (charts, "compare");
  adj_map_view_set_cursor (map, 40, FALSE);
  correct (charts, "0101");
  g_assert_cmpint (adj_map_view_get_cursor_id (map), ==, 101);
  g_assert_true (
      gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (charts)), GTK_WIDGET (map)));

  units = desk_work_show (charts, "units");
  gtk_editable_set_text (stage_find (units, GTK_TYPE_SEARCH_ENTRY), "grant");
  wait_until (stage_find_saying (units, "Lee") == NULL);
  correct (charts, "lee");
  assert_cell (charts, "units", 1, ADJ_UNIT_STRENGTH);
  correct (charts, "turn-2");
  assert_cell (charts, "turns", 1, ADJ_TURN_NIGHT);
  correct (charts, "level-3");
  assert_picked (charts, "victory", ADJ_CLAUSE_LEVEL, 2);
  correct (charts, "command-2");
  assert_cell (charts, "turns", 7, ADJ_TURN_FIRST_LEVEL);
  correct (charts, "special-2");
  assert_picked (charts, "rules", ADJ_CLAUSE_SPECIAL, 1);
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
  g_test_add_func ("/app/charts-compare/correct", test_correct);
  g_test_add_func ("/app/charts-compare/proof", test_proof);
  return g_test_run ();
}

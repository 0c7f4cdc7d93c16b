/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/unit-figures.h"
#include "app/desktop/looks.h"
#include "desk-work.h"

/* The table of units: its rows looked for, sorted, filled, pasted and copied. */

typedef struct
{
  AdjWindow *first;
  AdjChartsWindow *charts;
  GtkWidget *page;
  AdjFigureTable *table;
} Stage;

static Stage
open_units (const char *file)
{
  AdjWindow *first = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (first, file);
  GtkWidget *page = desk_work_show (charts, "units");

  return (Stage){ first, charts, page, stage_find (page, ADJ_TYPE_FIGURE_TABLE) };
}

static const AdjScenario *
scenario (const Stage *stage)
{
  return adj_draft_get_scenario (desk_work_draft (stage->charts));
}

static void
arrange (const Stage *stage, const char *filter, guint order)
{
  GtkWidget *search = stage_find (stage->page, GTK_TYPE_SEARCH_ENTRY);
  GtkWidget *bar = gtk_widget_get_parent (search);

  gtk_editable_set_text (GTK_EDITABLE (search), filter);
  g_signal_emit_by_name (search, "search-changed");
  gtk_drop_down_set_selected (stage_find (bar, GTK_TYPE_DROP_DOWN), order);
  stage_settle ();
}

static const char *
cell (const Stage *stage, guint row, guint column)
{
  return gtk_editable_get_text (adj_figure_table_get_cell (stage->table, row, column));
}

static int
number (const char *text)
{
  return (int) g_ascii_strtoll (text, NULL, 10);
}

static guint
count (const Stage *stage, const char *attribute_arm)
{
  guint n = 0;

  for (guint i = 0; i < scenario (stage)->n_units; i++)
    n += g_str_equal (scenario (stage)->ruleset->arms[scenario (stage)->units[i].arm].id,
                      attribute_arm);
  return n;
}

/* Some of the rows, by their strength; what is typed goes to the unit that is seen, all of them are
 * given a figure at once, and taken back at once. */
static void
test_arranged (void)
{
  Stage stage = open_units ("hooker-and-lee.scenario.xml");
  g_autofree char *name = NULL;
  guint cavalry = count (&stage, "cavalry");
  guint with_group = 0;
  int unit;

  g_assert_cmpuint (cavalry, >, 1);
  arrange (&stage, "CAVALRY", 1 + ADJ_UNIT_STRENGTH);
  for (guint row = 1; row < cavalry; row++)
    {
      g_assert_cmpstr (cell (&stage, row, ADJ_UNIT_ARM), ==, "cavalry");
      if (*cell (&stage, row, ADJ_UNIT_STRENGTH) != '\0')
        g_assert_cmpint (number (cell (&stage, row - 1, ADJ_UNIT_STRENGTH)), <=,
                         number (cell (&stage, row, ADJ_UNIT_STRENGTH)));
    }
  name = g_strdup (cell (&stage, cavalry - 1, ADJ_UNIT_ID));
  desk_work_type (stage.table, cavalry - 1, ADJ_UNIT_STRENGTH, "1");
  unit = adj_scenario_unit (scenario (&stage), name);
  g_assert_cmpint (scenario (&stage)->units[unit].strength, ==, 1);
  g_assert_cmpstr (cell (&stage, cavalry - 1, ADJ_UNIT_ID), ==, name); /* it stays where it is */

  adj_figure_table_focus (stage.table, 0, ADJ_UNIT_GROUP);
  stage_settle ();
  gtk_editable_set_text (adj_figure_table_get_cell (stage.table, 0, ADJ_UNIT_GROUP), "Horse");
  gtk_widget_activate_action (stage.page, "units.fill", NULL);
  stage_settle ();
  for (guint i = 0; i < scenario (&stage)->n_units; i++)
    with_group += g_strcmp0 (scenario (&stage)->units[i].group, "Horse") == 0;
  g_assert_cmpuint (with_group, ==, cavalry);
  desk_work_undo (stage.charts);
  g_assert_cmpstr (cell (&stage, 0, ADJ_UNIT_GROUP), !=, "Horse");
  desk_work_close (stage.charts, stage.first);
}

/* What cannot be is said, and nobody gets it; a designation is one counter's own. */
static void
test_not_filled (void)
{
  Stage stage = open_units ("hooker-and-lee.scenario.xml");

  adj_figure_table_focus (stage.table, 0, ADJ_UNIT_TURN);
  stage_settle ();
  gtk_editable_set_text (adj_figure_table_get_cell (stage.table, 0, ADJ_UNIT_TURN), "soon");
  gtk_widget_activate_action (stage.page, "units.fill", NULL);
  stage_settle ();
  g_assert_false (adj_draft_may_undo (desk_work_draft (stage.charts)));
  stage_says (stage.page, "whole number");
  gtk_editable_set_text (adj_figure_table_get_cell (stage.table, 0, ADJ_UNIT_TURN), "");
  adj_figure_table_focus (stage.table, 0, ADJ_UNIT_NAME);
  stage_settle ();
  gtk_widget_activate_action (stage.page, "units.fill", NULL);
  g_assert_false (adj_draft_may_undo (desk_work_draft (stage.charts)));
  desk_work_close (stage.charts, stage.first);
}

/* A note beside the figures takes room only while there is one, so that nobody scrolls to nothing.
 */
static void
test_notes (void)
{
  Stage stage = open_units ("hooker-and-lee.scenario.xml");
  GtkWidget *turns = desk_work_show (stage.charts, "turns");
  AdjFigureTable *table = stage_find (turns, ADJ_TYPE_FIGURE_TABLE);
  GtkAdjustment *sideways =
      gtk_scrolled_window_get_hadjustment (stage_find (table, GTK_TYPE_SCROLLED_WINDOW));

  gtk_test_widget_wait_for_draw (turns);
  g_assert_cmpfloat (gtk_adjustment_get_upper (sideways), ==,
                     gtk_adjustment_get_page_size (sideways));
  desk_work_type (table, 0, 0, "dusk");
  gtk_test_widget_wait_for_draw (turns);
  g_assert_cmpfloat (gtk_adjustment_get_upper (sideways), >,
                     gtk_adjustment_get_page_size (sideways));
  desk_work_close (stage.charts, stage.first);
}

static gboolean
has_report (const Stage *stage, const char *text)
{
  return stage_find_saying (stage->page, text) != NULL;
}

/* Out as rows and in again; bad rows are named, the good ones one change. */
static void
test_pasted (void)
{
  Stage stage = open_units ("antietam.scenario.xml");
  guint n = scenario (&stage)->n_units;
  GdkClipboard *clipboard = gtk_widget_get_clipboard (stage.page);
  g_autofree char *all = g_strdup_printf ("%u rows taken", n);

  gtk_widget_activate_action (stage.page, "units.copy", NULL);
  gtk_widget_activate_action (stage.page, "units.paste", NULL);
  wait_until (has_report (&stage, all));
  g_assert_cmpuint (scenario (&stage)->n_units, ==, n);

  gdk_clipboard_set_text (clipboard, "name\tside\tarm\tstrength\n"
                                     "Anyone\tunion\tinfantry\t4\n"
                                     "Nobody\tunion\telephant\t4\n"
                                     "Someone\tunion\tinfantry\t5\n");
  gtk_widget_activate_action (stage.page, "units.paste", NULL);
  wait_until (has_report (&stage, "2 rows taken"));
  g_assert_true (has_report (&stage, "Row 3:"));
  g_assert_cmpuint (scenario (&stage)->n_units, ==, n + 2);
  desk_work_undo (stage.charts);
  g_assert_cmpuint (scenario (&stage)->n_units, ==, n);
  desk_work_close (stage.charts, stage.first);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-units/arranged", test_arranged);
  g_test_add_func ("/app/charts-units/not-filled", test_not_filled);
  g_test_add_func ("/app/charts-units/notes", test_notes);
  g_test_add_func ("/app/charts-units/pasted", test_pasted);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-drawing.h"
#include "app/books/unit-figures.h"
#include "app/desktop/looks.h"
#include "app/victory/victory-panel.h"
#include "desk-work.h"
#include "form-work.h"
#include "rules/victory.h"

/* A battle of which nobody knew more than its name: filled in on every page of the charts, played
 * to the end, and won by the points that were typed. The figures are invented. */

#define FRAME "shiloh.scenario.xml"

static void
add_unit (GtkWidget *page, const char *name, guint side)
{
  GtkWidget *button = stage_find_button (page, "_Add the unit");
  GtkWidget *bar = gtk_widget_get_parent (button);

  gtk_drop_down_set_selected (stage_find (bar, GTK_TYPE_DROP_DOWN), side);
  gtk_editable_set_text (stage_find (bar, GTK_TYPE_ENTRY), name);
  g_signal_emit_by_name (button, "clicked");
  stage_settle ();
}

static void
fill_in_units (AdjChartsWindow *charts)
{
  static const struct
  {
    const char *name;
    guint side;
    const char *strength;
    const char *hex;
  } units[] = { { "Prentiss", 0, "5", "0505" },
                { "Hardee", 1, "8", "0202" },
                { "Bragg", 1, "4", "0102" } };
  GtkWidget *page = desk_work_show (charts, "units");

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      AdjFigureTable *table = stage_find (page, ADJ_TYPE_FIGURE_TABLE);

      add_unit (page, units[i].name, units[i].side);
      desk_work_type (table, i, ADJ_UNIT_STRENGTH, units[i].strength);
      desk_work_type (table, i, ADJ_UNIT_HEX, units[i].hex);
    }
}

/* Two turns, and everywhere is clear. */
static void
fill_in_turns_and_map (AdjChartsWindow *charts)
{
  GtkWidget *page = desk_work_show (charts, "turns");
  const AdjHexGrid *grid;
  g_autoptr (GString) line = g_string_new (NULL);
  GtkEntry *entry;

  gtk_spin_button_set_value (stage_find (page, GTK_TYPE_SPIN_BUTTON), 2);
  stage_settle ();
  page = desk_work_show (charts, "map");
  grid = &adj_draft_get_scenario (desk_work_draft (charts))->map.grid;
  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++)
      g_string_append_printf (line, "%02d%02d ", column, row);
  g_string_append (line, "clear");
  entry = stage_find (stage_find (charts, ADJ_TYPE_CHARTS_DRAWING), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), line->str);
  g_signal_emit_by_name (entry, "activate");
  stage_settle ();
  g_signal_emit_by_name (stage_find_button (page, "_As printed"), "clicked");
  stage_settle ();
}

static void
fill_in_victory (AdjChartsWindow *charts)
{
  GtkWidget *page = desk_work_show (charts, "victory");

  /* what the frame has is changed */
  form_work_pick (page, "Union, 1: Confederate strength eliminated");
  form_work_type (page, "Points", "3");
  form_work_pick (page, "Union: decisive");
  form_work_type (page, "Figure", "4");
  form_work_type (page, "And it holds", "0505");
  /* and what it has not is added */
  form_work_pick (page, "+ Add victory points");
  form_work_choose (page, "Given for", "hexes held at the end");
  form_work_type (page, "Points", "10");
  form_work_type (page, "Hexes", "0505");
  form_work_type (page, "In words", "The Hornets' Nest at the end");
  form_work_pick (page, "+ Add victory points");
  form_work_choose (page, "Given for", "own units off the map");
  form_work_choose (page, "Side", "Confederate");
  form_work_type (page, "Points", "2");
  form_work_type (page, "In words", "Strength off the map");
  form_work_pick (page, "+ Add hexes");
  form_work_type (page, "Hexes", "0505");
  form_work_pick (page, "+ Add an exit");
  form_work_type (page, "Hexes", "0101");
  form_work_type (page, "Movement Points", "1");
  form_work_choose (page, "Only for", "Confederate");
  page = desk_work_show (charts, "rules");
  form_work_pick (page, "+ Add a rule");
  form_work_type (page, "Title and number", "The Sunken Road (19.1)");
  form_work_type (page, "What it says", "Whoever stands in it may boast of it.");
}

static void
settle_gaps (AdjChartsWindow *charts)
{
  guint n = adj_draft_get_scenario (desk_work_draft (charts))->unknowns->len;

  for (guint i = 0; i < n; i++)
    {
      g_signal_emit_by_name (
          stage_find_button (desk_work_show (charts, "gaps"), "Nothing _missing any more"),
          "clicked");
      stage_settle ();
    }
  g_assert_true (adj_scenario_complete (adj_draft_get_scenario (desk_work_draft (charts))));
}

static void
play_to_the_end (AdjWindow *window)
{
  AdjSession *session = adj_window_get_session (window);

  stage_order (window, "move bragg 0101; exit bragg");
  g_assert_cmpint (stage_hex (session, "bragg"), ==, 0);
  stage_order (window, "eliminate hardee");
  for (int i = 0; i < 20 && !adj_session_true_table (session)->over; i++)
    stage_order (window, "next!");
  g_assert_true (adj_session_true_table (session)->over);
}

static void
test_played (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, FRAME);
  AdjSession *session;
  const AdjScenario *scenario;
  g_autofree AdjVictory *victory = NULL;

  fill_in_units (charts);
  fill_in_turns_and_map (charts);
  fill_in_victory (charts);
  settle_gaps (charts);
  gtk_widget_activate_action (GTK_WIDGET (charts), "charts.begin", NULL);
  wait_until (adj_window_get_session (window) != NULL);
  stage_settle ();
  session = adj_window_get_session (window);
  g_assert_nonnull (session);
  play_to_the_end (window);

  /* Hardee's 8 three times and the hex for the Union; Bragg's 4 twice for the Confederates. */
  victory = adj_victory_find (adj_session_true_field (session));
  g_assert_cmpint (victory->total[0], ==, 3 * 8 + 10);
  g_assert_cmpint (victory->total[1], ==, 2 * 4);
  g_assert_cmpint (victory->winner, ==, 0);
  scenario = adj_session_book (session)->scenario;
  g_assert_cmpstr (g_array_index (scenario->levels, AdjLevel, victory->level).name, ==, "decisive");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.panel", "s", "victory");
  stage_settle ();
  g_assert_nonnull (stage_find_saying (stage_find (window, ADJ_TYPE_VICTORY_PANEL),
                                       "Union 34, Confederate 8: Union wins by 26"));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-played/to-the-end", test_played);
  return g_test_run ();
}

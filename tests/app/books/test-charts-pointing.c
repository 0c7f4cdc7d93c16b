/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/books/charts-drawing.h"
#include "app/books/counter-tray.h"
#include "app/books/unit-figures.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "book/chart-line.h"
#include "desk-work.h"
#include "form-work.h"

/* Hexes that are typed elsewhere in the charts, pointed at on their map. */

typedef struct
{
  AdjWindow *first;
  AdjChartsWindow *charts;
  AdjMapView *map;
  AdjEasel *easel;
} Stage;

static Stage
open_stage (void)
{
  AdjWindow *first = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (first, "hooker-and-lee.scenario.xml");
  AdjChartsDrawing *drawing = stage_find (charts, ADJ_TYPE_CHARTS_DRAWING);

  return (Stage){ first, charts, adj_charts_drawing_get_map (drawing),
                  adj_charts_drawing_get_easel (drawing) };
}

/* What one test has typed, the next does not find. */
static void
close_stage (const Stage *stage)
{
  g_autofree char *path =
      g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (stage->charts)));

  desk_work_close (stage->charts, stage->first);
  g_remove (path);
}

static const AdjScenario *
scenario (const Stage *stage)
{
  return adj_draft_get_scenario (desk_work_draft (stage->charts));
}

static gboolean
is_asking (const Stage *stage)
{
  return adj_easel_get_brush (stage->easel).kind == ADJ_BRUSH_POINT;
}

static void
click (const Stage *stage, AdjHexId id)
{
  AdjPoint at = adj_camera_to_screen (adj_map_view_get_camera (stage->map),
                                      adj_hex_center (&scenario (stage)->map.grid, 1, id));

  g_assert_true (adj_easel_press (stage->easel, at, 0));
  adj_easel_release (stage->easel);
  stage_settle ();
}

/* As Enter does. */
static void
choose_by_keys (const Stage *stage, AdjHexId id)
{
  adj_map_view_set_cursor (stage->map, adj_book_hex (adj_map_view_get_book (stage->map), id), TRUE);
  g_assert_true (adj_easel_dab (stage->easel));
  stage_settle ();
}

static GtkWidget *
ask_for (const Stage *stage, guint column)
{
  GtkWidget *page = desk_work_show (stage->charts, "units");
  AdjFigureTable *table = stage_find (page, ADJ_TYPE_FIGURE_TABLE);

  adj_figure_table_focus (table, 0, column);
  stage_settle ();
  gtk_widget_activate_action (page, "units.pick", NULL);
  stage_settle ();
  return GTK_WIDGET (adj_figure_table_get_cell (table, 0, column));
}

/* One hex is enough for a set-up; then the keys are in the cell again, and nothing was drawn. */
static void
test_set_up (void)
{
  Stage stage = open_stage ();
  GtkWidget *cell = ask_for (&stage, ADJ_UNIT_HEX);

  g_assert_true (is_asking (&stage));
  choose_by_keys (&stage, 405);
  g_assert_cmpint (scenario (&stage)->units[0].hex, ==, 405);
  g_assert_false (is_asking (&stage));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage.charts)), cell));
  ask_for (&stage, ADJ_UNIT_HEX);
  click (&stage, 506);
  g_assert_cmpint (scenario (&stage)->units[0].hex, ==, 506);
  desk_work_undo (stage.charts);
  g_assert_cmpint (scenario (&stage)->units[0].hex, ==, 405);
  close_stage (&stage);
}

/* Entry hexes one after the other, until that is all; a strength is not pointed at. */
static void
test_entries (void)
{
  Stage stage = open_stage ();

  g_assert_true (adj_draft_set_hex (desk_work_draft (stage.charts), 0, ADJ_HEX_NONE));
  g_assert_true (adj_draft_chart (desk_work_draft (stage.charts), "2/v turn=2"));
  adj_own_battle_save (adj_charts_window_get_battle (stage.charts));
  ask_for (&stage, ADJ_UNIT_STRENGTH);
  g_assert_false (is_asking (&stage));
  ask_for (&stage, ADJ_UNIT_ENTRIES);
  click (&stage, 101);
  click (&stage, 201);
  click (&stage, 301);
  click (&stage, 201);
  g_assert_true (is_asking (&stage));
  g_assert_cmpuint (scenario (&stage)->units[0].n_entries, ==, 2);
  g_assert_cmpint (scenario (&stage)->units[0].entries[0], ==, 101);
  g_assert_cmpint (scenario (&stage)->units[0].entries[1], ==, 301);
  g_signal_emit_by_name (stage_find_button (stage.charts, "_That Is All"), "clicked");
  stage_settle ();
  g_assert_false (is_asking (&stage));
  close_stage (&stage);
}

/* Beside each field of hexes stands a button. Whoever takes up a brush instead has done. */
static void
test_field (void)
{
  Stage stage = open_stage ();
  GtkWidget *page = desk_work_show (stage.charts, "victory");
  GtkWidget *line;

  form_work_pick (page, "+ Add an exit");
  line = adj_form_field_get_control (form_work_find (page, "Hexes"));
  g_signal_emit_by_name (gtk_widget_get_next_sibling (line), "clicked");
  stage_settle ();
  click (&stage, 101);
  click (&stage, 102);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (line)), ==, "0101 0102");
  adj_easel_set_brush (stage.easel, (AdjBrush){ ADJ_BRUSH_TERRAIN, 0 });
  stage_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (stage.charts)), line));
  close_stage (&stage);
}

/* Counters that lie nowhere are taken up one after the other and set down, by hand and by keys; an
 * award's hexes are asked for instead. */
static void
test_tray (void)
{
  Stage stage = open_stage ();
  AdjDraft *draft = desk_work_draft (stage.charts);
  GtkWidget *tray = stage_find (stage.charts, ADJ_TYPE_COUNTER_TRAY);
  GtkFlowBox *counters;

  g_assert_false (gtk_widget_get_visible (tray));
  for (int i = 0; i < 3; i++)
    g_assert_true (adj_draft_set_hex (draft, i, ADJ_HEX_NONE));
  adj_own_battle_save (adj_charts_window_get_battle (stage.charts));
  stage_settle ();
  g_assert_true (gtk_widget_get_visible (tray));
  stage_says (tray, "3 counters without a hex");
  counters = stage_find (tray, GTK_TYPE_FLOW_BOX);
  g_signal_emit_by_name (gtk_flow_box_get_child_at_index (counters, 1), "activate");
  g_assert_true (is_asking (&stage));
  click (&stage, 405);
  g_assert_cmpint (scenario (&stage)->units[1].hex, ==, 405);
  choose_by_keys (&stage, 406);
  g_assert_cmpint (scenario (&stage)->units[2].hex, ==, 406);
  g_assert_true (is_asking (&stage));
  adj_easel_set_brush (stage.easel, (AdjBrush){ ADJ_BRUSH_NONE, 0 });
  g_assert_null (gtk_flow_box_get_selected_children (counters));
  g_signal_emit_by_name (gtk_flow_box_get_child_at_index (counters, 0), "activate");
  click (&stage, 407);
  g_assert_cmpint (scenario (&stage)->units[0].hex, ==, 407);
  g_assert_false (is_asking (&stage));
  g_assert_false (gtk_widget_get_visible (tray));
  desk_work_undo (stage.charts);
  g_assert_true (gtk_widget_get_visible (tray));
  close_stage (&stage);
}

/* A counter so small shows its designation under itself, and is put aside while the map is wanted
 * for a picture. */
static void
test_aside (void)
{
  Stage stage = open_stage ();
  GtkWidget *tray = stage_find (stage.charts, ADJ_TYPE_COUNTER_TRAY);
  g_autofree char *folder = folder_make ();

  g_assert_true (adj_draft_set_hex (desk_work_draft (stage.charts), 1, ADJ_HEX_NONE));
  adj_own_battle_save (adj_charts_window_get_battle (stage.charts));
  stage_settle ();
  stage_says (tray, scenario (&stage)->units[1].name);
  desk_work_lay (stage.charts, folder);
  g_assert_false (gtk_widget_get_mapped (tray));
  adj_tracer_forget (adj_own_battle_get_tracer (adj_charts_window_get_battle (stage.charts)));
  stage_settle ();
  g_assert_true (gtk_widget_get_mapped (tray));
  folder_remove (g_steal_pointer (&folder));
  close_stage (&stage);
}

/* A counter that is dragged to the map stands where it is let go. */
static void
test_dropped (void)
{
  Stage stage = open_stage ();

  desk_work_drop (stage.charts, 2, 405);
  g_assert_cmpint (scenario (&stage)->units[2].hex, ==, 405);
  close_stage (&stage);
}

/* Where the pages stand in the map's place they are away as long as that takes. */
static void
test_small (void)
{
  Stage stage;
  GtkWidget *page;

  g_settings_set_double (adj_settings (), "text-scale", 2);
  stage = open_stage ();
  gtk_window_set_default_size (GTK_WINDOW (stage.charts), 800, 600);
  stage_settle ();
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.charts));
  ask_for (&stage, ADJ_UNIT_HEX);
  page = stage_find (stage.charts, GTK_TYPE_STACK);
  wait_until (!gtk_widget_get_mapped (page) && gtk_widget_get_mapped (GTK_WIDGET (stage.map)));
  choose_by_keys (&stage, 405);
  g_assert_cmpint (scenario (&stage)->units[0].hex, ==, 405);
  wait_until (gtk_widget_get_mapped (page));
  close_stage (&stage);
  g_settings_reset (adj_settings (), "text-scale");
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-pointing/set-up", test_set_up);
  g_test_add_func ("/app/charts-pointing/entries", test_entries);
  g_test_add_func ("/app/charts-pointing/field", test_field);
  g_test_add_func ("/app/charts-pointing/tray", test_tray);
  g_test_add_func ("/app/charts-pointing/aside", test_aside);
  g_test_add_func ("/app/charts-pointing/dropped", test_dropped);
  g_test_add_func ("/app/charts-pointing/small", test_small);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk-work.h"

#include "app/books/charts-drawing.h"
#include "app/books/new-battle.h"
#include "app/tracing/number-popover.h"
#include "app/window/start-page.h"
#include "hex/projection.h"

AdjBattleCard *
desk_work_find_card (AdjWindow *window, const char *path_end)
{
  GtkFlowBox *battles = stage_find (stage_find (window, ADJ_TYPE_START_PAGE), GTK_TYPE_FLOW_BOX);
  GtkFlowBoxChild *card;

  for (int i = 0; (card = gtk_flow_box_get_child_at_index (battles, i)) != NULL; i++)
    if (g_str_has_suffix (adj_battle_card_get_path (ADJ_BATTLE_CARD (card)), path_end))
      return ADJ_BATTLE_CARD (card);
  return NULL;
}

AdjChartsWindow *
desk_work_open_charts (AdjWindow *window, const char *file)
{
  wait_until (desk_work_find_card (window, file) != NULL);
  g_signal_emit_by_name (desk_work_find_card (window, file), "activate");
  gtk_test_widget_wait_for_draw (stage_find_window (ADJ_TYPE_CHARTS_WINDOW));
  return stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
}

AdjChartsWindow *
desk_work_begin (AdjWindow *window, const char *title)
{
  AdjNewBattle *asking;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.ask-battle", NULL);
  asking = stage_find_window (ADJ_TYPE_NEW_BATTLE);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (asking));
  gtk_editable_set_text (stage_find (asking, GTK_TYPE_ENTRY), title);
  gtk_widget_activate_action (GTK_WIDGET (asking), "battle.begin", NULL);
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) != NULL);
  gtk_test_widget_wait_for_draw (stage_find_window (ADJ_TYPE_CHARTS_WINDOW));
  return stage_find_window (ADJ_TYPE_CHARTS_WINDOW);
}

AdjOwnTablesWindow *
desk_work_open_tables (AdjWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tables", NULL);
  gtk_test_widget_wait_for_draw (stage_find_window (ADJ_TYPE_OWN_TABLES_WINDOW));
  return stage_find_window (ADJ_TYPE_OWN_TABLES_WINDOW);
}

AdjDraft *
desk_work_draft (AdjChartsWindow *window)
{
  return adj_own_battle_get_draft (adj_charts_window_get_battle (window));
}

GtkWidget *
desk_work_show (gpointer window, const char *page)
{
  GtkStack *pages = stage_find (window, GTK_TYPE_STACK);

  gtk_stack_set_visible_child_name (pages, page);
  stage_settle ();
  return gtk_stack_get_visible_child (pages);
}

void
desk_work_type (AdjFigureTable *table, guint row, guint column, const char *text)
{
  adj_figure_table_focus (table, row, column);
  stage_settle ();
  gtk_editable_set_text (adj_figure_table_get_cell (table, row, column), text);
  adj_figure_table_commit (table);
  stage_settle ();
}

void
desk_work_assert_small (gpointer window, const char *const *pages, guint n_pages)
{
  for (guint i = 0; i < n_pages; i++)
    {
      int width;
      int height;

      desk_work_show (window, pages[i]);
      gtk_widget_measure (window, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      gtk_widget_measure (window, GTK_ORIENTATION_VERTICAL, 800, &height, NULL, NULL, NULL);
      g_test_message ("%s: %d x %d", pages[i], width, height);
      g_assert_cmpint (width, <=, 800);
      g_assert_cmpint (height, <=, 600);
    }
}

static AdjMapView *
map_of (AdjChartsWindow *window)
{
  return adj_charts_drawing_get_map (stage_find (window, ADJ_TYPE_CHARTS_DRAWING));
}

/* GTK's own test of dragging is missing: what a drop calls is called. */
void
desk_work_drop (AdjChartsWindow *window, int unit, AdjHexId hex)
{
  AdjMapView *map = map_of (window);
  const AdjHexGrid *grid = &adj_draft_get_scenario (desk_work_draft (window))->map.grid;
  AdjPoint at = adj_camera_to_screen (adj_map_view_get_camera (map), adj_hex_center (grid, 1, hex));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (map));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, G_TYPE_INT);
  g_value_set_int (&value, unit);
  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !taken; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller) &&
          gdk_content_formats_contain_gtype (
              gtk_drop_target_get_formats (GTK_DROP_TARGET (controller)), G_TYPE_INT))
        g_signal_emit_by_name (controller, "drop", &value, at.x, at.y, &taken);
    }
  g_assert_true (taken);
}

void
desk_work_undo (AdjChartsWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "charts.undo", NULL);
  stage_settle ();
}

void
desk_work_close (gpointer window, AdjWindow *first)
{
  gtk_window_close (GTK_WINDOW (window));
  stage_close (first);
}

/* ---- A picture under the grid ---- */

#define SHEET_SIZE 24.0 /* pixels of a hex */

OwnerMap
desk_work_lay (AdjChartsWindow *window, const char *folder)
{
  AdjTracer *tracer = adj_own_battle_get_tracer (adj_charts_window_get_battle (window));
  g_autofree char *path = g_build_filename (folder, "sheet.jpg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  OwnerMap sheet =
      owner_map_take (adj_map_view_get_book (map_of (window)), SHEET_SIZE, FALSE, path);

  adj_tracer_choose (tracer, file);
  wait_until (adj_tracer_get_picture (tracer) != NULL && !adj_tracer_is_reading (tracer));
  stage_settle ();
  return sheet;
}

AdjPoint
desk_work_seen (AdjChartsWindow *window, const OwnerMap *sheet, AdjHexId hex)
{
  AdjMapView *map = map_of (window);
  const AdjHexGrid *grid = &adj_map_view_get_book (map)->scenario->map.grid;
  double back[9];

  g_assert_true (adj_projection_invert (adj_map_view_get_underlay (map)->to_picture, back));
  return adj_camera_to_screen (adj_map_view_get_camera (map),
                               adj_projection_apply (back, owner_map_middle (sheet, grid, hex)));
}

void
desk_work_point (AdjChartsWindow *window, const OwnerMap *sheet, AdjHexId hex)
{
  AdjChartsLaying *laying = stage_find (window, ADJ_TYPE_CHARTS_LAYING);
  GtkWidget *number = stage_find (stage_find (laying, ADJ_TYPE_NUMBER_POPOVER), GTK_TYPE_ENTRY);
  g_autofree char *text = g_strdup_printf ("%04d", hex);

  g_assert_true (adj_charts_laying_click (laying, desk_work_seen (window, sheet, hex)));
  gtk_editable_set_text (GTK_EDITABLE (number), text);
  g_signal_emit_by_name (number, "activate");
  stage_settle ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/books/name-popover.h"
#include "app/desktop/looks.h"
#include "app/drawing/set-up-paint.h"
#include "drawing-work.h"

/* A battle's map beside the pages: looked at, named, typed into a line, and what they tell of it.
 */

/* What is hardly meant so is listed while one draws, and shown where it is. */
static void
test_doubts (void)
{
  DrawingStage stage = drawing_work_open ();
  GtkWidget *page = desk_work_show (stage.battle, "gaps");
  int id;

  drawing_work_take_up (&stage, ADJ_BRUSH_TERRAIN, "clear");
  drawing_work_drag (&stage, 303, 306, 0);
  g_assert_null (stage_find_saying (page, "0304"));
  drawing_work_take_up (&stage, ADJ_BRUSH_ALONG, "creek");
  g_assert_true (adj_easel_press (stage.easel, drawing_work_place (&stage, 304, 305, 0.4), 0));
  adj_easel_release (stage.easel);
  stage_says (page, "0304");
  stage_press (page, "_Show");
  g_object_get (stage.map, "cursor-hex", &id, NULL);
  g_assert_true (id == 304 || id == 305);
  desk_work_undo (stage.battle);
  g_assert_null (stage_find_saying (page, "0304"));
  drawing_work_close (&stage);
}

/* Whatever nobody has painted gets one terrain, and the button says how much that is. */
static void
test_rest (void)
{
  DrawingStage stage = drawing_work_open ();
  GtkWidget *page = desk_work_show (stage.battle, "map");
  const AdjHexGrid grid = drawing_work_scenario (&stage)->map.grid;
  g_autofree char *label =
      g_strdup_printf ("Paint the _rest, %d hexes", grid.columns * grid.rows - 5);

  drawing_work_take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  drawing_work_drag (&stage, 302, 306, 0);
  stage_press (page, label);
  g_assert_cmpstr (drawing_work_terrain (&stage, 401), ==, "clear");
  g_assert_cmpstr (drawing_work_terrain (&stage, 302), ==, "forest");
  desk_work_undo (stage.battle);
  g_assert_cmpstr (drawing_work_terrain (&stage, 401), ==, "unknown");

  /* The typed line takes strokes as well. */
  gtk_editable_set_text (
      stage_find (stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING), GTK_TYPE_ENTRY),
      "road 0302 0303 0304");
  g_signal_emit_by_name (
      stage_find (stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING), GTK_TYPE_ENTRY), "activate");
  g_assert_true (drawing_work_lies (&stage, 303, 304, "road"));
  drawing_work_close (&stage);
}

static void
name_it (const DrawingStage *stage, const char *name)
{
  AdjNamePopover *names = stage_find (stage->battle, ADJ_TYPE_NAME_POPOVER);
  GtkWindow *window = GTK_WINDOW (stage->battle);

  gtk_editable_set_text (GTK_EDITABLE (gtk_window_get_focus (window)), name);
  g_signal_emit_by_name (stage_find_button (names, "_Take these names"), "clicked");
  stage_settle ();
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (names)));
}

/* A hex is named where it is, a town drawn in it, and what lies on a side is named there. */
static void
test_names (void)
{
  DrawingStage stage = drawing_work_open ();
  AdjChartsDrawing *drawing = stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING);
  const AdjMapHex *hex;

  adj_charts_drawing_ask_name (drawing, drawing_work_place (&stage, 303, 304, 0));
  gtk_check_button_set_active (stage_find (drawing, GTK_TYPE_CHECK_BUTTON), TRUE);
  name_it (&stage, "Made-up Mill");
  hex = adj_scenario_hex (drawing_work_scenario (&stage), 303);
  g_assert_cmpstr (hex->name, ==, "Made-up Mill");
  g_assert_cmpint (hex->drawn, ==, ADJ_DRAWN_TOWN);

  g_assert_true (adj_draft_map_line (desk_work_draft (stage.battle), "0303 0304 creek bridge"));
  adj_charts_drawing_ask_name (drawing, drawing_work_place (&stage, 303, 304, 0.45));
  name_it (&stage, "Mill Bridge");
  g_assert_cmpstr (adj_scenario_hexside (drawing_work_scenario (&stage), 303, 304)->name, ==,
                   "Mill Bridge");

  adj_charts_drawing_ask_name (drawing, drawing_work_place (&stage, 303, 304, 0));
  name_it (&stage, "");
  g_assert_null (adj_scenario_hex (drawing_work_scenario (&stage), 303)->name);
  desk_work_undo (stage.battle);
  g_assert_cmpstr (adj_scenario_hex (drawing_work_scenario (&stage), 303)->name, ==,
                   "Made-up Mill");
  drawing_work_close (&stage);
}

static gboolean
press_if_enter (GtkShortcut *shortcut, GtkWidget *widget)
{
  g_autofree char *keys = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

  return g_str_has_prefix (keys, "Return") &&
         gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, NULL);
}

/* Enter, on the map. */
static void
press_enter (AdjMapView *map)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (map));
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      for (guint k = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) &&
                        k < g_list_model_get_n_items (G_LIST_MODEL (controller));
           k++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), k);

          n += press_if_enter (shortcut, GTK_WIDGET (map));
        }
    }
  g_assert_cmpuint (n, ==, 1);
}

/* The map is looked at closer and walked over, says its hexes and writes their numbers into the
 * line; a change is seen from where one looked. */
static void
test_map (void)
{
  AdjWindow *window = stage_open ();
  AdjChartsWindow *battle = desk_work_open_charts (window, "shiloh.scenario.xml");
  AdjMapView *map = stage_find (battle, ADJ_TYPE_MAP_VIEW);
  GtkEditable *line = stage_find (stage_find (battle, ADJ_TYPE_CHARTS_DRAWING), GTK_TYPE_ENTRY);
  const AdjCamera *camera = adj_map_view_get_camera (map);
  g_autofree char *numbers = NULL;
  g_autofree char *order = NULL;
  g_autofree char *said = NULL;
  double size = camera->size;
  int first, id;

  wait_until (adj_map_view_is_sharp (map));
  gtk_widget_activate_action (GTK_WIDGET (map), "map.zoom", "i", 2);
  g_assert_cmpfloat (camera->size, >, 1.5 * size);
  size = camera->size;
  gtk_widget_grab_focus (GTK_WIDGET (map));
  g_object_get (map, "cursor-hex", &first, NULL);
  gtk_widget_activate_action (GTK_WIDGET (map), "map.step", "(ii)", 1, 0);
  g_object_get (map, "cursor-hex", &id, NULL);
  g_assert_cmpint (id, ==, first + 100);
  press_enter (map);
  gtk_widget_activate_action (GTK_WIDGET (map), "map.step", "(ii)", -1, 0);
  press_enter (map);
  numbers = g_strdup_printf ("%04d %04d", id, first);
  g_assert_cmpstr (gtk_editable_get_text (line), ==, numbers);

  order = g_strconcat (numbers, " forest", NULL);
  gtk_editable_set_text (line, order);
  g_signal_emit_by_name (line, "activate");
  stage_settle ();
  said = g_strdup_printf ("%04d, Forest; from your charts", first);
  g_assert_cmpstr (adj_map_view_get_said (map), ==, said);
  g_assert_cmpfloat (camera->size, ==, size);
  wait_until (adj_map_view_is_sharp (map));
  desk_work_close (battle, window);
}

/* The pages stand beside the map, give it their room, and in a narrow window its place. */
static void
test_beside (void)
{
  DrawingStage stage = drawing_work_open ();
  GtkWidget *map = GTK_WIDGET (stage.map);
  int width = gtk_widget_get_width (map);

  g_assert_true (gtk_widget_get_mapped (stage_find (stage.battle, GTK_TYPE_STACK)));
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.pages", NULL);
  gtk_test_widget_wait_for_draw (map);
  g_assert_false (gtk_widget_get_mapped (stage_find (stage.battle, GTK_TYPE_STACK)));
  g_assert_cmpint (gtk_widget_get_width (map), >, width + 200);
  drawing_work_close (&stage);
}

/* Who is set up in a hex is seen and said there. */
static void
test_set_up (void)
{
  DrawingStage stage = drawing_work_open ();
  const AdjBook *book;
  AdjCamera camera;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 8, 8);
  cairo_t *cr = cairo_create (surface);

  g_assert_true (adj_draft_add_unit (desk_work_draft (stage.battle), "7/A", 0, 0));
  g_assert_true (adj_draft_set_hex (desk_work_draft (stage.battle), 0, 302));
  adj_own_battle_save (adj_charts_window_get_battle (stage.battle));
  book = adj_map_view_get_book (stage.map);
  adj_map_view_set_cursor (stage.map, adj_book_hex (book, 302), TRUE);
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "7/A"));
  adj_map_view_set_cursor (stage.map, adj_book_hex (book, 303), TRUE);
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "7/A"));
  camera = (AdjCamera){ .size = 20, .width = 8, .height = 8 };
  camera.at = adj_hex_center (&book->scenario->map.grid, 1, 305);
  adj_set_up_put (book, cr, &camera, 1);
  cairo_surface_flush (surface);
  g_assert_cmpuint (((const guint32 *) (gpointer) cairo_image_surface_get_data (surface))[9], ==,
                    0);
  camera.at = adj_hex_center (&book->scenario->map.grid, 1, 302);
  adj_set_up_put (book, cr, &camera, 1);
  cairo_surface_flush (surface);
  g_assert_cmpuint (((const guint32 *) (gpointer) cairo_image_surface_get_data (surface))[9], !=,
                    0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  drawing_work_close (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-map/doubts", test_doubts);
  g_test_add_func ("/app/charts-map/rest", test_rest);
  g_test_add_func ("/app/charts-map/names", test_names);
  g_test_add_func ("/app/charts-map/map", test_map);
  g_test_add_func ("/app/charts-map/beside", test_beside);
  g_test_add_func ("/app/charts-map/set-up", test_set_up);
  return g_test_run ();
}

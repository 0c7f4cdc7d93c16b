/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/books/charts-drawing.h"
#include "app/books/name-popover.h"
#include "app/desktop/looks.h"
#include "app/drawing/brush-hand.h"
#include "app/drawing/paint-box.h"
#include "app/drawing/set-up-paint.h"
#include "desk-work.h"

/* A battle's map, drawn in the window by pointer, keys and a typed line. */

typedef struct
{
  AdjWindow *window;
  AdjChartsWindow *battle;
  AdjMapView *map;
  AdjEasel *easel;
} Stage;

static Stage
open_stage (void)
{
  Stage stage = { .window = stage_open () };
  AdjChartsDrawing *drawing;

  stage.battle = desk_work_open_charts (stage.window, "shiloh.scenario.xml");
  drawing = stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING);
  stage.map = adj_charts_drawing_get_map (drawing);
  stage.easel = adj_charts_drawing_get_easel (drawing);
  wait_until (adj_map_view_is_sharp (stage.map));
  return stage;
}

/* What one test has drawn, the next does not find. */
static void
close_stage (const Stage *stage)
{
  g_autofree char *path =
      g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (stage->battle)));

  desk_work_close (stage->battle, stage->window);
  g_remove (path);
}

static const AdjScenario *
scenario_of (const Stage *stage)
{
  return adj_draft_get_scenario (desk_work_draft (stage->battle));
}

static void
take_up (const Stage *stage, AdjBrushKind kind, const char *id)
{
  const AdjRuleset *ruleset = scenario_of (stage)->ruleset;
  int index = kind == ADJ_BRUSH_TERRAIN ? adj_ruleset_terrain (ruleset, id)
                                        : adj_ruleset_feature (ruleset, id);

  g_assert_cmpint (index, >=, 0);
  adj_easel_set_brush (stage->easel, (AdjBrush){ kind, index });
}

/* A place of the map, so far from the middle of one hex to that of another. */
static AdjPoint
between (const Stage *stage, AdjHexId from, AdjHexId to, double part)
{
  const AdjHexGrid *grid = &scenario_of (stage)->map.grid;
  AdjPoint a = adj_hex_center (grid, 1, from);
  AdjPoint b = adj_hex_center (grid, 1, to);

  return adj_camera_to_screen (adj_map_view_get_camera (stage->map),
                               (AdjPoint){ a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part });
}

static void
drag (const Stage *stage, AdjHexId from, AdjHexId to, GdkModifierType state)
{
  g_assert_true (adj_easel_press (stage->easel, between (stage, from, to, 0), state));
  adj_easel_drag (stage->easel, between (stage, from, to, 1));
  adj_easel_release (stage->easel);
}

static const char *
terrain_at (const Stage *stage, AdjHexId id)
{
  const AdjMapHex *hex = adj_scenario_hex (scenario_of (stage), id);

  return hex != NULL ? scenario_of (stage)->ruleset->terrains[hex->terrain].id : "off";
}

static gboolean
lies (const Stage *stage, AdjHexId a, AdjHexId b, const char *feature)
{
  const AdjMapHexside *side = adj_scenario_hexside (scenario_of (stage), a, b);

  return side != NULL &&
         (side->features & 1u << adj_ruleset_feature (scenario_of (stage)->ruleset, feature)) != 0;
}

/* A drag paints what it goes over in one change, seen at once and taken back at once. */
static void
test_paint (void)
{
  Stage stage = open_stage ();

  g_assert_false (adj_easel_press (stage.easel, between (&stage, 302, 302, 0), 0)); /* only looks */
  take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  drag (&stage, 302, 306, 0);
  for (AdjHexId id = 302; id <= 306; id++)
    g_assert_cmpstr (terrain_at (&stage, id), ==, "forest");
  g_assert_cmpstr (terrain_at (&stage, 402), ==, "unknown");
  g_assert_nonnull (adj_easel_get_stroke (stage.easel)); /* until the map is painted with it */
  wait_until (adj_easel_get_stroke (stage.easel) == NULL);
  desk_work_undo (stage.battle);
  g_assert_cmpstr (terrain_at (&stage, 302), ==, "unknown");
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.redo", NULL);
  g_assert_cmpstr (terrain_at (&stage, 306), ==, "forest");

  /* Two fingers take the map, and what one of them had begun is dropped. */
  g_assert_true (adj_easel_press (stage.easel, between (&stage, 505, 505, 0), 0));
  adj_map_hands_pinch_begin (adj_map_view_get_hands (stage.map), (AdjPoint){ 100, 100 });
  adj_easel_release (stage.easel);
  g_assert_cmpstr (terrain_at (&stage, 505), ==, "unknown");
  close_stage (&stage);
}

/* Shift fills up to other terrain, the right button takes up what lies there, off the map too. */
static void
test_fill (void)
{
  Stage stage = open_stage ();
  AdjPaintBox *box = stage_find (stage.battle, ADJ_TYPE_PAINT_BOX);

  take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  drag (&stage, 401, 408, 0);
  take_up (&stage, ADJ_BRUSH_TERRAIN, "rough");
  drag (&stage, 202, 202, GDK_SHIFT_MASK);
  g_assert_cmpstr (terrain_at (&stage, 101), ==, "rough");
  g_assert_cmpstr (terrain_at (&stage, 308), ==, "rough");
  g_assert_cmpstr (terrain_at (&stage, 404), ==, "forest");
  g_assert_cmpstr (terrain_at (&stage, 501), ==, "unknown");

  adj_easel_take_up (stage.easel, between (&stage, 404, 404, 0));
  g_assert_cmpstr (adj_brush_name (scenario_of (&stage)->ruleset, adj_paint_box_get_brush (box)),
                   ==, "Forest");
  adj_easel_set_brush (stage.easel, (AdjBrush){ ADJ_BRUSH_TERRAIN, ADJ_OFF_MAP });
  drag (&stage, 101, 101, 0);
  g_assert_cmpstr (terrain_at (&stage, 101), ==, "off");
  take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  adj_easel_take_up (stage.easel, between (&stage, 101, 101, 0));
  g_assert_cmpint (adj_easel_get_brush (stage.easel).index, ==, ADJ_OFF_MAP);
  close_stage (&stage);
}

/* A road through the middles, a creek along the sides, a bridge on one of them; Ctrl takes off. */
static void
test_ways (void)
{
  Stage stage = open_stage ();

  take_up (&stage, ADJ_BRUSH_WAY, "road");
  drag (&stage, 302, 305, 0);
  g_assert_true (lies (&stage, 302, 303, "road"));
  g_assert_true (lies (&stage, 304, 305, "road"));
  drag (&stage, 304, 305, GDK_CONTROL_MASK);
  g_assert_false (lies (&stage, 304, 305, "road"));
  g_assert_true (lies (&stage, 303, 304, "road"));

  take_up (&stage, ADJ_BRUSH_ALONG, "creek");
  g_assert_true (adj_easel_press (stage.easel, between (&stage, 303, 304, 0.4), 0));
  adj_easel_release (stage.easel);
  g_assert_true (lies (&stage, 303, 304, "creek"));
  take_up (&stage, ADJ_BRUSH_CROSSING, "bridge");
  g_assert_true (adj_easel_press (stage.easel, between (&stage, 303, 304, 0.4), 0));
  adj_easel_release (stage.easel);
  g_assert_true (lies (&stage, 303, 304, "bridge"));
  g_assert_true (lies (&stage, 303, 304, "road"));
  close_stage (&stage);
}

/* A disk that takes nothing keeps nobody from painting: the window says so until all is kept. */
static void
test_unsaved (void)
{
  Stage stage = open_stage ();
  AdjOwnBattle *battle = adj_charts_window_get_battle (stage.battle);
  g_autofree char *folder = g_path_get_dirname (adj_own_battle_get_path (battle));
  g_autofree char *away = g_strconcat (folder, "-away", NULL);
  g_autofree char *complaint = NULL;

  g_assert_cmpint (g_rename (folder, away), ==, 0);
  g_assert_true (g_file_set_contents (folder, "no folder", -1, NULL));
  take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  drag (&stage, 302, 306, 0);
  wait_until (adj_own_battle_get_complaint (battle) != NULL);
  complaint = g_strdup (adj_own_battle_get_complaint (battle));
  stage_settle ();
  stage_says (stage.battle, complaint);
  drag (&stage, 402, 406, 0);
  g_assert_cmpstr (terrain_at (&stage, 404), ==, "forest");

  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (away, folder), ==, 0);
  drag (&stage, 502, 506, 0);
  wait_until (adj_own_battle_get_state (battle) == ADJ_SAVER_SAVED);
  stage_settle ();
  g_assert_null (stage_find_saying (stage.battle, complaint));
  close_stage (&stage);
}

static void
press_keys (const Stage *stage, const guint *keys, GdkModifierType state)
{
  for (; *keys != 0; keys++)
    g_assert_true (adj_brush_hand_key (stage->easel, *keys, state));
}

/* By keys alone: digits, Shift and arrows, a side and its letters; the cursor says it all. */
static void
test_keys (void)
{
  Stage stage = open_stage ();
  AdjHex start = adj_book_hex (adj_map_view_get_book (stage.map), 302);

  adj_map_view_set_cursor (stage.map, start, TRUE);
  press_keys (&stage, (const guint[]){ GDK_KEY_2, 0 }, 0);
  g_assert_cmpstr (terrain_at (&stage, 302), ==, "forest");
  press_keys (&stage, (const guint[]){ GDK_KEY_Down, GDK_KEY_Down, 0 }, GDK_SHIFT_MASK);
  g_assert_cmpstr (terrain_at (&stage, 304), ==, "forest");
  g_assert_cmpstr (adj_map_view_get_said (stage.map), ==, "0304, Forest; from your charts");

  press_keys (&stage, (const guint[]){ GDK_KEY_Down, 0 }, GDK_CONTROL_MASK);
  press_keys (&stage, (const guint[]){ GDK_KEY_c, GDK_KEY_b, 0 }, 0);
  g_assert_true (lies (&stage, 304, 305, "creek"));
  g_assert_true (lies (&stage, 304, 305, "bridge"));
  g_assert_cmpstr (adj_map_view_get_said (stage.map), ==,
                   "0304, Forest; south: Creek, Bridge; from your charts; side chosen: south");
  press_keys (&stage, (const guint[]){ GDK_KEY_Left, 0 }, GDK_CONTROL_MASK);
  press_keys (&stage, (const guint[]){ GDK_KEY_Left, 0 }, GDK_CONTROL_MASK); /* is the last */
  press_keys (&stage, (const guint[]){ GDK_KEY_r, GDK_KEY_t, GDK_KEY_f, GDK_KEY_r, 0 }, 0);
  g_assert_false (lies (&stage, 204, 304, "road"));
  g_assert_true (lies (&stage, 204, 304, "trail"));
  g_assert_true (lies (&stage, 204, 304, "ford"));
  press_keys (&stage, (const guint[]){ GDK_KEY_0, 0 }, 0);
  g_assert_cmpint (adj_easel_get_brush (stage.easel).kind, ==, ADJ_BRUSH_NONE);
  press_keys (&stage, (const guint[]){ GDK_KEY_i, 0 }, 0);
  g_assert_cmpint (adj_easel_get_brush (stage.easel).index, ==, 1);
  g_assert_false (adj_brush_hand_key (stage.easel, GDK_KEY_Down, 0)); /* the map's own */
  close_stage (&stage);
}

/* Whoever points with the mouse takes up brushes by the same keys, and draws nothing where the
 * cursor happens to be, which he does not see. */
static void
test_unseen_cursor (void)
{
  Stage stage = open_stage ();
  AdjHex start = adj_book_hex (adj_map_view_get_book (stage.map), 302);

  adj_map_view_set_cursor (stage.map, start, FALSE);
  press_keys (&stage, (const guint[]){ GDK_KEY_2, 0 }, 0);
  g_assert_cmpint (adj_easel_get_brush (stage.easel).index, ==, 1);
  press_keys (&stage, (const guint[]){ GDK_KEY_c, GDK_KEY_c, 0 }, 0);
  g_assert_cmpint (adj_easel_get_brush (stage.easel).kind, ==, ADJ_BRUSH_ALONG);
  g_assert_false (adj_draft_may_undo (desk_work_draft (stage.battle)));
  adj_map_view_set_cursor (stage.map, start, FALSE);
  press_keys (&stage, (const guint[]){ GDK_KEY_2, 0 }, 0);
  press_keys (&stage, (const guint[]){ GDK_KEY_Down, 0 }, GDK_SHIFT_MASK);
  g_assert_true (adj_map_view_shows_cursor (stage.map));
  g_assert_false (adj_draft_may_undo (desk_work_draft (stage.battle)));
  press_keys (&stage, (const guint[]){ GDK_KEY_Down, 0 }, GDK_SHIFT_MASK);
  g_assert_cmpstr (terrain_at (&stage, 304), ==, "forest");
  close_stage (&stage);
}

/* What is hardly meant so is listed while one draws, and shown where it is. */
static void
test_doubts (void)
{
  Stage stage = open_stage ();
  GtkWidget *page = desk_work_show (stage.battle, "gaps");
  int id;

  take_up (&stage, ADJ_BRUSH_TERRAIN, "clear");
  drag (&stage, 303, 306, 0);
  g_assert_null (stage_find_saying (page, "0304"));
  take_up (&stage, ADJ_BRUSH_ALONG, "creek");
  g_assert_true (adj_easel_press (stage.easel, between (&stage, 304, 305, 0.4), 0));
  adj_easel_release (stage.easel);
  stage_says (page, "0304");
  stage_press (page, "_Show");
  g_object_get (stage.map, "cursor-hex", &id, NULL);
  g_assert_true (id == 304 || id == 305);
  desk_work_undo (stage.battle);
  g_assert_null (stage_find_saying (page, "0304"));
  close_stage (&stage);
}

/* Whatever nobody has painted gets one terrain, and the button says how much that is. */
static void
test_rest (void)
{
  Stage stage = open_stage ();
  GtkWidget *page = desk_work_show (stage.battle, "map");
  const AdjHexGrid grid = scenario_of (&stage)->map.grid;
  g_autofree char *label =
      g_strdup_printf ("Paint the _rest, %d hexes", grid.columns * grid.rows - 5);

  take_up (&stage, ADJ_BRUSH_TERRAIN, "forest");
  drag (&stage, 302, 306, 0);
  stage_press (page, label);
  g_assert_cmpstr (terrain_at (&stage, 401), ==, "clear");
  g_assert_cmpstr (terrain_at (&stage, 302), ==, "forest");
  desk_work_undo (stage.battle);
  g_assert_cmpstr (terrain_at (&stage, 401), ==, "unknown");

  /* The typed line takes strokes as well. */
  gtk_editable_set_text (
      stage_find (stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING), GTK_TYPE_ENTRY),
      "road 0302 0303 0304");
  g_signal_emit_by_name (
      stage_find (stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING), GTK_TYPE_ENTRY), "activate");
  g_assert_true (lies (&stage, 303, 304, "road"));
  close_stage (&stage);
}

static void
name_it (const Stage *stage, const char *name)
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
  Stage stage = open_stage ();
  AdjChartsDrawing *drawing = stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING);
  const AdjMapHex *hex;

  adj_charts_drawing_ask_name (drawing, between (&stage, 303, 304, 0));
  gtk_check_button_set_active (stage_find (drawing, GTK_TYPE_CHECK_BUTTON), TRUE);
  name_it (&stage, "Made-up Mill");
  hex = adj_scenario_hex (scenario_of (&stage), 303);
  g_assert_cmpstr (hex->name, ==, "Made-up Mill");
  g_assert_cmpint (hex->drawn, ==, ADJ_DRAWN_TOWN);

  g_assert_true (adj_draft_map_line (desk_work_draft (stage.battle), "0303 0304 creek bridge"));
  adj_charts_drawing_ask_name (drawing, between (&stage, 303, 304, 0.45));
  name_it (&stage, "Mill Bridge");
  g_assert_cmpstr (adj_scenario_hexside (scenario_of (&stage), 303, 304)->name, ==, "Mill Bridge");

  adj_charts_drawing_ask_name (drawing, between (&stage, 303, 304, 0));
  name_it (&stage, "");
  g_assert_null (adj_scenario_hex (scenario_of (&stage), 303)->name);
  desk_work_undo (stage.battle);
  g_assert_cmpstr (adj_scenario_hex (scenario_of (&stage), 303)->name, ==, "Made-up Mill");
  close_stage (&stage);
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
  Stage stage = open_stage ();
  GtkWidget *map = GTK_WIDGET (stage.map);
  int width = gtk_widget_get_width (map);

  g_assert_true (gtk_widget_get_mapped (stage_find (stage.battle, GTK_TYPE_STACK)));
  gtk_widget_activate_action (GTK_WIDGET (stage.battle), "charts.pages", NULL);
  gtk_test_widget_wait_for_draw (map);
  g_assert_false (gtk_widget_get_mapped (stage_find (stage.battle, GTK_TYPE_STACK)));
  g_assert_cmpint (gtk_widget_get_width (map), >, width + 200);
  close_stage (&stage);
}

/* What was read off the owner's charts is told from what came with the battle. */
static void
test_typed (void)
{
  Stage stage = open_stage ();

  adj_map_view_set_cursor (stage.map, adj_book_hex (adj_map_view_get_book (stage.map), 302), TRUE);
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "from your charts"));
  g_assert_true (adj_brush_hand_key (stage.easel, GDK_KEY_1, 0));
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "; from your charts"));
  stage_says (desk_work_show (stage.battle, "gaps"), "From your charts: 1 of ");
  desk_work_undo (stage.battle);
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "from your charts"));
  close_stage (&stage);
}

/* The cursor stands where the sheet has no hex as well, says so, and paints one there. */
static void
test_off (void)
{
  Stage stage = open_stage ();
  const AdjHexId off = 303;

  g_assert_true (adj_draft_stroke (desk_work_draft (stage.battle), &off, 1, ADJ_OFF_MAP));
  adj_own_battle_save (adj_charts_window_get_battle (stage.battle));
  adj_map_view_set_cursor (stage.map, adj_book_hex (adj_map_view_get_book (stage.map), 302), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.step", "(ii)", 0, 1);
  g_assert_cmpint (adj_map_view_get_cursor_id (stage.map), ==, off);
  g_assert_cmpuint (adj_map_view_get_cursor (stage.map), ==, ADJ_NO_HEX);
  g_assert_cmpstr (adj_map_view_get_said (stage.map), ==, "0303, not on the map");
  g_assert_true (adj_brush_hand_key (stage.easel, GDK_KEY_r, 0)); /* there is no side to draw on */
  g_assert_cmpstr (terrain_at (&stage, off), ==, "off");
  g_assert_true (adj_brush_hand_key (stage.easel, GDK_KEY_1, 0));
  g_assert_cmpstr (terrain_at (&stage, off), !=, "off");
  g_assert_cmpint (adj_map_view_get_cursor_id (stage.map), ==, off);
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "from your charts"));
  close_stage (&stage);
}

/* Who is set up in a hex is seen and said there. */
static void
test_set_up (void)
{
  Stage stage = open_stage ();
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
  close_stage (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/charts-drawing/paint", test_paint);
  g_test_add_func ("/app/charts-drawing/fill", test_fill);
  g_test_add_func ("/app/charts-drawing/ways", test_ways);
  g_test_add_func ("/app/charts-drawing/unsaved", test_unsaved);
  g_test_add_func ("/app/charts-drawing/keys", test_keys);
  g_test_add_func ("/app/charts-drawing/unseen-cursor", test_unseen_cursor);
  g_test_add_func ("/app/charts-drawing/doubts", test_doubts);
  g_test_add_func ("/app/charts-drawing/rest", test_rest);
  g_test_add_func ("/app/charts-drawing/names", test_names);
  g_test_add_func ("/app/charts-drawing/map", test_map);
  g_test_add_func ("/app/charts-drawing/beside", test_beside);
  g_test_add_func ("/app/charts-drawing/typed", test_typed);
  g_test_add_func ("/app/charts-drawing/off", test_off);
  g_test_add_func ("/app/charts-drawing/set-up", test_set_up);
  return g_test_run ();
}

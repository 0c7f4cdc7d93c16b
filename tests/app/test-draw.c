/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "app/books/charts-drawing.h"
#include "app/books/name-popover.h"
#include "app/desktop/looks.h"
#include "app/desktop/touch.h"
#include "app/drawing/paint-box.h"
#include "book/library.h"
#include "books.h"
#include "desk-work.h"
#include "hand.h"
#include "owner-strokes.h"

/* The whole map of Chickamauga drawn in the window of the charts, from an empty grid: by a mouse
 * or, on a screen that is touched, by a finger (fingers.py); by keys; by lines that are typed. */

#define MOST_STROKES 160
#define MOST_PLACES 50 /* that a hand leads through in one stroke */

typedef struct
{
  AdjWindow *first;
  AdjChartsWindow *charts;
  AdjChartsDrawing *drawing;
  AdjMapView *map;
  AdjBook *printed;
  GPtrArray *strokes; /* of OwnerStroke */
  guint n_changes;
} Stage;

static void
count_change (Stage *self)
{
  self->n_changes++;
}

static const AdjScenario *
drawn (const Stage *self)
{
  return adj_draft_get_scenario (desk_work_draft (self->charts));
}

/* As large as the print, whose size is typed; then the map has the window to itself. */
static void
open_stage (Stage *self)
{
  AdjHexGrid grid;

  *self = (Stage){ .first = stage_open (), .printed = shipped_book ("chickamauga") };
  self->charts = desk_work_begin (self->first, "Again");
  self->drawing = stage_find (self->charts, ADJ_TYPE_CHARTS_DRAWING);
  self->map = adj_charts_drawing_get_map (self->drawing);
  self->strokes = owner_strokes (self->printed->scenario, "forest");
  grid = self->printed->scenario->map.grid;
  g_assert_true (adj_draft_set_grid (desk_work_draft (self->charts), &grid));
  g_assert_true (adj_draft_confirm_map (desk_work_draft (self->charts)));
  adj_own_battle_save (adj_charts_window_get_battle (self->charts));
  gtk_widget_activate_action (GTK_WIDGET (self->charts), "charts.pages", NULL);
  g_signal_connect_swapped (adj_charts_window_get_battle (self->charts), "changed",
                            G_CALLBACK (count_change), self);
  hand_look_at (GTK_WINDOW (self->charts));
  wait_until (adj_map_view_is_sharp (self->map));
}

/* The charts are closed. */
static void
strike_stage (Stage *self, const char *path)
{
  stage_close (self->first);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_ptr_array_unref (self->strokes);
  adj_book_unref (self->printed);
}

/* What was drawn is the print, in the file too. */
static void
close_stage (Stage *self)
{
  AdjOwnBattle *battle = adj_charts_window_get_battle (self->charts);
  g_autofree char *path = g_strdup (adj_own_battle_get_path (battle));
  g_autoptr (AdjLoaded) loaded = NULL;

  g_assert_true (adj_own_battle_finish (battle));
  loaded = adj_library_load (path);
  g_assert_nonnull (loaded->book);
  g_assert_cmpuint (adj_problems_count (loaded->problems), ==, 0);
  owner_assert_same_map (&loaded->book->scenario->map, &drawn (self)->map);
  g_signal_handlers_disconnect_by_data (battle, self);
  gtk_window_close (GTK_WINDOW (self->charts));
  strike_stage (self, path);
}

/* ---- By hand ---- */

static graphene_point_t
place_of (const Stage *self, const OwnerStroke *stroke, guint i)
{
  AdjPoint at = adj_camera_to_screen (adj_map_view_get_camera (self->map),
                                      g_array_index (stroke->points, AdjPoint, i));

  return hand_place (self->map, at.x, at.y);
}

/* The first touch makes room for fingers, and the map lies elsewhere then. */
static void
wait_until_still (const Stage *self, const OwnerStroke *stroke)
{
  graphene_point_t before, at = place_of (self, stroke, 0);

  do
    {
      before = at;
      stage_settle ();
      gtk_test_widget_wait_for_draw (GTK_WIDGET (self->map));
      at = place_of (self, stroke, 0);
    }
  while (!graphene_point_equal (&before, &at));
}

static void
trace (const Stage *self, const OwnerStroke *stroke)
{
  g_autofree graphene_point_t *places = g_new (graphene_point_t, stroke->points->len);

  wait_until_still (self, stroke);
  for (guint i = 0; i < stroke->points->len; i++)
    places[i] = place_of (self, stroke, i);
  hand_trace (places, stroke->points->len);
}

static void
scroll_to (GtkWidget *row)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (row, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (row, gtk_widget_get_parent (row), &place));
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                             place.origin.y, place.origin.y + place.size.height);
}

/* By its row in the paint box. */
static void
take_up (const Stage *self, AdjBrush brush)
{
  AdjEasel *easel = adj_charts_drawing_get_easel (self->drawing);
  GtkListBox *rows = stage_find (stage_find (self->drawing, ADJ_TYPE_PAINT_BOX), GTK_TYPE_LIST_BOX);
  AdjBrush brushes[ADJ_MOST_BRUSHES];
  guint n = adj_brushes (self->printed->ruleset, brushes);
  guint place = 0;

  if (adj_brush_equal (adj_easel_get_brush (easel), brush))
    return;
  while (place < n && !adj_brush_equal (brushes[place], brush))
    place++;
  g_assert_cmpuint (place, <, n);
  for (guint tries = 0; tries < 3 && !adj_brush_equal (adj_easel_get_brush (easel), brush); tries++)
    {
      scroll_to (GTK_WIDGET (gtk_list_box_get_row_at_index (rows, (int) place)));
      hand_tap (gtk_list_box_get_row_at_index (rows, (int) place));
      wait_at_most (4, adj_brush_equal (adj_easel_get_brush (easel), brush));
    }
  g_assert_true (adj_brush_equal (adj_easel_get_brush (easel), brush));
}

static AdjBrush
brush_of (const OwnerStroke *stroke)
{
  static const AdjBrushKind kinds[] = {
    [OWNER_PAINTS] = ADJ_BRUSH_TERRAIN,   [OWNER_RESTS] = ADJ_BRUSH_NONE,
    [OWNER_LEADS] = ADJ_BRUSH_WAY,        [OWNER_FOLLOWS] = ADJ_BRUSH_ALONG,
    [OWNER_CROSSES] = ADJ_BRUSH_CROSSING, [OWNER_BUILDS] = ADJ_BRUSH_NONE,
    [OWNER_CALLS] = ADJ_BRUSH_NONE,
  };
  AdjBrushKind kind = kinds[stroke->deed];

  return (AdjBrush){ kind, kind != ADJ_BRUSH_NONE ? stroke->index : 0 };
}

/* A button of the page of the map, which is shown for it. */
static void
paint_rest (Stage *self, int terrain)
{
  GtkWidget *page = desk_work_show (self->charts, "map");
  GtkWidget *button;
  GtkWidget *bar;

  gtk_widget_activate_action (GTK_WIDGET (self->charts), "charts.pages", NULL);
  wait_until ((button = stage_find_saying (page, "Paint the")) != NULL);
  bar = gtk_widget_get_ancestor (button, GTK_TYPE_FLOW_BOX);
  gtk_drop_down_set_selected (stage_find (bar, GTK_TYPE_DROP_DOWN), (guint) terrain);
  hand_tap (button);
  wait_until (self->n_changes > 0);
  gtk_widget_activate_action (GTK_WIDGET (self->charts), "charts.pages", NULL);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (self->map));
}

/* Asked for where it lies; a machine that is too slow for two taps is asked again. */
static void
ask_names (const Stage *self, const OwnerStroke *stroke, AdjNamePopover *names)
{
  for (guint tries = 0; tries < 5 && !gtk_widget_get_mapped (GTK_WIDGET (names)); tries++)
    {
      hand_double_tap_at (place_of (self, stroke, 0));
      wait_at_most (2, gtk_widget_get_mapped (GTK_WIDGET (names)));
    }
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (names)));
}

/* What is asked is typed and taken. */
static void
answer_names (const Stage *self, const OwnerStroke *stroke, AdjNamePopover *names)
{
  if (stroke->deed == OWNER_BUILDS)
    gtk_check_button_set_active (stage_find (names, GTK_TYPE_CHECK_BUTTON), TRUE);
  else
    gtk_editable_set_text (GTK_EDITABLE (gtk_window_get_focus (GTK_WINDOW (self->charts))),
                           stroke->name);
}

static void
call_by_hand (const Stage *self, const OwnerStroke *stroke)
{
  AdjNamePopover *names = stage_find (self->drawing, ADJ_TYPE_NAME_POPOVER);

  ask_names (self, stroke, names);
  answer_names (self, stroke, names);
  hand_tap (stage_find_button (names, "_Take these names"));
  wait_until (!gtk_widget_get_visible (GTK_WIDGET (names)));
}

static void
draw_by_hand (Stage *self, const OwnerStroke *stroke)
{
  self->n_changes = 0;
  take_up (self, brush_of (stroke));
  if (stroke->deed == OWNER_RESTS)
    paint_rest (self, stroke->index);
  else if (stroke->deed >= OWNER_BUILDS)
    call_by_hand (self, stroke);
  else
    trace (self, stroke);
  wait_until (self->n_changes > 0);
  g_assert_cmpuint (self->n_changes, ==, 1);
}

/* Of two strokes of a kind the one that leads farther, as far as a finger gets in a second. */
static gboolean
is_better (const OwnerStroke *stroke, const OwnerStroke *other)
{
  return stroke->points->len <= MOST_PLACES &&
         (other->points->len > MOST_PLACES || stroke->points->len > other->points->len);
}

/* Of each kind one, with each brush. */
static GPtrArray *
one_of_each (const GPtrArray *strokes)
{
  GPtrArray *each = g_ptr_array_new ();

  for (guint i = 0; i < strokes->len; i++)
    {
      OwnerStroke *stroke = g_ptr_array_index (strokes, i);
      guint place = 0;

      for (; place < each->len; place++)
        {
          const OwnerStroke *other = g_ptr_array_index (each, place);

          if (other->deed == stroke->deed && other->index == stroke->index &&
              (other->sides->len > 0) == (stroke->sides->len > 0))
            break;
        }
      if (place == each->len)
        g_ptr_array_add (each, stroke);
      else if (is_better (stroke, g_ptr_array_index (each, place)))
        g_ptr_array_index (each, place) = stroke;
    }
  return each;
}

/* What the hand draws is what the draft makes of the same stroke. */
static void
test_each_by_hand (void)
{
  g_autoptr (GPtrArray) each = NULL;
  g_autoptr (AdjDraft) twin = NULL;
  Stage stage;

  open_stage (&stage);
  twin = adj_draft_new (drawn (&stage));
  each = one_of_each (stage.strokes);
  g_assert_cmpuint (each->len, >=, 12);
  for (guint i = 0; i < each->len; i++)
    {
      draw_by_hand (&stage, g_ptr_array_index (each, i));
      g_assert_true (owner_draw (twin, g_ptr_array_index (each, i)));
      owner_assert_same_map (&drawn (&stage)->map, &adj_draft_get_scenario (twin)->map);
    }
  close_stage (&stage);
}

/* ---- By keys ---- */

static gboolean
lies (const Stage *self, AdjHexId a, AdjHexId b, const char *feature)
{
  const AdjMapHexside *side = adj_scenario_hexside (drawn (self), a, b);

  return side != NULL &&
         (side->features & 1u << adj_ruleset_feature (self->printed->ruleset, feature)) != 0;
}

static gboolean
is_painted (const Stage *self, AdjHexId id, const char *terrain)
{
  return adj_scenario_hex (drawn (self), id)->terrain ==
         adj_ruleset_terrain (self->printed->ruleset, terrain);
}

static GtkWidget *
ask_names_by_key (const Stage *self)
{
  GtkWidget *names = stage_find (self->drawing, ADJ_TYPE_NAME_POPOVER);

  hand_keys ("n");
  wait_until (gtk_widget_get_mapped (names));
  return names;
}

static gboolean
has_brush (const Stage *self, AdjBrush brush)
{
  return adj_brush_equal (adj_easel_get_brush (adj_charts_drawing_get_easel (self->drawing)),
                          brush);
}

/* By its row in the paint box, for which there is no digit. */
static void
take_up_by_keys (const Stage *self, AdjBrush brush)
{
  AdjBrush brushes[ADJ_MOST_BRUSHES];
  guint n = adj_brushes (self->printed->ruleset, brushes);

  gtk_widget_child_focus (stage_find (self->drawing, ADJ_TYPE_PAINT_BOX), GTK_DIR_TAB_FORWARD);
  hand_keys ("Home");
  for (guint i = 0; i < n && !has_brush (self, brush); i++)
    hand_keys (i == 0 ? "Return" : "Down Return");
  g_assert_true (has_brush (self, brush));
}

/* An area, a way and a creek with its crossings, a name, houses, a hex off the map; and what Ctrl+Z
 * takes back. */
static void
test_each_by_keys (void)
{
  Stage stage;
  const AdjMapHex *hex;
  GtkWidget *houses;

  open_stage (&stage);
  gtk_widget_grab_focus (GTK_WIDGET (stage.map));
  adj_map_view_set_cursor (stage.map, adj_book_hex (adj_map_view_get_book (stage.map), 304), TRUE);
  hand_keys ("2 shift+Down shift+Down");
  wait_until (is_painted (&stage, 306, "forest"));
  g_assert_true (is_painted (&stage, 304, "forest") && is_painted (&stage, 305, "forest"));
  hand_keys ("ctrl+Up r t c b");
  wait_until (lies (&stage, 305, 306, "bridge"));
  g_assert_true (lies (&stage, 305, 306, "road") && lies (&stage, 305, 306, "trail"));
  g_assert_true (lies (&stage, 305, 306, "creek"));
  hand_keys ("ctrl+Right f");
  wait_until (lies (&stage, 306, 405, "ford"));
  hand_keys ("ctrl+z");
  wait_until (!lies (&stage, 306, 405, "ford"));
  ask_names_by_key (&stage);
  hand_keys ("M i l l Return");
  wait_until ((hex = adj_scenario_hex (drawn (&stage), 306))->name != NULL);
  g_assert_cmpstr (hex->name, ==, "Mill");
  houses = stage_find (ask_names_by_key (&stage), GTK_TYPE_CHECK_BUTTON);
  for (guint i = 0; i < 4 && !gtk_widget_has_focus (houses); i++)
    hand_keys ("Tab");
  hand_keys ("space Tab Return");
  wait_until (adj_scenario_hex (drawn (&stage), 306)->drawn == ADJ_DRAWN_TOWN);
  take_up_by_keys (&stage, (AdjBrush){ ADJ_BRUSH_TERRAIN, ADJ_OFF_MAP });
  gtk_widget_grab_focus (GTK_WIDGET (stage.map));
  hand_keys ("shift+Down");
  wait_until (adj_scenario_hex (drawn (&stage), 307) == NULL);
  g_assert_nonnull (adj_scenario_hex (drawn (&stage), 308));
  close_stage (&stage);
}

/* Escape puts a brush away that is in the hand, from wherever the keys are; the next one closes. */
static void
test_escape (void)
{
  g_autofree char *path = NULL;
  Stage stage;

  open_stage (&stage);
  path = g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (stage.charts)));
  gtk_widget_grab_focus (GTK_WIDGET (stage.map));
  adj_map_view_set_cursor (stage.map, adj_book_hex (adj_map_view_get_book (stage.map), 304), TRUE);
  hand_keys ("2");
  wait_until (is_painted (&stage, 304, "forest"));
  gtk_widget_child_focus (stage_find (stage.drawing, ADJ_TYPE_PAINT_BOX), GTK_DIR_TAB_FORWARD);
  hand_keys ("Escape");
  wait_until (has_brush (&stage, (AdjBrush){ ADJ_BRUSH_NONE, 0 }));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (stage.charts)));
  hand_keys ("Escape");
  wait_until (stage_find_window (ADJ_TYPE_CHARTS_WINDOW) == NULL);
  strike_stage (&stage, path);
}

/* A digit takes up its brush and I that of the hex under the mouse, which draws with it. */
static void
test_mouse_and_keys (void)
{
  Stage stage;
  const AdjHexGrid *grid;
  AdjPoint at;

  open_stage (&stage);
  grid = &drawn (&stage)->map.grid;
  at = adj_camera_to_screen (adj_map_view_get_camera (stage.map), adj_hex_center (grid, 1, 306));
  take_up (&stage, (AdjBrush){ ADJ_BRUSH_TERRAIN, 0 });
  hand_tap_at (hand_place (stage.map, at.x, at.y));
  wait_until (is_painted (&stage, 306, "clear"));
  hand_keys ("2");
  wait_until (has_brush (&stage, (AdjBrush){ ADJ_BRUSH_TERRAIN, 1 }));
  hand_keys ("i");
  wait_until (has_brush (&stage, (AdjBrush){ ADJ_BRUSH_TERRAIN, 0 }));
  g_assert_true (is_painted (&stage, 306, "clear"));
  close_stage (&stage);
}

/* ---- By the easel's own functions ---- */

static AdjPoint
seen_at (const Stage *self, const OwnerStroke *stroke, guint i)
{
  return adj_camera_to_screen (adj_map_view_get_camera (self->map),
                               g_array_index (stroke->points, AdjPoint, i));
}

static void
call (const Stage *self, const OwnerStroke *stroke)
{
  AdjNamePopover *names = stage_find (self->drawing, ADJ_TYPE_NAME_POPOVER);

  adj_charts_drawing_ask_name (self->drawing, seen_at (self, stroke, 0));
  answer_names (self, stroke, names);
  g_signal_emit_by_name (stage_find_button (names, "_Take these names"), "clicked");
}

static void
draw_on_easel (Stage *self, const OwnerStroke *stroke)
{
  AdjEasel *easel = adj_charts_drawing_get_easel (self->drawing);

  g_assert_true (adj_easel_press (easel, seen_at (self, stroke, 0), 0));
  for (guint i = 1; i < stroke->points->len; i++)
    adj_easel_drag (easel, seen_at (self, stroke, i));
  adj_easel_release (easel);
}

/* At once after each other, while the map is still being painted with those before. */
static void
test_whole_map (void)
{
  Stage stage;

  open_stage (&stage);
  g_test_message ("%u strokes", stage.strokes->len);
  g_assert_cmpuint (stage.strokes->len, <=, MOST_STROKES);
  for (guint i = 0; i < stage.strokes->len; i++)
    {
      const OwnerStroke *stroke = g_ptr_array_index (stage.strokes, i);

      stage.n_changes = 0;
      adj_easel_set_brush (adj_charts_drawing_get_easel (stage.drawing), brush_of (stroke));
      if (stroke->deed == OWNER_RESTS)
        paint_rest (&stage, stroke->index);
      else if (stroke->deed >= OWNER_BUILDS)
        call (&stage, stroke);
      else
        draw_on_easel (&stage, stroke);
      g_assert_cmpuint (stage.n_changes, ==, 1);
    }
  owner_assert_same_map (&drawn (&stage)->map, &stage.printed->scenario->map);
  close_stage (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  adj_touch_watch ();
  g_test_add_func ("/app/draw/each-by-hand", test_each_by_hand);
  if (!hand_is_finger ())
    {
      g_test_add_func ("/app/draw/each-by-keys", test_each_by_keys);
      g_test_add_func ("/app/draw/mouse-and-keys", test_mouse_and_keys);
      g_test_add_func ("/app/draw/escape", test_escape);
      g_test_add_func ("/app/draw/whole-map", test_whole_map);
    }
  return g_test_run ();
}

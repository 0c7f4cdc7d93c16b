/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <string.h>

#include "app/board/board-arrows.h"
#include "app/board/board-layer.h"
#include "app/board/board-menu.h"
#include "app/board/board-overlays.h"
#include "app/board/board-pile.h"
#include "app/board/board-pointer.h"
#include "app/board/board.h"
#include "app/desktop/looks.h"
#include "app/desktop/settings.h"
#include "app/map/overview.h"
#include "app/map/painted-map.h"
#include "app/widgets/texture.h"
#include "staff/choices.h"
#include "stage.h"

/* A board in a window, played on through the signals of its own controllers. */
typedef struct
{
  AdjWindow *window;
  AdjSession *session;
  AdjBoard *board;
  AdjBoardState *state;
  AdjMapView *map;
  const AdjCamera *camera; /* the map's */
} Stage;

/* As a battle is opened. */
static Stage
begin_close (void)
{
  Stage stage = { .window = stage_open () };

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_settings_reset (adj_settings (), "overlays");
  stage.session = stage_begin (stage.window);
  stage.board = stage_find (stage.window, ADJ_TYPE_BOARD);
  stage.state = adj_board_get_state (stage.board);
  stage.map = adj_board_get_map (stage.board);
  stage.camera = adj_map_view_get_camera (stage.map);
  wait_until (adj_map_view_is_sharp (stage.map));
  return stage;
}

/* The whole map in sight. */
static Stage
begin (void)
{
  Stage stage = begin_close ();

  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.fit", NULL);
  wait_until (adj_map_view_is_sharp (stage.map));
  return stage;
}

static AdjHex
hex_of (const Stage *stage, AdjHexId id)
{
  return adj_book_hex (adj_session_book (stage->session), id);
}

static AdjPoint
center (const Stage *stage, AdjHexId id)
{
  return adj_map_view_get_place (stage->map, hex_of (stage, id));
}

static int
unit_of (const Stage *stage, const char *id)
{
  return adj_scenario_unit (adj_session_book (stage->session)->scenario, id);
}

/* The map's n-th controller of that very type. */
static gpointer
controller (const Stage *stage, GType type, guint n)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (stage->map));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (all, i);

      if (G_OBJECT_TYPE (one) == type && n-- == 0)
        return one;
    }
  g_assert_not_reached ();
}

/* Of the two click controllers the one for the left button. */
static void
click_at (const Stage *stage, AdjPoint at, int n_press)
{
  GtkGestureSingle *gesture = controller (stage, GTK_TYPE_GESTURE_CLICK, 0);

  if (gtk_gesture_single_get_button (gesture) != GDK_BUTTON_PRIMARY)
    gesture = controller (stage, GTK_TYPE_GESTURE_CLICK, 1);
  g_signal_emit_by_name (gesture, "released", n_press, at.x, at.y);
}

/* The map has a drag of its own, which pans; both see every one. */
static void
drag (const Stage *stage, AdjPoint from, AdjPoint to)
{
  for (guint i = 0; i < 2; i++)
    {
      gpointer gesture = controller (stage, GTK_TYPE_GESTURE_DRAG, i);

      g_signal_emit_by_name (gesture, "drag-begin", from.x, from.y);
      g_signal_emit_by_name (gesture, "drag-update", (to.x - from.x) / 2, (to.y - from.y) / 2);
      g_signal_emit_by_name (gesture, "drag-update", to.x - from.x, to.y - from.y);
    }
}

static void
let_go (const Stage *stage)
{
  for (guint i = 0; i < 2; i++)
    g_signal_emit_by_name (controller (stage, GTK_TYPE_GESTURE_DRAG, i), "drag-end", 0.0, 0.0);
}

static guint
count (const char *text, const char *word)
{
  guint n = 0;

  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    n++;
  return n;
}

/* The drawing, as text: nodes by their names. */
static char *
drawn (const Stage *stage)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  adj_map_view_draw (stage->map, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* ---- Layers ---- */

static void
test_layers (void)
{
  Stage stage = begin ();
  g_autofree char *rest = drawn (&stage);
  g_autofree char *zoomed = NULL;
  g_autofree char *sharp = NULL;
  g_autofree char *hand = NULL;

  /* at rest the picture and what lies over it, both by Cairo here, and no ground beneath */
  g_assert_cmpuint (count (rest, "texture {"), ==, 0);
  g_assert_cmpuint (count (rest, "cairo {"), ==, 2);
  g_assert_cmpuint (count (rest, "color {"), ==, 0);

  /* a new zoom shows the last picture, until the map is painted anew */
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 2);
  zoomed = drawn (&stage);
  g_assert_false (adj_map_view_is_sharp (stage.map));
  g_assert_cmpuint (count (zoomed, "cairo {"), >=, 2);
  wait_until (adj_map_view_is_sharp (stage.map));
  stage_settle ();
  sharp = drawn (&stage);
  g_assert_cmpuint (count (sharp, "cairo {"), ==, 2);
  g_assert_true (adj_map_view_is_sharp (stage.map));

  /* a counter in hand is one more */
  drag (&stage, center (&stage, 1318), center (&stage, 1519));
  hand = drawn (&stage);
  g_assert_cmpuint (count (hand, "texture {"), ==, 1);
  stage_close (stage.window);
}

static GskRenderNode *
appended (GdkTexture *texture, gpointer widget, int width, cairo_filter_t filter)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  adj_texture_append (texture, snapshot, widget, &GRAPHENE_RECT_INIT (1, 2, (float) width, 6),
                      filter);
  return gtk_snapshot_free_to_node (snapshot);
}

/* Any renderer but Cairo's gets the texture, which stays where it is from frame to frame. Cairo's
 * gets the same node, unless it is drawn elsewhere or in another way. */
static void
test_texture (void)
{
  Stage stage = begin ();
  GtkWidget *nowhere = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GdkTexture) texture =
      adj_texture_take (cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 4, 3));
  g_autoptr (GskRenderNode) node = appended (texture, nowhere, 8, CAIRO_FILTER_GOOD);
  g_autoptr (GskRenderNode) first = appended (texture, stage.map, 8, CAIRO_FILTER_GOOD);
  g_autoptr (GskRenderNode) second = appended (texture, stage.map, 8, CAIRO_FILTER_GOOD);
  g_autoptr (GskRenderNode) larger = appended (texture, stage.map, 9, CAIRO_FILTER_GOOD);
  g_autoptr (GskRenderNode) coarse = appended (texture, stage.map, 9, CAIRO_FILTER_BILINEAR);

  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_TEXTURE_NODE);
  g_assert_true (gsk_texture_node_get_texture (node) == texture);
  g_assert_cmpint (gsk_render_node_get_node_type (first), ==, GSK_CAIRO_NODE);
  g_assert_true (second == first);
  g_assert_true (larger != first);
  g_assert_true (coarse != larger);
  g_object_unref (nowhere);
  stage_close (stage.window);
}

/* The last of the nodes below that Cairo draws. */
static GskRenderNode *
last_by_cairo (GskRenderNode *node)
{
  GskRenderNode *last = NULL;

  switch ((guint) gsk_render_node_get_node_type (node))
    {
    case GSK_CAIRO_NODE:
      return node;
    case GSK_CLIP_NODE:
      return last_by_cairo (gsk_clip_node_get_child (node));
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        {
          GskRenderNode *found = last_by_cairo (gsk_container_node_get_child (node, i));

          last = found != NULL ? found : last;
        }
      return last;
    default:
      return NULL;
    }
}

/* The paint over the counters. */
static GskRenderNode *
drawn_over (const Stage *stage)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  adj_map_view_draw (stage->map, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  return gsk_render_node_ref (last_by_cairo (node));
}

/* The same node as long as nothing changes, another when something does. */
static void
test_over_is_kept (void)
{
  Stage stage = begin ();
  g_autoptr (GskRenderNode) first = drawn_over (&stage);
  g_autoptr (GskRenderNode) second = drawn_over (&stage);
  AdjPicks picks = { .n_units = 1, .units = { (guint16) unit_of (&stage, "3/1/xiv") } };
  g_autoptr (GskRenderNode) third = NULL;

  g_assert_true (first == second);
  adj_session_set_picks (stage.session, &picks);
  third = drawn_over (&stage);
  g_assert_true (first != third);
  stage_close (stage.window);
}

static guint32
pixel (const AdjMapPart *part, int x, int y)
{
  const guint8 *row = cairo_image_surface_get_data (part->surface) +
                      y * cairo_image_surface_get_stride (part->surface);

  return ((const guint32 *) (gconstpointer) row)[x];
}

/* A hex of clear ground by day, by night and by lamplight. */
static void
test_lights (void)
{
  Stage stage = begin ();
  g_autoptr (AdjPaintedMap) map = adj_painted_map_new ();
  AdjPoint at = center (&stage, 1111);
  guint32 colours[3];

  for (int light = 0; light < 3; light++)
    {
      const AdjMapPart *part = adj_painted_map_get_part (map);
      AdjPoint place;

      adj_painted_map_set_look (map, adj_map_view_get_book (stage.map), light == 2, light == 1);
      adj_painted_map_want (map, stage.camera, 1);
      wait_until (adj_painted_map_is_sharp (map));
      place = adj_camera_to_screen (&part->camera, adj_camera_to_map (stage.camera, at));
      colours[light] = pixel (part, (int) place.x, (int) place.y);
    }
  g_assert_cmphex (colours[0], !=, colours[1]);
  g_assert_cmphex (colours[0], !=, colours[2]);
  /* by night there is more blue than red, by day less */
  g_assert_cmpuint (colours[0] & 0xff, <, (colours[0] >> 16) & 0xff);
  g_assert_cmpuint (colours[1] & 0xff, >, (colours[1] >> 16) & 0xff);
  stage_close (stage.window);
}

static void
test_counters_have_a_limit (void)
{
  Stage stage = begin ();
  AdjView view = adj_session_view (stage.session);
  AdjCounters *counters = adj_counters_new ();
  AdjCounter counter = adj_counter_of (&view, 0);
  const AdjCounterFace whole = adj_pile_face (40, 0, 1);
  const AdjCounterFace covered = adj_pile_face (40, 0, 2);
  cairo_surface_t *once = adj_counters_surface (counters, &counter, &whole, &adj_palette_light, 40);

  g_assert_true (once == adj_counters_surface (counters, &counter, &whole, &adj_palette_light, 40));
  g_assert_true (once != adj_counters_surface (counters, &counter, &whole, &adj_palette_dark, 40));
  g_assert_true (once !=
                 adj_counters_surface (counters, &counter, &covered, &adj_palette_light, 40));
  for (int side = 10; side < 200; side += 10)
    for (int unit = 0; unit < view.table->n_units; unit++)
      {
        counter = adj_counter_of (&view, unit);
        adj_counters_texture (counters, &counter, &whole, &adj_palette_light, side);
        g_assert_cmpuint (adj_counters_bytes (counters), <=, ADJ_COUNTERS_MOST_BYTES);
      }
  adj_counters_free (counters);
  stage_close (stage.window);
}

/* Where there is no more room those of other sizes go, and all of the size in use stay. */
static void
test_counters_keep_their_size (void)
{
  Stage stage = begin ();
  AdjView view = adj_session_view (stage.session);
  AdjCounters *counters = adj_counters_new ();
  const AdjCounterFace whole = adj_pile_face (40, 0, 1);
  AdjCounter counter = adj_counter_of (&view, 0);
  gsize before = 0;
  gsize of_size = 0;

  for (int side = 100; adj_counters_bytes (counters) < ADJ_COUNTERS_MOST_BYTES - 500000; side++)
    adj_counters_surface (counters, &counter, &whole, &adj_palette_light, side);
  for (int n = 0; adj_counters_bytes (counters) >= before; n++)
    {
      before = adj_counters_bytes (counters);
      counter.strength = n;
      adj_counters_surface (counters, &counter, &whole, &adj_palette_light, 40);
      if (adj_counters_bytes (counters) > before)
        of_size += adj_counters_bytes (counters) - before;
    }
  g_assert_cmpuint (adj_counters_bytes (counters), >, of_size);
  adj_counters_free (counters);
  stage_close (stage.window);
}

/* The card with its symbol is painted once for all of an arm, and the letters for each. */
static void
test_counters_share_cards (void)
{
  Stage stage = begin ();
  AdjView view = adj_session_view (stage.session);
  AdjCounters *counters = adj_counters_new ();
  const AdjCounterFace whole = adj_pile_face (40, 0, 1);
  AdjCounter counter = adj_counter_of (&view, 0);
  gsize one;

  adj_counters_surface (counters, &counter, &whole, &adj_palette_light, 40);
  one = adj_counters_bytes (counters) / 2;
  counter.strength++;
  adj_counters_surface (counters, &counter, &whole, &adj_palette_light, 40);
  g_assert_cmpuint (adj_counters_bytes (counters), ==, 3 * one);
  counter.symbol = ADJ_SYMBOL_TRAIN;
  adj_counters_surface (counters, &counter, &whole, &adj_palette_light, 40);
  g_assert_cmpuint (adj_counters_bytes (counters), ==, 5 * one);
  adj_counters_free (counters);
  stage_close (stage.window);
}

/* ---- The first look ---- */

static gboolean
is_in_sight (const Stage *stage, const char *id)
{
  AdjPoint at = center (stage, stage_hex (stage->session, id));

  return at.x > 0 && at.y > 0 && at.x < stage->camera->width && at.y < stage->camera->height;
}

/* At a size where every strength can be read, where the phasing side stands; Home shows it all. */
static void
test_first_look (void)
{
  Stage stage = begin_close ();

  g_assert_cmpfloat (stage.camera->size, >=, adj_pile_legible_size ());
  g_assert_true (is_in_sight (&stage, "3/1/xiv"));
  g_assert_true (is_in_sight (&stage, "1/1/xiv"));
  g_assert_false (adj_camera_is_fit (stage.camera));
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.fit", NULL);
  g_assert_true (adj_camera_is_fit (stage.camera));
  stage_close (stage.window);
}

/* ---- Who has moved ---- */

#define MOVED 0xff37474f
#define IRREGULAR 0xffb45309

/* How much of what lies over the map is of the colour of a sign. */
static int
count_signs (Stage *stage, guint32 colour)
{
  int width = (int) stage->camera->width;
  int height = (int) stage->camera->height;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  int n = 0;

  adj_board_layer.paint (stage->state, cr);
  cairo_surface_flush (surface);
  for (int i = 0; i < width * height; i++)
    n += ((const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface))[i] == colour;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return n;
}

/* The counter is marked until the next phase, and picking it tells why there is no reach. */
static void
test_moved (void)
{
  Stage stage = begin_close ();
  GtkLabel *hint =
      GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (stage.board), ADJ_TYPE_BOARD, "hint"));
  AdjPicks picks = { 0 };

  g_assert_cmpint (count_signs (&stage, MOVED), ==, 0);
  adj_session_submit (stage.session, "move 3/1/xiv 1519");
  g_assert_cmpint (count_signs (&stage, MOVED), >, 20);
  adj_picks_toggle_unit (&picks, unit_of (&stage, "3/1/xiv"));
  adj_session_set_picks (stage.session, &picks);
  g_assert_nonnull (strstr (gtk_label_get_label (hint), "3/1/XIV has moved in this phase"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (hint)));
  adj_session_pick_nothing (stage.session);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (hint)));
  adj_session_submit (stage.session, "next!");
  g_assert_cmpint (count_signs (&stage, MOVED), ==, 0);
  stage_close (stage.window);
}

/* A unit that was moved against a rule has a sign until the players wave it away, and it is said.
 */
static void
test_irregular (void)
{
  Stage stage = begin_close ();

  adj_session_submit (stage.session, "move 3/1/xiv 1111");
  adj_map_view_fly_to (stage.map, hex_of (&stage, 1111));
  g_assert_true (stage.state->irregular[unit_of (&stage, "3/1/xiv")]);
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "against a rule"));
  g_assert_cmpint (count_signs (&stage, IRREGULAR), >, 20);
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.wave", NULL);
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "against a rule"));
  g_assert_cmpint (count_signs (&stage, IRREGULAR), ==, 0);
  stage_close (stage.window);
}

/* ---- The overview ---- */

static AdjPoint
corner_of (const Stage *stage, gpointer widget)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (stage->map), &place));
  return (AdjPoint){ place.origin.x, place.origin.y };
}

/* There is one while not all is in sight; folded it stays so for the next window. */
static void
test_overview_comes_and_goes (void)
{
  Stage stage = begin ();
  GtkWidget *overview = stage_find (stage.map, ADJ_TYPE_OVERVIEW);

  wait_until (!gtk_widget_get_mapped (overview));
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 4);
  wait_until (gtk_widget_get_mapped (overview));
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.overview", NULL);
  wait_until (!gtk_widget_get_mapped (overview));
  g_assert_false (g_settings_get_boolean (adj_settings (), "overview"));
  g_settings_reset (adj_settings (), "overview");
  wait_until (gtk_widget_get_mapped (overview));
  stage_close (stage.window);
}

/* A press moves the map to that place, however it lies; its arrow keys move it on. */
static void
test_overview_pans (void)
{
  Stage stage = begin_close ();
  AdjOverview *overview = stage_find (stage.map, ADJ_TYPE_OVERVIEW);
  AdjPoint extent = stage.camera->extent;
  AdjPoint middle;
  double x;

  wait_until (gtk_widget_get_mapped (GTK_WIDGET (overview)));
  middle = (AdjPoint){ gtk_widget_get_width (GTK_WIDGET (overview)) / 2.0,
                       gtk_widget_get_height (GTK_WIDGET (overview)) / 2.0 };
  adj_overview_point (overview, middle);
  g_assert_cmpfloat_with_epsilon (stage.camera->at.x, extent.x / 2, 0.5);
  g_assert_cmpfloat_with_epsilon (stage.camera->at.y, extent.y / 2, 0.5);
  adj_overview_point (overview, (AdjPoint){ 0, middle.y });
  g_assert_cmpfloat (stage.camera->at.x, <, extent.x / 2 - 2);

  adj_map_view_turn (stage.map, 2); /* on its head */
  adj_overview_point (overview, (AdjPoint){ 0, middle.y });
  g_assert_cmpfloat (stage.camera->at.x, >, extent.x / 2 + 2);
  x = stage.camera->at.x;
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.pan", "(ii)", 1, 0);
  g_assert_cmpfloat (stage.camera->at.x, <, x);
  adj_map_view_turn (stage.map, -2);
  stage_close (stage.window);
}

/* It goes to another corner when it would lie over what is picked. */
static void
test_overview_makes_way (void)
{
  Stage stage = begin_close ();
  GtkWidget *overview = stage_find (stage.map, ADJ_TYPE_OVERVIEW);
  AdjPicks picks = { 0 };
  g_autofree char *order = NULL;
  AdjHex under;
  AdjPoint at;

  wait_until (gtk_widget_get_mapped (overview));
  at = corner_of (&stage, overview);
  under = adj_map_view_get_hex_at (stage.map, (AdjPoint){ at.x + 60, at.y + 60 });
  order = g_strdup_printf ("place 3/1/xiv %04d", adj_session_book (stage.session)->hexes[under].id);
  g_assert_true (adj_session_submit (stage.session, order));
  stage_settle ();
  g_assert_cmpfloat (corner_of (&stage, overview).y, ==, at.y);
  adj_picks_toggle_unit (&picks, unit_of (&stage, "3/1/xiv"));
  adj_session_set_picks (stage.session, &picks);
  wait_until (corner_of (&stage, overview).y > at.y);
  adj_session_pick_nothing (stage.session);
  wait_until (corner_of (&stage, overview).y == at.y);
  stage_close (stage.window);
}

/* ---- Piles ---- */

/* Four fifths of the hex, and together no wider than it. */
static void
test_pile_fills_the_hex (void)
{
  const double sizes[] = { 12, 34 };

  g_assert_cmpfloat_with_epsilon (ADJ_PILE_SIDE, 0.8 * sqrt (3), 0.01);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      AdjPoint lower = adj_pile_shift (sizes[i], 0, 2);
      AdjPoint upper = adj_pile_shift (sizes[i], 1, 2);

      g_assert_cmpfloat (upper.x - lower.x + ADJ_PILE_SIDE * sizes[i], <=, 2.01 * sizes[i]);
      g_assert_cmpfloat_with_epsilon (upper.x + lower.x, 0, 1e-9);
      g_assert_cmpfloat_with_epsilon (adj_pile_shift (sizes[i], 0, 1).x, 0, 1e-9);
    }
}

/* The open part of the second counter is what its strength is given; a third shows, a tenth does
 * not. */
static void
test_pile_shows_both_strengths (void)
{
  const double size = adj_pile_legible_size ();
  const AdjPoint upper = adj_pile_shift (size, 1, 2);
  const AdjPoint lower = adj_pile_shift (size, 0, 2);
  const AdjCounterFace face = adj_pile_face (ADJ_PILE_SIDE * size, 0, 2);

  g_assert_cmpfloat_with_epsilon (face.open * ADJ_PILE_SIDE * size, upper.x - lower.x, 1e-9);
  g_assert_cmpfloat (adj_pile_face (ADJ_PILE_SIDE * size, 1, 2).open, ==, 1);
  g_assert_cmpfloat (face.open * ADJ_PILE_SIDE * size, >=, ADJ_PILE_DIGIT);
  g_assert_cmpfloat (adj_pile_shift (size, 0, 3).x, <, adj_pile_shift (size, 1, 3).x - 1);
  g_assert_cmpfloat (adj_pile_shift (size, 0, 10).x, ==, adj_pile_shift (size, 1, 10).x);
}

/* Far away there is one figure, and from the size on where all can be read there is all. */
static void
test_pile_from_far_away (void)
{
  const double side = ADJ_PILE_SIDE * adj_pile_legible_size ();

  g_assert_cmpfloat_with_epsilon (side * ADJ_COUNTER_DIGIT, ADJ_PILE_DIGIT, 1e-9);
  g_assert_false (adj_pile_face (side, 0, 1).figure);
  g_assert_true (adj_pile_face (side * 0.9, 0, 1).figure);
}

/* ---- Mouse ---- */

static void
test_drag_moves (void)
{
  Stage stage = begin ();

  drag (&stage, center (&stage, 1318), center (&stage, 1519));
  g_assert_true (stage.state->hints->reaching);
  g_assert_cmpint (stage.state->hints->cost[hex_of (&stage, 1519)], ==, 2 * ADJ_MP);
  let_go (&stage);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1519);
  g_assert_false (stage.state->hand.held);

  /* let go by Escape it stays where it was */
  drag (&stage, center (&stage, 1317), center (&stage, 1417));
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.drop", NULL);
  let_go (&stage);
  g_assert_cmpint (stage_hex (stage.session, "1/1/xiv"), ==, 1317);
  stage_close (stage.window);
}

/* How far over the centre of the hex that is aimed at its way and cost are painted, in pixels. */
static double
height_over_aim (Stage *stage)
{
  AdjView view = adj_session_view (stage->session);
  const AdjScene scene = {
    .camera = stage->camera,
    .view = &view,
    .field = adj_session_true_field (stage->session),
    .hints = stage->state->hints,
    .picks = adj_session_get_picks (stage->session),
    .palette = &adj_palette_light,
    .aim = adj_board_state_aim (stage->state),
  };
  cairo_surface_t *ink = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (ink);
  double top;

  adj_scene_way (cr, &scene);
  cairo_recording_surface_ink_extents (ink, NULL, &top, NULL, NULL);
  cairo_destroy (cr);
  cairo_surface_destroy (ink);
  return adj_map_view_get_place (stage->map, scene.aim).y - top;
}

/* The cost of a step is read over the hex that is aimed at, where the counter in hand does not
 * cover it, on the whole map as well. */
static void
test_drag_tells_the_cost (void)
{
  Stage stage = begin ();

  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.fit", NULL);
  drag (&stage, center (&stage, 1318), center (&stage, 1418));
  g_assert_cmpfloat (height_over_aim (&stage), >, stage.camera->size + 14);
  let_go (&stage);
  adj_map_view_fly_to (stage.map, hex_of (&stage, 1315));
  drag (&stage, center (&stage, 1315), center (&stage, 1314));
  g_assert_cmpfloat (height_over_aim (&stage), >, ADJ_PILE_SIDE * stage.camera->size / 2 + 14);
  let_go (&stage);
  stage_close (stage.window);
}

/* From the smallest map that anybody looks at to the largest. */
static void
test_figures_can_be_read (void)
{
  for (double size = 8; size <= 96; size += 4)
    {
      const AdjCamera camera = { .size = size };
      const AdjScene scene = { .camera = &camera };

      g_assert_cmpfloat (adj_trace_legible (&scene, 0.34), >=, 9.5);
      g_assert_cmpfloat (adj_trace_legible (&scene, 0.34), <=, 1.2 * size);
    }
}

/* A player who picks a unit hears at each hex what it costs to get there. */
static void
test_cost_is_said (void)
{
  Stage stage = begin ();
  AdjPicks picks = { 0 };

  adj_map_view_set_cursor (stage.map, hex_of (&stage, 1519), TRUE);
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "MP"));
  adj_picks_toggle_unit (&picks, unit_of (&stage, "3/1/xiv"));
  adj_session_set_picks (stage.session, &picks);
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "2 MP to here"));
  adj_map_view_set_cursor (stage.map, hex_of (&stage, 2512), TRUE);
  g_assert_null (strstr (adj_map_view_get_said (stage.map), "MP"));
  stage_close (stage.window);
}

/* A look back shows what the order was about, wherever the map was. */
static void
test_look_back_is_seen (void)
{
  Stage stage = begin_close ();

  adj_session_submit (stage.session, "move 3/1/xiv 1519");
  adj_session_submit (stage.session, "place 2/4/xiv 0201");
  adj_map_view_fly_to (stage.map, hex_of (&stage, 2512));
  g_assert_false (is_in_sight (&stage, "3/1/xiv"));
  adj_session_look_at (stage.session, 1);
  g_assert_true (is_in_sight (&stage, "3/1/xiv"));
  stage_close (stage.window);
}

/* What a list points to is not left beneath the tools. */
static void
test_pick_is_clear_of_tools (void)
{
  Stage stage = begin_close ();
  AdjPicks picks = { 0 };
  AdjPoint at = center (&stage, stage_hex (stage.session, "3/1/xiv"));

  adj_map_hands_pan (adj_map_view_get_hands (stage.map), stage.camera->width - 40 - at.x, 0);
  adj_picks_toggle_unit (&picks, unit_of (&stage, "3/1/xiv"));
  adj_session_set_picks (stage.session, &picks);
  at = center (&stage, stage_hex (stage.session, "3/1/xiv"));
  g_assert_cmpfloat (at.x, <, stage.camera->width - stage.camera->beside);
  stage_close (stage.window);
}

/* How far the faces of the direction die reach to the right of the unit that drifts, and above. */
static AdjPoint
reach_of_compass (Stage *stage)
{
  AdjView view = adj_session_view (stage->session);
  const AdjScene scene = {
    .camera = stage->camera,
    .view = &view,
    .field = adj_session_field (stage->session),
    .hints = stage->state->hints,
    .palette = &adj_palette_light,
  };
  cairo_surface_t *ink = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (ink);
  AdjPoint middle = adj_map_view_get_place (stage->map, stage->state->hints->drifts);
  double left, top, width, height;

  adj_scene_compass (cr, &scene);
  cairo_recording_surface_ink_extents (ink, &left, &top, &width, &height);
  cairo_destroy (cr);
  cairo_surface_destroy (ink);
  return (AdjPoint){ left + width - middle.x, middle.y - top };
}

/* Its needle points to the north, and turns with the map. */
static void
test_compass (void)
{
  Stage stage = begin_close ();
  AdjPicks picks = { 0 };
  AdjPoint upright, turned;

  adj_session_submit (stage.session, "option command-control; scatter die 3");
  g_assert_cmpuint (stage.state->hints->drifts, ==, ADJ_NO_HEX);
  adj_picks_toggle_unit (&picks, unit_of (&stage, "3/1/xiv"));
  adj_session_set_picks (stage.session, &picks);
  g_assert_cmpuint (stage.state->hints->drifts, ==, hex_of (&stage, 1318));
  upright = reach_of_compass (&stage);
  adj_map_view_turn (stage.map, 1);
  turned = reach_of_compass (&stage);
  adj_map_view_turn (stage.map, -1);
  g_assert_cmpfloat (upright.y, >, upright.x);
  g_assert_cmpfloat (turned.x, >, turned.y);
  stage_close (stage.window);
}

/* By its edge the whole stack is taken: the ground of its hex. */
static void
test_drag_takes_the_stack (void)
{
  Stage stage = begin ();
  AdjPoint edge;

  adj_session_submit (stage.session, "place 2/1/xiv 1317");
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 3);
  edge = center (&stage, 1317);
  edge.x -= 0.5 * stage.camera->size;
  edge.y += 0.72 * stage.camera->size;
  drag (&stage, edge, center (&stage, 1417));
  let_go (&stage);
  g_assert_cmpint (stage_hex (stage.session, "1/1/xiv"), ==, 1417);
  g_assert_cmpint (stage_hex (stage.session, "2/1/xiv"), ==, 1417);
  stage_close (stage.window);
}

/* Of one that is larger than an order nobody goes. */
static void
test_drag_takes_no_part (void)
{
  Stage stage = begin ();
  const AdjAnswer *said;

  drag (&stage, center (&stage, 1317), center (&stage, 1417));
  stage.state->hand.no_room = TRUE; /* no battle has 65 on a side */
  let_go (&stage);
  g_assert_cmpint (stage_hex (stage.session, "1/1/xiv"), ==, 1317);
  said = g_ptr_array_index (adj_session_get_answers (stage.session), 0);
  g_assert_nonnull (strstr (said->error, "at most 64 units"));
  stage_close (stage.window);
}

static void
test_drag_pans (void)
{
  Stage stage = begin ();
  AdjPoint before, after;

  for (int i = 0; i < 6; i++)
    gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 1);
  before = center (&stage, 1111);
  drag (&stage, before, (AdjPoint){ before.x + 30, before.y + 20 });
  let_go (&stage);
  after = center (&stage, 1111);
  g_assert_cmpfloat_with_epsilon (after.x, before.x + 30, 0.01);
  g_assert_cmpfloat_with_epsilon (after.y, before.y + 20, 0.01);
  stage_close (stage.window);
}

static void
test_click_and_click (void)
{
  Stage stage = begin ();

  click_at (&stage, center (&stage, 1318), 1);
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 1);
  g_assert_true (stage.state->hints->reaching);
  click_at (&stage, center (&stage, 1519), 1);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1519);
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 0);
  stage_close (stage.window);
}

/* With a unit in hand a friend's counter in its reach is a place to go to, beyond it another unit
 * to pick; from a fan a counter is always picked. */
static void
test_click_stacks (void)
{
  Stage stage = begin ();
  const AdjPicks *picks = adj_session_get_picks (stage.session);
  GtkLabel *hint = stage.state->hint;
  AdjPoint at;

  adj_session_submit (stage.session, "place 2/1/xiv 0505");
  click_at (&stage, center (&stage, 1318), 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (stage.state->hint)));
  adj_board_pointer_move (stage.state, center (&stage, 1317));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (stage.state->hint)));
  g_assert_nonnull (strstr (gtk_label_get_label (hint), "stack"));
  click_at (&stage, center (&stage, 505), 1);
  g_assert_true (adj_picks_has_unit (picks, unit_of (&stage, "2/1/xiv")));
  click_at (&stage, center (&stage, 1318), 1);
  click_at (&stage, center (&stage, 1317), 1);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1317);
  g_assert_cmpuint (picks->n_units, ==, 0);

  adj_session_undo (stage.session);
  adj_session_submit (stage.session, "place 2/1/xiv 1317");
  click_at (&stage, center (&stage, 1318), 1);
  adj_board_state_open_fan_of (stage.state, hex_of (&stage, 1317));
  at = adj_fan_place (&stage.state->fan, 0);
  click_at (&stage, at, 1);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1318);
  g_assert_true (adj_picks_has_unit (picks, stage.state->fan.units[0]));
  stage_close (stage.window);
}

/* A unit picked to move is nothing to fight with; nor is it there again when the phase is. */
static void
test_phase_drops_picks (void)
{
  Stage stage = begin ();
  const AdjPicks *picks = adj_session_get_picks (stage.session);

  click_at (&stage, center (&stage, 1318), 1);
  adj_session_submit (stage.session, "move 1/1/xiv 1417");
  g_assert_cmpuint (picks->n_units, ==, 1);
  adj_session_submit (stage.session, "next");
  g_assert_cmpuint (picks->n_units, ==, 0);
  click_at (&stage, center (&stage, 1318), 1);
  adj_session_undo (stage.session);
  g_assert_cmpuint (picks->n_units, ==, 0);
  stage_close (stage.window);
}

static void
test_double_click_takes_the_stack (void)
{
  Stage stage = begin ();

  adj_session_submit (stage.session, "place 2/1/xiv 1317");
  click_at (&stage, center (&stage, 1317), 1);
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 1);
  click_at (&stage, center (&stage, 1317), 2);
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 2);
  stage_close (stage.window);
}

/* Resting on a stack spreads it; a click on the tray takes the very counter. */
static void
test_fan (void)
{
  Stage stage = begin ();
  gpointer motion = controller (&stage, GTK_TYPE_EVENT_CONTROLLER_MOTION, 0);
  AdjPoint at;

  adj_session_submit (stage.session, "place 2/1/xiv 1317");
  at = center (&stage, 1317);
  g_signal_emit_by_name (motion, "motion", at.x, at.y);
  g_assert_cmpuint (stage.state->fan.n, ==, 0);
  wait_until (stage.state->fan.n == 2);
  click_at (&stage, adj_fan_place (&stage.state->fan, 0), 1);
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 1);
  g_assert_cmpint (adj_session_get_picks (stage.session)->units[0], ==, stage.state->fan.units[0]);
  g_signal_emit_by_name (motion, "motion", 5.0, 5.0);
  g_assert_cmpuint (stage.state->fan.n, ==, 0);
  stage_close (stage.window);
}

/* A battle: targets and attackers by clicks, the retreat by a click on where it may go. */
static void
test_battle (void)
{
  Stage stage = begin ();
  const AdjTable *table;

  adj_session_submit (stage.session, "place 3/1/xiv 1619; place 1/1/xiv 1619; next");
  click_at (&stage, center (&stage, 1620), 1);
  g_assert_true (
      adj_picks_has_target (adj_session_get_picks (stage.session), hex_of (&stage, 1620)));
  click_at (&stage, center (&stage, 1619), 1);
  g_assert_cmpuint (adj_session_get_picks (stage.session)->n_units, ==, 1);
  adj_session_submit (stage.session, "attack 1620 from 1619 die 4 result Dr");
  table = adj_session_true_table (stage.session);
  g_assert_cmpuint (table->n_debts, ==, 1);
  g_assert_cmpuint (stage.state->hints->payments->len, >, 0);
  click_at (&stage,
            adj_map_view_get_place (
                stage.map, g_array_index (stage.state->hints->payments, AdjPayment, 0).hex),
            1);
  g_assert_null (adj_debt_find (adj_session_true_table (stage.session), ADJ_DEBT_RETREAT,
                                unit_of (&stage, "smith"), ADJ_NO_HEX));
  stage_close (stage.window);
}

/* How much of the colour there is around a point, of what that paints over the counters. */
static guint
ink_at (const Stage *stage,
        AdjPoint at,
        void (*paint) (cairo_t *cr, const AdjScene *scene),
        guint32 colour)
{
  AdjView view = adj_session_view (stage->session);
  const AdjScene scene = {
    .camera = stage->camera,
    .view = &view,
    .field = adj_session_field (stage->session),
    .palette = adj_map_view_get_palette (stage->map),
    .arrows = stage->state->arrows,
  };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 9, 9);
  cairo_t *cr = cairo_create (surface);
  const guint32 *pixels;
  guint n = 0;

  cairo_translate (cr, 4.5 - at.x, 4.5 - at.y);
  paint (cr, &scene);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = (const guint32 *) (const void *) cairo_image_surface_get_data (surface);
  for (int i = 0; i < 9 * 9; i++)
    n += (pixels[i] & 0xffffff) == colour;
  cairo_surface_destroy (surface);
  return n;
}

static guint
red_at (const Stage *stage, AdjPoint at)
{
  return ink_at (stage, at, adj_scene_battle, ADJ_SCENE_RED);
}

static AdjPoint
between (AdjPoint a, AdjPoint b)
{
  return (AdjPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

/* What was done last is drawn over the map as long as the look back lasts. */
static void
test_look_back_has_arrows (void)
{
  Stage stage = begin_close ();
  const AdjScenario *scenario = adj_session_book (stage.session)->scenario;
  guint32 colour = adj_map_view_get_palette (stage.map)->counter_edge[scenario->sides[0].colour];

  adj_session_submit (stage.session, "move 3/1/xiv 1519; move wilder n");
  g_assert_null (stage.state->arrows);
  adj_session_stride (stage.session, ADJ_STRIDE_ORDER, FALSE);
  stage_settle ();
  g_assert_cmpuint (stage.state->arrows->len, ==, 1);
  g_assert_cmpuint (ink_at (&stage, between (center (&stage, 1318), center (&stage, 1418)),
                            adj_scene_past, colour),
                    >, 9);
  adj_session_look_now (stage.session);
  stage_settle ();
  g_assert_null (stage.state->arrows);
  stage_close (stage.window);
}

/* The battle that is open has an arrow from each hex to each, until the die has fallen. */
static void
test_battle_is_marked (void)
{
  Stage stage = begin ();
  AdjPoint edge;

  for (int i = 0; i < 4; i++)
    gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 1);
  adj_session_submit (stage.session, "place 3/1/xiv 1619; next");
  edge = between (center (&stage, 1619), center (&stage, 1620));
  g_assert_cmpuint (red_at (&stage, edge), ==, 0);
  adj_session_submit (stage.session, "attack 1620 1720 from 3/1/xiv");
  edge = between (center (&stage, 1619), center (&stage, 1620)); /* it was brought into sight */
  g_assert_cmpuint (red_at (&stage, edge), >, 20);
  g_assert_cmpuint (red_at (&stage, between (center (&stage, 1619), center (&stage, 1720))), >, 20);
  g_assert_cmpuint (red_at (&stage, center (&stage, 1620)), ==, 0);
  adj_session_submit (stage.session, "roll 4");
  g_assert_cmpuint (red_at (&stage, edge), <, 20);
  stage_close (stage.window);
}

/* ---- Fingers ---- */

static AdjPoint
spread_place (const Stage *stage, const char *id)
{
  const AdjFan *fan = &stage->state->fan;

  for (guint i = 0; i < fan->n; i++)
    if (fan->units[i] == unit_of (stage, id))
      return adj_fan_place (fan, i);
  g_assert_not_reached ();
}

/* Alone in reach a counter is meant; among several the next touch chooses. */
static void
test_touch_chooses (void)
{
  Stage stage = begin ();
  const AdjPicks *picks = adj_session_get_picks (stage.session);
  AdjPoint at;

  adj_session_submit (stage.session, "place 2/1/xiv 1317");
  at = center (&stage, 1317);
  adj_board_pointer_touch (stage.state, at, 1);
  g_assert_cmpuint (picks->n_units, ==, 0);
  g_assert_cmpuint (stage.state->fan.n, >=, 2);
  adj_board_pointer_touch (stage.state, spread_place (&stage, "2/1/xiv"), 1);
  g_assert_cmpuint (picks->n_units, ==, 1);
  g_assert_cmpint (picks->units[0], ==, unit_of (&stage, "2/1/xiv"));

  /* beside the tray: it closes */
  adj_session_submit (stage.session, "place 3/1/xiv 0505");
  adj_board_pointer_touch (stage.state, center (&stage, 1317), 1);
  g_assert_cmpuint (stage.state->fan.n, >=, 2);
  adj_board_pointer_touch (stage.state, center (&stage, 505), 1);
  g_assert_cmpuint (stage.state->fan.n, ==, 0);
  stage_close (stage.window);
}

/* Part of a stack: what is touched of those spread out is picked together, touched again let go. */
static void
test_touch_adds (void)
{
  Stage stage = begin ();
  const AdjPicks *picks = adj_session_get_picks (stage.session);

  adj_session_submit (stage.session, "place 1/1/xiv+2/1/xiv+3/1/xiv 0505; place 1/3/xiv 0709");
  adj_board_pointer_touch (stage.state, center (&stage, 505), 1);
  g_assert_cmpuint (stage.state->fan.n, ==, 3);
  adj_board_pointer_touch (stage.state, spread_place (&stage, "1/1/xiv"), 1);
  adj_board_pointer_touch (stage.state, spread_place (&stage, "2/1/xiv"), 1);
  adj_board_pointer_touch (stage.state, spread_place (&stage, "3/1/xiv"), 1);
  g_assert_cmpuint (picks->n_units, ==, 3);
  adj_board_pointer_touch (stage.state, spread_place (&stage, "2/1/xiv"), 1);
  g_assert_cmpuint (picks->n_units, ==, 2);
  g_assert_false (adj_picks_has_unit (picks, unit_of (&stage, "2/1/xiv")));

  /* who was picked elsewhere is not taken along */
  adj_board_pointer_touch (stage.state, center (&stage, 709), 1);
  g_assert_cmpuint (picks->n_units, ==, 1);
  adj_board_pointer_touch (stage.state, center (&stage, 505), 1);
  adj_board_pointer_touch (stage.state, spread_place (&stage, "1/1/xiv"), 1);
  g_assert_cmpuint (picks->n_units, ==, 1);
  g_assert_true (adj_picks_has_unit (picks, unit_of (&stage, "1/1/xiv")));
  stage_close (stage.window);
}

/* A counter that stands alone is taken at once, and the next touch says where to. */
static void
test_touch_moves (void)
{
  Stage stage = begin ();

  adj_session_submit (stage.session, "place 3/1/xiv 0505");
  adj_board_pointer_touch (stage.state, center (&stage, 505), 1);
  g_assert_true (
      adj_picks_has_unit (adj_session_get_picks (stage.session), unit_of (&stage, "3/1/xiv")));
  adj_board_pointer_touch (stage.state, center (&stage, 605), 1);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 605);
  stage_close (stage.window);
}

/* In a hex that lights up a finger means the hex, however many counters lie around. */
static void
test_touch_stacks (void)
{
  Stage stage = begin ();

  adj_session_submit (stage.session, "place 3/1/xiv 0505; place 1/1/xiv 0705; place 2/1/xiv 0705");
  adj_board_pointer_touch (stage.state, center (&stage, 505), 1);
  adj_board_pointer_touch (stage.state, center (&stage, 606), 1);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 606);
  g_assert_cmpuint (stage.state->fan.n, ==, 0);
  stage_close (stage.window);
}

static void
test_menu_picks (void)
{
  Stage stage = begin ();
  const AdjPicks *picks = adj_session_get_picks (stage.session);

  adj_session_submit (stage.session, "place 2/1/xiv 1317");
  click_at (&stage, center (&stage, 1318), 1);
  adj_board_menu_open (stage.state, hex_of (&stage, 1317), unit_of (&stage, "2/1/xiv"),
                       center (&stage, 1317));
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.pick-unit", "u",
                              unit_of (&stage, "2/1/xiv"));
  g_assert_cmpuint (picks->n_units, ==, 1);
  g_assert_true (adj_picks_has_unit (picks, unit_of (&stage, "2/1/xiv")));
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.pick-stack", "u",
                              (guint) hex_of (&stage, 1317));
  g_assert_cmpuint (picks->n_units, ==, 2);
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.pick-unit", "u", 9999u);
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.pick-stack", "u", 9999u);
  g_assert_cmpuint (picks->n_units, ==, 2);
  gtk_popover_popdown (GTK_POPOVER (stage.state->menu));
  stage_close (stage.window);
}

static void
test_long_press (void)
{
  Stage stage = begin ();
  gpointer press = controller (&stage, GTK_TYPE_GESTURE_LONG_PRESS, 0);
  AdjPoint at = center (&stage, 1318);

  g_assert_true (gtk_gesture_single_get_touch_only (press));
  g_signal_emit_by_name (press, "pressed", at.x, at.y);
  g_assert_true (gtk_widget_get_visible (stage.state->menu));
  g_assert_cmpint (adj_map_view_get_cursor (stage.map), ==, hex_of (&stage, 1318));
  gtk_popover_popdown (GTK_POPOVER (stage.state->menu));
  stage_close (stage.window);
}

/* The second finger lets go of what the first one held; then the place between both stays there
 * and goes along with them. */
static void
test_pinch (void)
{
  Stage stage = begin ();
  double size = stage.camera->size;
  AdjPoint at = center (&stage, 1318);
  AdjPoint farther = { at.x + 30, at.y - 20 };

  drag (&stage, at, center (&stage, 1519));
  adj_map_hands_pinch_begin (adj_map_view_get_hands (stage.map), at);
  g_assert_false (stage.state->hand.moving);
  adj_map_hands_pinch (adj_map_view_get_hands (stage.map), at, 2);
  adj_map_hands_pinch (adj_map_view_get_hands (stage.map), at, 4);
  g_assert_cmpfloat_with_epsilon (stage.camera->size, 4 * size, 0.001);
  g_assert_cmpfloat_with_epsilon (center (&stage, 1318).x, at.x, 0.5);
  adj_map_hands_pinch (adj_map_view_get_hands (stage.map), farther, 4);
  g_assert_cmpfloat_with_epsilon (stage.camera->size, 4 * size, 0.001);
  g_assert_cmpfloat_with_epsilon (center (&stage, 1318).x, farther.x, 0.5);
  g_assert_cmpfloat_with_epsilon (center (&stage, 1318).y, farther.y, 0.5);
  adj_map_hands_pinch_begin (adj_map_view_get_hands (stage.map), farther);
  adj_map_hands_pinch (adj_map_view_get_hands (stage.map), farther, 0.5);
  g_assert_cmpfloat_with_epsilon (stage.camera->size, 2 * size, 0.001);
  let_go (&stage);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1318);
  stage_close (stage.window);
}

/* Right after a tap on the button that shows the whole map: the map is still on its way. */
static void
test_pinch_stops_a_flight (void)
{
  Stage stage = begin_close ();
  double size = stage.camera->size;
  AdjPoint at = center (&stage, 1318);

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.fit", NULL);
  adj_map_hands_pinch_begin (adj_map_view_get_hands (stage.map), at);
  for (int i = 0; i < 40; i++)
    {
      gtk_widget_queue_draw (GTK_WIDGET (stage.map));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (stage.map));
    }
  g_assert_cmpfloat (stage.camera->size, ==, size);
  g_assert_cmpfloat_with_epsilon (center (&stage, 1318).x, at.x, 0.5);
  stage_close (stage.window);
}

/* Held at the edge, a counter brings more of the map in, not if it is let go there at once; back
 * from it the map rests. */
static void
test_edge_pulls (void)
{
  Stage stage = begin ();
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (stage.board));
  AdjPoint edge, at;
  double x;

  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 6);
  stage_settle ();
  edge = (AdjPoint){ stage.camera->width - 2, stage.camera->height / 2 };
  adj_map_view_fly_to (stage.map, hex_of (&stage, 1318));
  at = center (&stage, 1318);
  drag (&stage, at, edge);
  g_assert_true (stage.state->hand.moving);
  g_assert_cmpint (stage.state->pulled, >, gdk_frame_clock_get_frame_time (clock));
  x = stage.camera->at.x;
  wait_until (stage.camera->at.x > x + 1);
  drag (&stage, center (&stage, 1318), (AdjPoint){ edge.x / 2, edge.y });
  g_assert_cmpuint (stage.state->pull, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.drop", NULL);
  let_go (&stage);
  stage_close (stage.window);
}

/* Picked in a list, a unit out of sight comes into sight; one in sight moves nothing. */
static void
test_picks_come_into_sight (void)
{
  Stage stage = begin ();
  AdjPicks picks = { .n_units = 1, .units = { (guint16) unit_of (&stage, "3/1/xiv") } };
  AdjCamera before;
  AdjPoint at;

  adj_session_submit (stage.session, "place 3/1/xiv 0101");
  for (int i = 0; i < 8; i++)
    gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.zoom", "i", 1);
  adj_map_view_fly_to (stage.map, hex_of (&stage, 1825));
  at = center (&stage, 101);
  g_assert_true (at.x < 0 || at.y < 0);
  adj_session_set_picks (stage.session, &picks);
  at = center (&stage, 101);
  g_assert_cmpfloat (at.x, >, 0);
  g_assert_cmpfloat (at.y, >, 0);
  before = *stage.camera;
  adj_session_pick_nothing (stage.session);
  adj_session_set_picks (stage.session, &picks);
  g_assert_true (adj_camera_equal (&before, stage.camera));
  stage_close (stage.window);
}

/* The buttons lie at the end of a line, and the map is clear of them on either side. */
static void
test_clear_of_the_buttons (void)
{
  Stage stage = begin ();

  for (int rtl = 0; rtl < 2; rtl++)
    {
      graphene_rect_t tools;
      AdjPoint last;

      gtk_widget_set_default_direction (rtl ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
      stage_settle ();
      wait_until (rtl == (stage.camera->beside < 0));
      g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (GTK_WIDGET (stage.map)),
                                                GTK_WIDGET (stage.map), &tools));
      last = center (&stage, rtl ? 110 : 2510);
      g_assert_cmpfloat (last.y, >, 0);
      if (rtl)
        g_assert_cmpfloat (last.x - stage.camera->size, >=, tools.origin.x + tools.size.width);
      else
        g_assert_cmpfloat (last.x + stage.camera->size, <=, tools.origin.x);
    }
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
  stage_close (stage.window);
}

/* ---- Keyboard ---- */

static const char *
cursor_label (const Stage *stage)
{
  return adj_map_view_get_said (stage->map);
}

static void
step (const Stage *stage, int right, int down)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->map), "map.step", "(ii)", right, down);
}

static void
test_cursor_walks (void)
{
  Stage stage = begin ();
  GtkWidget *before, *after;
  int id;

  adj_map_view_set_cursor (stage.map, hex_of (&stage, 1319), FALSE);
  gtk_widget_grab_focus (GTK_WIDGET (stage.board));
  before = gtk_window_get_focus (GTK_WINDOW (stage.window));
  g_assert_true (ADJ_IS_HEX_SPOT (before));
  g_assert_true (gtk_widget_has_focus (before));
  step (&stage, 0, -1);
  after = gtk_window_get_focus (GTK_WINDOW (stage.window));
  g_assert_true (ADJ_IS_HEX_SPOT (after));
  g_assert_true (before != after);
  g_assert_false (gtk_widget_get_visible (before));
  g_object_get (stage.map, "cursor-hex", &id, NULL);
  g_assert_cmpint (id, ==, 1318);
  g_assert_cmpstr (cursor_label (&stage), ==, "1318, Rough, Union: 3/1/XIV 5");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (after), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1318, Rough, Union: 3/1/XIV 5");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (stage.map), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Board");
  /* the edge holds it */
  adj_map_view_set_cursor (stage.map, hex_of (&stage, 101), FALSE);
  step (&stage, -1, 0);
  step (&stage, 0, -1);
  g_assert_cmpint (adj_map_view_get_cursor (stage.map), ==, hex_of (&stage, 101));
  stage_close (stage.window);
}

/* However the map lies, what is pointed at is what lies there, and an arrow key goes its way. */
static void
test_turned (void)
{
  Stage stage = begin ();

  for (int turns = 0; turns < 4; turns++)
    {
      AdjPoint before, after;

      g_assert_cmpint (stage.camera->turns, ==, turns);
      g_assert_cmpint (adj_map_view_get_hex_at (stage.map, center (&stage, 1318)), ==,
                       hex_of (&stage, 1318));
      g_assert_cmpint (adj_board_state_unit_at (stage.state, center (&stage, 1318)), ==,
                       unit_of (&stage, "3/1/xiv"));
      adj_map_view_set_cursor (stage.map, hex_of (&stage, 1319), FALSE);
      before = center (&stage, 1319);
      step (&stage, 1, 0);
      after = adj_map_view_get_place (stage.map, adj_map_view_get_cursor (stage.map));
      g_assert_cmpfloat (after.x, >, before.x + stage.camera->size);
      before = after;
      step (&stage, 0, 1);
      after = adj_map_view_get_place (stage.map, adj_map_view_get_cursor (stage.map));
      g_assert_cmpfloat (after.y, >, before.y + stage.camera->size);
      gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.turn-board", "i", 1);
    }
  g_assert_cmpint (stage.camera->turns, ==, 0);
  stage_close (stage.window);
}

/* The next game of a battle finds its map as it lay; nothing is kept of one that lies straight. */
static void
test_turn_is_remembered (void)
{
  Stage stage = begin ();
  g_autoptr (GVariant) left = NULL;

  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.turn-board", "i", -1);
  stage_close (stage.window);
  stage = begin ();
  g_assert_cmpint (stage.camera->turns, ==, 3);
  gtk_widget_activate_action (GTK_WIDGET (stage.window), "win.turn-board", "i", 1);
  left = g_settings_get_value (adj_settings (), "turned");
  g_assert_cmpuint (g_variant_n_children (left), ==, 0);
  stage_close (stage.window);
}

static void
pick_next (const Stage *stage, gboolean add)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->board), "board.pick", "b", add);
}

/* Space goes through a stack, Enter goes where the cursor is. */
static void
test_keys_move (void)
{
  Stage stage = begin ();
  const AdjPicks *picks = adj_session_get_picks (stage.session);

  adj_session_submit (stage.session, "place 2/1/xiv 1317");
  adj_map_view_set_cursor (stage.map, hex_of (&stage, 1317), FALSE);
  pick_next (&stage, FALSE);
  g_assert_true (adj_picks_has_unit (picks, unit_of (&stage, "1/1/xiv")));
  pick_next (&stage, FALSE);
  g_assert_true (adj_picks_has_unit (picks, unit_of (&stage, "2/1/xiv")));
  g_assert_cmpuint (picks->n_units, ==, 1);
  pick_next (&stage, FALSE);
  g_assert_cmpuint (picks->n_units, ==, 0);
  pick_next (&stage, FALSE);
  pick_next (&stage, TRUE);
  g_assert_cmpuint (picks->n_units, ==, 2); /* with Ctrl */
  pick_next (&stage, TRUE);
  g_assert_cmpuint (picks->n_units, ==, 0);
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.act", NULL);
  g_assert_cmpuint (picks->n_units, ==, 2); /* the ground: the stack */
  step (&stage, 1, 0);
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.act", NULL);
  g_assert_cmpint (stage_hex (stage.session, "2/1/xiv"), ==, 1417);
  g_assert_cmpint (stage_hex (stage.session, "1/1/xiv"), ==, 1417);
  stage_close (stage.window);
}

/* Y 8.73: too far to march, near enough to charge. It is drawn, said and done. */
static void
test_charge (void)
{
  Stage stage = begin ();
  g_autofree char *spoken = NULL;

  adj_session_submit (stage.session, "option cavalry-charge; option zoc-cost;"
                                     "place 1/2-cavalry 1604; place armstrong 1610");
  drag (&stage, center (&stage, 1604), center (&stage, 1609));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (stage.state->hint)));
  g_assert_nonnull (strstr (gtk_label_get_label (stage.state->hint), "7 of 12"));
  spoken = adj_board_state_charge_to (stage.state, hex_of (&stage, 1609));
  g_assert_cmpstr (gtk_label_get_label (stage.state->hint), ==, spoken);
  let_go (&stage);
  g_assert_cmpint (stage_hex (stage.session, "1/2-cavalry"), ==, 1609);
  g_assert_true (adj_table_did (adj_session_true_table (stage.session),
                                unit_of (&stage, "1/2-cavalry"), ADJ_DEED_CHARGED));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (stage.state->hint)));
  stage_close (stage.window);
}

static guint
place_of (const GPtrArray *choices, AdjVerb verb)
{
  for (guint i = 0; i < choices->len; i++)
    {
      const AdjChoice *choice = g_ptr_array_index (choices, i);

      if (g_array_index (choice->orders, AdjOrder, 0).verb == verb)
        return i;
    }
  g_assert_not_reached ();
}

static void
test_menu (void)
{
  Stage stage = begin ();
  int unit = unit_of (&stage, "3/1/xiv");

  adj_map_view_set_cursor (stage.map, hex_of (&stage, 1318), FALSE);
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.menu", NULL);
  g_assert_true (gtk_widget_get_visible (stage.state->menu));
  gtk_popover_popdown (GTK_POPOVER (stage.state->menu));
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.order", "(iu)", unit,
                              place_of (stage.state->choices, ADJ_VERB_ELIMINATE));
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 0);
  stage_close (stage.window);
}

static void
test_flies (void)
{
  Stage stage = begin ();
  AdjPoint at;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  adj_map_view_fly_to (stage.map, hex_of (&stage, 1318));
  g_assert_cmpfloat (stage.camera->size, <, 34);
  wait_until (stage.camera->size >= 34 && adj_map_view_is_sharp (stage.map));
  at = center (&stage, 1318);
  g_assert_cmpfloat_with_epsilon (at.x, adj_camera_middle (stage.camera).x, 1);
  g_assert_cmpfloat_with_epsilon (at.y, adj_camera_middle (stage.camera).y, 1);
  g_assert_cmpint (adj_map_view_get_cursor (stage.map), ==, hex_of (&stage, 1318));
  gtk_widget_activate_action (GTK_WIDGET (stage.map), "map.fit", NULL);
  wait_until (adj_camera_is_fit (stage.camera));
  stage_close (stage.window);
}

/* The buttons write the setting, the setting works the buttons. */
static void
test_overlays (void)
{
  Stage stage = begin ();
  GtkToggleButton *sight = GTK_TOGGLE_BUTTON (
      gtk_widget_get_template_child (GTK_WIDGET (stage.board), ADJ_TYPE_BOARD, "sight"));
  const char *const some[] = { "zones", NULL };

  g_assert_false (stage.state->hints->seeing);
  gtk_toggle_button_set_active (sight, TRUE);
  g_assert_true (stage.state->hints->seeing);
  g_assert_cmpuint (stage.state->overlays, ==,
                    ADJ_OVERLAY_REACH | ADJ_OVERLAY_DUTIES | ADJ_OVERLAY_EXPOSURE |
                        ADJ_OVERLAY_DONE | ADJ_OVERLAY_SIGHT);
  g_settings_set_strv (adj_settings (), "overlays", some);
  g_assert_false (gtk_toggle_button_get_active (sight));
  g_assert_cmpuint (stage.state->overlays, ==, ADJ_OVERLAY_ZONES);
  g_settings_reset (adj_settings (), "overlays");
  stage_close (stage.window);
}

/* ---- A real pointer ---- */

static void
pointer (const char *format, ...)
{
  g_autofree char *command = NULL;
  g_autoptr (GError) error = NULL;
  va_list arguments;

  va_start (arguments, format);
  command = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_spawn_command_line_sync (command, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  stage_settle ();
}

/* Where a hex lies on the screen: no window manager has moved the window. */
static AdjPoint
on_screen (const Stage *stage, AdjHexId id)
{
  AdjPoint at = center (stage, id);
  graphene_point_t inside = GRAPHENE_POINT_INIT ((float) at.x, (float) at.y);
  graphene_point_t outside;
  double x, y;

  g_assert_true (gtk_widget_compute_point (GTK_WIDGET (stage->board), GTK_WIDGET (stage->window),
                                           &inside, &outside));
  gtk_native_get_surface_transform (GTK_NATIVE (stage->window), &x, &y);
  return (AdjPoint){ outside.x + x, outside.y + y };
}

/* A move by the mouse itself, from the X server to the record. */
static void
test_drag_with_a_real_pointer (void)
{
  Stage stage = begin ();
  AdjPoint from = on_screen (&stage, 1318);
  AdjPoint to = on_screen (&stage, 1619);

  pointer ("xdotool mousemove %d %d mousedown 1", (int) from.x, (int) from.y);
  pointer ("xdotool mousemove %d %d", (int) (from.x + to.x) / 2, (int) (from.y + to.y) / 2);
  pointer ("xdotool mousemove %d %d", (int) to.x, (int) to.y);
  wait_until (stage.state->hand.moving);
  pointer ("xdotool mouseup 1");
  wait_until (stage_hex (stage.session, "3/1/xiv") == 1619);
  stage_close (stage.window);
}

/* The middle button takes the map, even on a counter. */
static void
test_middle_button_pans (void)
{
  Stage stage = begin ();
  AdjPoint from, before;

  adj_map_view_fly_to (stage.map, hex_of (&stage, 1318));
  g_assert_cmpfloat (stage.camera->size, >=, 34);
  before = center (&stage, 1318);
  from = on_screen (&stage, 1318);
  pointer ("xdotool mousemove %d %d mousedown 2", (int) from.x, (int) from.y);
  pointer ("xdotool mousemove %d %d", (int) from.x - 20, (int) from.y - 10);
  pointer ("xdotool mousemove %d %d", (int) from.x - 60, (int) from.y - 40);
  wait_until (center (&stage, 1318).x < before.x - 50);
  pointer ("xdotool mouseup 2");
  wait_until (!stage.state->hand.moving);
  g_assert_cmpint (stage_hex (stage.session, "3/1/xiv"), ==, 1318);
  stage_close (stage.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/board/layers", test_layers);
  g_test_add_func ("/app/board/texture", test_texture);
  g_test_add_func ("/app/board/over-is-kept", test_over_is_kept);
  g_test_add_func ("/app/board/lights", test_lights);
  g_test_add_func ("/app/board/counters-have-a-limit", test_counters_have_a_limit);
  g_test_add_func ("/app/board/counters-keep-their-size", test_counters_keep_their_size);
  g_test_add_func ("/app/board/counters-share-cards", test_counters_share_cards);
  g_test_add_func ("/app/board/drag-moves", test_drag_moves);
  g_test_add_func ("/app/board/first-look", test_first_look);
  g_test_add_func ("/app/board/moved", test_moved);
  g_test_add_func ("/app/board/figures-can-be-read", test_figures_can_be_read);
  g_test_add_func ("/app/board/cost-is-said", test_cost_is_said);
  g_test_add_func ("/app/board/look-back-is-seen", test_look_back_is_seen);
  g_test_add_func ("/app/board/look-back-has-arrows", test_look_back_has_arrows);
  g_test_add_func ("/app/board/pick-is-clear-of-tools", test_pick_is_clear_of_tools);
  g_test_add_func ("/app/board/compass", test_compass);
  g_test_add_func ("/app/board/irregular", test_irregular);
  g_test_add_func ("/app/board/overview-comes-and-goes", test_overview_comes_and_goes);
  g_test_add_func ("/app/board/overview-pans", test_overview_pans);
  g_test_add_func ("/app/board/overview-makes-way", test_overview_makes_way);
  g_test_add_func ("/app/board/pile-fills-the-hex", test_pile_fills_the_hex);
  g_test_add_func ("/app/board/pile-shows-both-strengths", test_pile_shows_both_strengths);
  g_test_add_func ("/app/board/pile-from-far-away", test_pile_from_far_away);
  g_test_add_func ("/app/board/drag-takes-the-stack", test_drag_takes_the_stack);
  g_test_add_func ("/app/board/drag-takes-no-part", test_drag_takes_no_part);
  g_test_add_func ("/app/board/drag-tells-the-cost", test_drag_tells_the_cost);
  g_test_add_func ("/app/board/drag-pans", test_drag_pans);
  g_test_add_func ("/app/board/click-and-click", test_click_and_click);
  g_test_add_func ("/app/board/double-click", test_double_click_takes_the_stack);
  g_test_add_func ("/app/board/fan", test_fan);
  g_test_add_func ("/app/board/battle", test_battle);
  g_test_add_func ("/app/board/touch-chooses", test_touch_chooses);
  g_test_add_func ("/app/board/click-stacks", test_click_stacks);
  g_test_add_func ("/app/board/phase-drops-picks", test_phase_drops_picks);
  g_test_add_func ("/app/board/touch-adds", test_touch_adds);
  g_test_add_func ("/app/board/touch-stacks", test_touch_stacks);
  g_test_add_func ("/app/board/menu-picks", test_menu_picks);
  g_test_add_func ("/app/board/battle-is-marked", test_battle_is_marked);
  g_test_add_func ("/app/board/touch-moves", test_touch_moves);
  g_test_add_func ("/app/board/long-press", test_long_press);
  g_test_add_func ("/app/board/pinch", test_pinch);
  g_test_add_func ("/app/board/pinch-stops-a-flight", test_pinch_stops_a_flight);
  g_test_add_func ("/app/board/edge-pulls", test_edge_pulls);
  g_test_add_func ("/app/board/picks-come-into-sight", test_picks_come_into_sight);
  g_test_add_func ("/app/board/clear-of-the-buttons", test_clear_of_the_buttons);
  g_test_add_func ("/app/board/cursor-walks", test_cursor_walks);
  g_test_add_func ("/app/board/turned", test_turned);
  g_test_add_func ("/app/board/turn-is-remembered", test_turn_is_remembered);
  g_test_add_func ("/app/board/keys-move", test_keys_move);
  g_test_add_func ("/app/board/Y 8.73/+ charge", test_charge);
  g_test_add_func ("/app/board/menu", test_menu);
  g_test_add_func ("/app/board/flies", test_flies);
  g_test_add_func ("/app/board/overlays", test_overlays);
  g_test_add_func ("/app/board/drag-with-a-real-pointer", test_drag_with_a_real_pointer);
  g_test_add_func ("/app/board/middle-button-pans", test_middle_button_pans);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/easel.h"

#include "app/drawing/easel-paint.h"
#include "app/drawing/easel-say.h"
#include "app/drawing/set-up-paint.h"

#define SAME 0.001 /* two sides that lie so little farther lie as far */

struct _AdjEasel
{
  GObject parent_instance;
  AdjMapView *map;
  AdjBrush brush;
  AdjStroke stroke; /* under way; empty if none is */
  gboolean fills;   /* the stroke under way */
  GPtrArray *drawn; /* of AdjStroke, done and not painted yet */
  AdjStrokePaint paint;
  GArray *marked; /* of AdjHexPair: places that somebody doubts */
  int side;       /* of the cursor's hex, chosen by keys; -1: none */
  gboolean rests;
};

G_DEFINE_FINAL_TYPE (AdjEasel, adj_easel, G_TYPE_OBJECT)

enum
{
  DRAWN,
  BRUSH,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static const AdjHexGrid *
grid_of (AdjEasel *self)
{
  return &adj_map_view_get_book (self->map)->scenario->map.grid;
}

static void
free_stroke (gpointer data)
{
  adj_stroke_clear (data);
  g_free (data);
}

/* ---- Strokes ---- */

static AdjPoint
place_at (AdjEasel *self, AdjPoint point)
{
  return adj_camera_to_map (adj_map_view_get_camera (self->map), point);
}

/* What nobody has taken over is not seen any more. */
static void
hand_over (AdjEasel *self)
{
  AdjBook *before = adj_map_view_get_book (self->map);
  AdjStroke *stroke;

  if (adj_stroke_is_empty (&self->stroke))
    {
      adj_stroke_clear (&self->stroke);
      return;
    }
  stroke = g_memdup2 (&self->stroke, sizeof (AdjStroke));
  self->stroke = (AdjStroke){ 0 };
  g_ptr_array_add (self->drawn, stroke);
  g_signal_emit (self, signals[DRAWN], 0, stroke);
  if (adj_map_view_get_book (self->map) == before)
    g_ptr_array_remove (self->drawn, stroke);
}

gboolean
adj_easel_press (AdjEasel *self, AdjPoint point, GdkModifierType state)
{
  g_return_val_if_fail (ADJ_IS_EASEL (self), FALSE);

  if (self->brush.kind == ADJ_BRUSH_NONE || adj_map_view_get_book (self->map) == NULL)
    return FALSE;
  adj_stroke_begin (&self->stroke, grid_of (self), self->brush, (state & GDK_CONTROL_MASK) != 0,
                    place_at (self, point));
  self->fills = (state & GDK_SHIFT_MASK) != 0 && self->brush.kind == ADJ_BRUSH_TERRAIN;
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
  return TRUE;
}

void
adj_easel_drag (AdjEasel *self, AdjPoint point)
{
  g_return_if_fail (ADJ_IS_EASEL (self));

  if (self->stroke.hexes == NULL || self->fills)
    return;
  adj_stroke_move (&self->stroke, place_at (self, point));
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

void
adj_easel_release (AdjEasel *self)
{
  g_return_if_fail (ADJ_IS_EASEL (self));

  if (self->stroke.hexes == NULL)
    return;
  adj_stroke_end (&self->stroke);
  if (self->fills)
    adj_stroke_fill (&self->stroke, adj_map_view_get_book (self->map)->scenario);
  hand_over (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

void
adj_easel_cancel (AdjEasel *self)
{
  g_return_if_fail (ADJ_IS_EASEL (self));

  adj_stroke_clear (&self->stroke);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

static void
take_up_of (AdjEasel *self, AdjHexId id)
{
  const AdjMapHex *hex = adj_scenario_hex (adj_map_view_get_book (self->map)->scenario, id);

  if (id != ADJ_HEX_NONE)
    adj_easel_set_brush (self,
                         (AdjBrush){ ADJ_BRUSH_TERRAIN, hex != NULL ? hex->terrain : ADJ_OFF_MAP });
}

void
adj_easel_take_up (AdjEasel *self, AdjPoint point)
{
  g_return_if_fail (ADJ_IS_EASEL (self));

  if (adj_map_view_get_book (self->map) != NULL && !self->rests)
    take_up_of (self, adj_hex_at (grid_of (self), 1, place_at (self, point)));
}

/* ---- Keys ---- */

static AdjHexId
cursor_id (AdjEasel *self)
{
  return adj_map_view_get_cursor_id (self->map);
}

/* From the middle of one hex to that of another, which may be the same. */
static void
draw_between (AdjEasel *self, AdjHexId from, AdjHexId to)
{
  if (from == ADJ_HEX_NONE || to == ADJ_HEX_NONE || self->brush.kind == ADJ_BRUSH_NONE)
    return;
  adj_stroke_begin (&self->stroke, grid_of (self), self->brush, FALSE,
                    adj_hex_center (grid_of (self), 1, from));
  adj_stroke_move (&self->stroke, adj_hex_center (grid_of (self), 1, to));
  hand_over (self);
}

gboolean
adj_easel_dab (AdjEasel *self)
{
  AdjHexId hex;

  g_return_val_if_fail (ADJ_IS_EASEL (self), FALSE);

  hex = adj_map_view_get_book (self->map) != NULL ? cursor_id (self) : ADJ_HEX_NONE;
  if (hex == ADJ_HEX_NONE || self->brush.kind == ADJ_BRUSH_NONE)
    return FALSE;
  draw_between (self, hex, hex);
  return TRUE;
}

static void
paint_on (AdjEasel *self, int right, int down)
{
  AdjHexId from = cursor_id (self);
  AdjHexId to;

  gtk_widget_activate_action (GTK_WIDGET (self->map), "map.step", "(ii)", right, down);
  to = cursor_id (self);
  if (self->brush.kind == ADJ_BRUSH_TERRAIN)
    draw_between (self, to, to);
  else if (self->brush.kind == ADJ_BRUSH_WAY && from != to)
    draw_between (self, from, to);
}

static void
choose_side (AdjEasel *self, int side)
{
  self->side = side;
  adj_map_view_say (self->map);
  adj_map_view_paint_again (self->map);
}

/* What lies on the chosen side comes off it, and what does not is put there. Where none has been
 * chosen yet, one is. */
static void
draw_side (AdjEasel *self, AdjBrush brush)
{
  AdjHexId hex = cursor_id (self);
  AdjBook *book = adj_map_view_get_book (self->map);
  AdjHexId beyond;
  AdjPoint here, there;
  guint32 lying;

  if (adj_map_view_get_cursor (self->map) == ADJ_NO_HEX || brush.kind == ADJ_BRUSH_NONE)
    return;
  if (self->side < 0)
    {
      choose_side (self, 0);
      return;
    }
  beyond = adj_hex_neighbour (grid_of (self), hex, self->side);
  if (beyond == ADJ_HEX_NONE)
    return;
  lying = book->hexes[adj_map_view_get_cursor (self->map)].features[self->side];
  here = adj_hex_center (grid_of (self), 1, hex);
  there = adj_hex_center (grid_of (self), 1, beyond);
  adj_stroke_begin (&self->stroke, grid_of (self), brush, (lying & 1u << brush.index) != 0,
                    brush.kind == ADJ_BRUSH_WAY
                        ? here
                        : (AdjPoint){ (here.x * 3 + there.x) / 4, (here.y * 3 + there.y) / 4 });
  if (brush.kind == ADJ_BRUSH_WAY)
    adj_stroke_move (&self->stroke, there);
  adj_stroke_end (&self->stroke);
  hand_over (self);
}

static void
paint_by_digit (AdjEasel *self, int digit)
{
  AdjBrush brush = adj_brush_for_digit (adj_map_view_get_book (self->map)->ruleset, digit);

  if (digit != 0 && brush.kind == ADJ_BRUSH_NONE)
    return;
  adj_easel_set_brush (self, brush);
  draw_between (self, cursor_id (self), cursor_id (self));
}

/* The step that an arrow key means. */
static gboolean
read_arrow (guint key, int *right, int *down)
{
  *right = *down = 0;
  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    *right = -1;
  else if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    *right = 1;
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    *down = -1;
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    *down = 1;
  else
    return FALSE;
  return TRUE;
}

/* How far the middle of a side lies in the direction of an arrow. */
static double
reach (AdjEasel *self, int side, int right, int down)
{
  AdjHexId hex = cursor_id (self);
  AdjPoint a = adj_hex_corner (grid_of (self), 1, hex, side % ADJ_HEX_DIRECTIONS);
  AdjPoint b = adj_hex_corner (grid_of (self), 1, hex, (side + 1) % ADJ_HEX_DIRECTIONS);

  return (a.x + b.x) * right + (a.y + b.y) * down;
}

/* The arrow goes on to the next side that lies farther its way; the first takes the farthest. */
static void
choose_by_arrow (AdjEasel *self, int right, int down)
{
  static const int near[] = { 1, ADJ_HEX_DIRECTIONS - 1 };
  int best = MAX (self->side, 0);

  if (cursor_id (self) == ADJ_HEX_NONE)
    return;
  for (int d = 0; self->side < 0 && d < ADJ_HEX_DIRECTIONS; d++)
    if (reach (self, d, right, down) > reach (self, best, right, down) + SAME)
      best = d;
  for (guint i = 0; self->side >= 0 && i < G_N_ELEMENTS (near); i++)
    if (reach (self, self->side + near[i], right, down) > reach (self, best, right, down) + SAME)
      best = (self->side + near[i]) % ADJ_HEX_DIRECTIONS;
  choose_side (self, best);
}

static gboolean
take_letter (AdjEasel *self, guint key)
{
  char letter = (char) g_ascii_tolower ((char) gdk_keyval_to_unicode (key));

  if (letter == 'i')
    take_up_of (self, cursor_id (self));
  else if (letter != '\0' && strchr ("rtcbf", letter) != NULL)
    draw_side (self, adj_brush_for_letter (adj_map_view_get_book (self->map)->ruleset, letter));
  else
    return FALSE;
  return TRUE;
}

gboolean
adj_easel_key (AdjEasel *self, guint key, GdkModifierType state)
{
  int right, down;

  g_return_val_if_fail (ADJ_IS_EASEL (self), FALSE);

  state &= GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK;
  if (adj_map_view_get_book (self->map) == NULL || self->rests)
    return FALSE;
  if (read_arrow (key, &right, &down))
    {
      if (state == GDK_SHIFT_MASK)
        paint_on (self, right, down);
      else if (state == GDK_CONTROL_MASK)
        choose_by_arrow (self, right, down);
      return state == GDK_SHIFT_MASK || state == GDK_CONTROL_MASK;
    }
  if (state != 0)
    return FALSE;
  if (key >= GDK_KEY_0 && key <= GDK_KEY_9)
    {
      paint_by_digit (self, (int) (key - GDK_KEY_0));
      return TRUE;
    }
  return key < 0x80 && take_letter (self, key);
}

static gboolean
adj_easel_on_key (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, AdjEasel *self)
{
  return adj_easel_key (self, key, state);
}

/* ---- The pointer ---- */

static GdkModifierType
modifiers (gpointer controller)
{
  return gtk_event_controller_get_current_event_state (controller);
}

static void
adj_easel_on_drag_begin (GtkGestureDrag *drag, double x, double y, AdjEasel *self)
{
  if (adj_easel_press (self, (AdjPoint){ x, y }, modifiers (drag)))
    gtk_widget_grab_focus (GTK_WIDGET (self->map));
  else
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

/* Between two frames a pointer is told of once, with the places it was at on its way: who draws
 * fast cuts no corner. */
static void
follow_way (AdjEasel *self, GtkGesture *gesture)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self->map));
  GdkEvent *event =
      gtk_gesture_get_last_event (gesture, gtk_gesture_get_last_updated_sequence (gesture));
  guint n = 0;
  g_autofree GdkTimeCoord *way = NULL;
  double left, top;

  if (event == NULL || gdk_event_get_event_type (event) != GDK_MOTION_NOTIFY)
    return;
  way = gdk_event_get_history (event, &n);
  gtk_native_get_surface_transform (native, &left, &top);
  for (guint i = 0; i < n; i++)
    {
      graphene_point_t at = { (float) (way[i].axes[GDK_AXIS_X] - left),
                              (float) (way[i].axes[GDK_AXIS_Y] - top) };

      if (gtk_widget_compute_point (GTK_WIDGET (native), GTK_WIDGET (self->map), &at, &at))
        adj_easel_drag (self, (AdjPoint){ at.x, at.y });
    }
}

static void
adj_easel_on_drag (GtkGestureDrag *drag, double x, double y, AdjEasel *self)
{
  AdjPoint start = { 0, 0 };

  follow_way (self, GTK_GESTURE (drag));
  gtk_gesture_drag_get_start_point (drag, &start.x, &start.y);
  adj_easel_drag (self, (AdjPoint){ start.x + x, start.y + y });
}

static void
adj_easel_on_drag_end (GtkGestureDrag *drag, double x, double y, AdjEasel *self)
{
  adj_easel_release (self);
}

static void
adj_easel_on_secondary (GtkGestureClick *click, int n_press, double x, double y, AdjEasel *self)
{
  adj_easel_take_up (self, (AdjPoint){ x, y });
}

static void
add_controllers (AdjEasel *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (adj_easel_on_drag_begin), self, 0);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (adj_easel_on_drag), self, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (adj_easel_on_drag_end), self, 0);
  g_signal_connect_object (secondary, "pressed", G_CALLBACK (adj_easel_on_secondary), self, 0);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (adj_easel_on_key), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (GTK_WIDGET (self->map), keys);
}

/* ---- On the map ---- */

/* A brush draws; without one the map is taken and moved. */
static gboolean
holds (gpointer owner, AdjPoint point)
{
  return ADJ_EASEL (owner)->brush.kind != ADJ_BRUSH_NONE;
}

/* The hex that the cursor is seen in, or that was looked for, is not to be hidden. */
static gboolean
minds (gpointer owner, AdjPoint from, AdjPoint to)
{
  AdjEasel *self = owner;
  AdjHex hex = adj_map_view_get_cursor (self->map);
  double size = adj_map_view_get_camera (self->map)->size;
  AdjPoint at;

  if (hex == ADJ_NO_HEX || !adj_map_view_shows_cursor (self->map))
    return FALSE;
  at = adj_map_view_get_place (self->map, hex);
  return at.x + size > from.x && at.x - size < to.x && at.y + size > from.y && at.y - size < to.y;
}

static char *
describe (gpointer owner, AdjHex hex)
{
  AdjEasel *self = owner;

  return adj_easel_say (adj_map_view_get_book (self->map), hex, self->side);
}

static void
paint (gpointer owner, cairo_t *cr)
{
  AdjEasel *self = owner;
  AdjHex hex = adj_map_view_get_cursor (self->map);

  adj_easel_paint_typed (cr, self->map);
  for (guint i = 0; i < self->marked->len; i++)
    adj_easel_paint_mark (cr, self->map, g_array_index (self->marked, AdjHexPair, i));
  if (adj_map_view_shows_cursor (self->map) && hex != ADJ_NO_HEX && self->side >= 0)
    adj_easel_paint_side (cr, self->map, hex, self->side);
}

/* Once the map is painted with them, the strokes themselves are to be seen on it. */
static void
draw (gpointer owner, GtkSnapshot *snapshot)
{
  AdjEasel *self = owner;
  const AdjCamera *camera;
  cairo_t *cr;

  if (adj_map_view_is_sharp (self->map))
    g_ptr_array_set_size (self->drawn, 0);
  if (self->drawn->len == 0 && self->stroke.hexes == NULL)
    return;
  camera = adj_map_view_get_camera (self->map);
  cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) camera->width, (float) camera->height));
  for (guint i = 0; i < self->drawn->len; i++)
    adj_stroke_paint_on (&self->paint, cr, self->map, g_ptr_array_index (self->drawn, i));
  if (self->stroke.hexes != NULL)
    adj_stroke_paint_on (&self->paint, cr, self->map, &self->stroke);
  cairo_destroy (cr);
}

/* Counters are seen as much as the drawing is, over what lies under it. */
static void
put (gpointer owner, cairo_t *cr, const AdjCamera *camera, int scale)
{
  AdjMapView *map = ADJ_EASEL (owner)->map;
  const AdjUnderlay *under = adj_map_view_get_underlay (map);

  cairo_push_group (cr);
  adj_set_up_put (adj_map_view_get_book (map), cr, camera, scale);
  cairo_pop_group_to_source (cr);
  cairo_paint_with_alpha (cr, under != NULL ? under->drawing_share : 1);
}

static const AdjMapLayer layer = {
  .put = put, .minds = minds, .paint = paint, .draw = draw, .holds = holds, .describe = describe
};

/* ---- Class ---- */

static void
adj_easel_finalize (GObject *object)
{
  AdjEasel *self = ADJ_EASEL (object);

  adj_stroke_clear (&self->stroke);
  g_ptr_array_unref (self->drawn);
  g_array_unref (self->marked);
  adj_stroke_paint_clear (&self->paint);
  G_OBJECT_CLASS (adj_easel_parent_class)->finalize (object);
}

static void
adj_easel_class_init (AdjEaselClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_easel_finalize;
  signals[DRAWN] = g_signal_new ("drawn", ADJ_TYPE_EASEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[BRUSH] = g_signal_new ("brush", ADJ_TYPE_EASEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
adj_easel_init (AdjEasel *self)
{
  self->drawn = g_ptr_array_new_with_free_func (free_stroke);
  self->marked = g_array_new (FALSE, FALSE, sizeof (AdjHexPair));
  self->side = -1;
}

AdjEasel *
adj_easel_new (AdjMapView *map)
{
  AdjEasel *self = g_object_new (ADJ_TYPE_EASEL, NULL);

  g_return_val_if_fail (ADJ_IS_MAP_VIEW (map), self);

  self->map = map;
  add_controllers (self);
  adj_map_view_set_layer (map, &layer, self);
  adj_map_view_set_in_gaps (map, TRUE);
  g_signal_connect_object (adj_map_view_get_hands (map), "let-go", G_CALLBACK (adj_easel_cancel),
                           self, G_CONNECT_SWAPPED);
  return self;
}

/* ---- Public ---- */

void
adj_easel_rest (AdjEasel *self, gboolean rest)
{
  g_return_if_fail (ADJ_IS_EASEL (self));

  self->rests = rest;
  if (rest)
    adj_easel_set_brush (self, (AdjBrush){ 0 });
  else
    adj_map_view_set_layer (self->map, &layer, self);
  adj_easel_cancel (self);
  adj_map_view_paint_again (self->map);
}

AdjBrush
adj_easel_get_brush (AdjEasel *self)
{
  g_return_val_if_fail (ADJ_IS_EASEL (self), (AdjBrush){ 0 });

  return self->brush;
}

void
adj_easel_set_brush (AdjEasel *self, AdjBrush brush)
{
  g_return_if_fail (ADJ_IS_EASEL (self));

  if (adj_brush_equal (self->brush, brush))
    return;
  self->brush = brush;
  g_signal_emit (self, signals[BRUSH], 0);
}

void
adj_easel_mark (AdjEasel *self, const AdjHexPair *places, guint n)
{
  g_return_if_fail (ADJ_IS_EASEL (self));

  g_array_set_size (self->marked, 0);
  g_array_append_vals (self->marked, places, n);
  adj_map_view_paint_again (self->map);
}

int
adj_easel_get_side (AdjEasel *self)
{
  g_return_val_if_fail (ADJ_IS_EASEL (self), -1);

  return self->side;
}

const AdjStroke *
adj_easel_get_stroke (AdjEasel *self)
{
  g_return_val_if_fail (ADJ_IS_EASEL (self), NULL);

  if (self->stroke.hexes != NULL)
    return &self->stroke;
  return self->drawn->len > 0 ? g_ptr_array_index (self->drawn, self->drawn->len - 1) : NULL;
}

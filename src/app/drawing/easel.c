/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/easel.h"

#include "app/drawing/easel-paint.h"
#include "app/drawing/easel-say.h"
#include "app/drawing/set-up-paint.h"

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
  adj_stroke_begin (&self->stroke, adj_map_view_get_book (self->map)->scenario, self->brush,
                    (state & GDK_CONTROL_MASK) != 0, place_at (self, point));
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
    adj_stroke_fill (&self->stroke);
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

void
adj_easel_take_up (AdjEasel *self, AdjPoint point)
{
  AdjHexId hex;

  g_return_if_fail (ADJ_IS_EASEL (self));

  if (!adj_easel_is_at_work (self))
    return;
  hex = adj_hex_at (grid_of (self), 1, place_at (self, point));
  if (hex != ADJ_HEX_NONE)
    adj_easel_set_brush (self, adj_brush_like (adj_map_view_get_book (self->map)->scenario, hex));
}

/* ---- At once ---- */

void
adj_easel_stroke (AdjEasel *self, AdjBrush brush, gboolean off, AdjPoint from, AdjPoint to)
{
  g_return_if_fail (ADJ_IS_EASEL (self));
  g_return_if_fail (adj_map_view_get_book (self->map) != NULL);

  adj_stroke_begin (&self->stroke, adj_map_view_get_book (self->map)->scenario, brush, off, from);
  adj_stroke_move (&self->stroke, to);
  adj_stroke_end (&self->stroke);
  hand_over (self);
}

gboolean
adj_easel_dab (AdjEasel *self)
{
  AdjHexId hex;
  AdjPoint at;

  g_return_val_if_fail (ADJ_IS_EASEL (self), FALSE);

  hex = adj_map_view_get_book (self->map) != NULL ? adj_map_view_get_cursor_id (self->map)
                                                  : ADJ_HEX_NONE;
  if (hex == ADJ_HEX_NONE || self->brush.kind == ADJ_BRUSH_NONE)
    return FALSE;
  at = adj_hex_center (grid_of (self), 1, hex);
  adj_easel_stroke (self, self->brush, FALSE, at, at);
  return TRUE;
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

gboolean
adj_easel_is_at_work (AdjEasel *self)
{
  g_return_val_if_fail (ADJ_IS_EASEL (self), FALSE);

  return adj_map_view_get_book (self->map) != NULL && !self->rests;
}

AdjMapView *
adj_easel_get_map (AdjEasel *self)
{
  g_return_val_if_fail (ADJ_IS_EASEL (self), NULL);

  return self->map;
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

void
adj_easel_choose_side (AdjEasel *self, int side)
{
  g_return_if_fail (ADJ_IS_EASEL (self));

  self->side = side;
  adj_map_view_say (self->map);
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

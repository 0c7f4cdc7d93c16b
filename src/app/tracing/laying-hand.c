/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/laying-hand.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "hex/projection.h"

#define STEP 16 /* of the cross, in pixels of the screen */
#define EDGE 40 /* the cross comes no nearer to the edge of the map's widget */
#define MARK 9  /* pixels from its middle to its end */
#define INK 0x1a5fb4
#define HALO 0xffffff

struct _AdjLayingHand
{
  GObject parent_instance;
  AdjMapView *map;
  AdjTracer *tracer;
  gboolean at_work;
  gboolean has_cross; /* keys have moved it */
  AdjPoint cross;     /* on the map */
};

G_DEFINE_FINAL_TYPE (AdjLayingHand, adj_laying_hand, G_TYPE_OBJECT)

enum
{
  TOUCHED,
  ENOUGH,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- Places ---- */

static const AdjCamera *
camera_of (AdjLayingHand *self)
{
  return adj_map_view_get_camera (self->map);
}

static gboolean
place_at (AdjLayingHand *self, AdjPoint on_map, AdjPoint *place)
{
  const AdjUnderlay *under = adj_map_view_get_underlay (self->map);

  if (under == NULL)
    return FALSE;
  *place = adj_projection_apply (under->to_picture, on_map);
  return place->x >= 0 && place->y >= 0 && place->x < adj_pixels_get_width (under->picture) &&
         place->y < adj_pixels_get_height (under->picture);
}

AdjPoint
adj_laying_hand_find (AdjLayingHand *self, AdjPoint place)
{
  const AdjUnderlay *under;
  double from_picture[9];

  g_return_val_if_fail (ADJ_IS_LAYING_HAND (self), place);

  under = adj_map_view_get_underlay (self->map);
  if (under == NULL || !adj_projection_invert (under->to_picture, from_picture))
    return place;
  return adj_camera_to_screen (camera_of (self), adj_projection_apply (from_picture, place));
}

/* ---- On the map ---- */

static void
trace_cross (cairo_t *cr, AdjPoint at, double arm)
{
  cairo_move_to (cr, at.x - arm, at.y);
  cairo_line_to (cr, at.x + arm, at.y);
  cairo_move_to (cr, at.x, at.y - arm);
  cairo_line_to (cr, at.x, at.y + arm);
}

static void
trace_mark (cairo_t *cr, AdjPoint at)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, at.x, at.y, MARK, 0, 2 * G_PI);
  trace_cross (cr, at, MARK);
}

/* To be seen on any picture: dark on light. */
static void
ink (cairo_t *cr)
{
  adj_palette_set (cr, HALO, 0.9);
  cairo_set_line_width (cr, 4);
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, INK, 1);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
}

static void
paint (gpointer owner, cairo_t *cr)
{
  AdjLayingHand *self = owner;
  const AdjTracing *tracing = adj_tracer_get (self->tracer);

  if (adj_map_view_get_underlay (self->map) == NULL)
    return;
  for (guint i = 0; i < tracing->n_references; i++)
    trace_mark (cr, adj_laying_hand_find (self, tracing->references[i].at));
  if (self->has_cross)
    trace_cross (cr, adj_camera_to_screen (camera_of (self), self->cross), 2 * MARK);
  ink (cr);
}

/* The place of the cross, and the hex that the grid has there as it lies so far. */
static char *
describe (gpointer owner, AdjHex hex)
{
  AdjLayingHand *self = owner;
  const AdjTracing *tracing = adj_tracer_get (self->tracer);
  const AdjHexGrid *grid = &adj_map_view_get_book (self->map)->scenario->map.grid;
  AdjLaying laying;
  AdjPoint place;
  AdjHexId id = ADJ_HEX_NONE;

  if (!self->has_cross || !place_at (self, self->cross, &place))
    return g_strdup (_ ("The picture; arrow keys move a cross over it, Enter points there"));
  if (adj_lay_under (grid, tracing->references, tracing->n_references, &laying) == ADJ_LAID)
    id = adj_laying_hex (&laying, grid, place);
  if (id == ADJ_HEX_NONE)
    return g_strdup_printf (_ ("Cross at %d, %d of the picture"), (int) place.x, (int) place.y);
  return g_strdup_printf (_ ("Cross at %d, %d of the picture; the grid has %04d there"),
                          (int) place.x, (int) place.y, id);
}

static const AdjMapLayer layer = { .paint = paint, .describe = describe, .hides_cursor = TRUE };

static void
adj_laying_hand_show_again (AdjLayingHand *self)
{
  if (self->at_work)
    adj_map_view_paint_again (self->map);
}

/* ---- Keys ---- */

static gboolean
read_arrow (guint key, AdjPoint *step)
{
  *step = (AdjPoint){ 0, 0 };
  if (key == GDK_KEY_Left || key == GDK_KEY_KP_Left)
    step->x = -1;
  else if (key == GDK_KEY_Right || key == GDK_KEY_KP_Right)
    step->x = 1;
  else if (key == GDK_KEY_Up || key == GDK_KEY_KP_Up)
    step->y = -1;
  else if (key == GDK_KEY_Down || key == GDK_KEY_KP_Down)
    step->y = 1;
  return step->x != 0 || step->y != 0;
}

/* The map follows the cross to its edge. */
static void
move_cross (AdjLayingHand *self, AdjPoint step, double far)
{
  const AdjCamera *camera = camera_of (self);
  AdjPoint at = self->has_cross ? adj_camera_to_screen (camera, self->cross)
                                : (AdjPoint){ camera->width / 2, camera->height / 2 };
  AdjPoint seen;

  at.x += step.x * far;
  at.y += step.y * far;
  seen = (AdjPoint){ CLAMP (at.x, EDGE, camera->width - EDGE),
                     CLAMP (at.y, EDGE, camera->height - EDGE) };
  self->cross = adj_camera_to_map (camera, at);
  self->has_cross = TRUE;
  if (seen.x != at.x || seen.y != at.y)
    adj_map_hands_pan (adj_map_view_get_hands (self->map), seen.x - at.x, seen.y - at.y);
  adj_map_view_paint_again (self->map);
  adj_map_view_say (self->map);
}

static void
point_at (AdjLayingHand *self, AdjPoint on_map)
{
  AdjPoint place;

  if (place_at (self, on_map, &place))
    g_signal_emit (self, signals[TOUCHED], 0, place.x, place.y);
}

gboolean
adj_laying_hand_key (AdjLayingHand *self, guint key, GdkModifierType state)
{
  AdjPoint step;

  g_return_val_if_fail (ADJ_IS_LAYING_HAND (self), FALSE);

  state &= GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK;
  if (!self->at_work || (state & ~GDK_SHIFT_MASK) != 0)
    return FALSE;
  if (read_arrow (key, &step))
    move_cross (self, step, state == GDK_SHIFT_MASK ? 1 : STEP);
  else if (key == GDK_KEY_Escape)
    g_signal_emit (self, signals[ENOUGH], 0);
  else if (key != GDK_KEY_Return && key != GDK_KEY_KP_Enter && key != GDK_KEY_ISO_Enter)
    return g_unichar_isalnum (gdk_keyval_to_unicode (key)); /* means something to who draws */
  else if (self->has_cross)
    point_at (self, self->cross);
  return TRUE;
}

static gboolean
adj_laying_hand_on_key (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, AdjLayingHand *self)
{
  return adj_laying_hand_key (self, key, state);
}

void
adj_laying_hand_touch (AdjLayingHand *self, AdjPoint point)
{
  g_return_if_fail (ADJ_IS_LAYING_HAND (self));

  if (self->at_work)
    point_at (self, adj_camera_to_map (camera_of (self), point));
}

/* ---- Class ---- */

static void
adj_laying_hand_dispose (GObject *object)
{
  g_clear_object (&ADJ_LAYING_HAND (object)->tracer);
  G_OBJECT_CLASS (adj_laying_hand_parent_class)->dispose (object);
}

static void
adj_laying_hand_class_init (AdjLayingHandClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_laying_hand_dispose;
  signals[TOUCHED] = g_signal_new ("touched", ADJ_TYPE_LAYING_HAND, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 2, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
  signals[ENOUGH] = g_signal_new ("enough", ADJ_TYPE_LAYING_HAND, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 0);
}

static void
adj_laying_hand_init (AdjLayingHand *self)
{
}

AdjLayingHand *
adj_laying_hand_new (AdjMapView *map, AdjTracer *tracer)
{
  AdjLayingHand *self = g_object_new (ADJ_TYPE_LAYING_HAND, NULL);
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_return_val_if_fail (ADJ_IS_MAP_VIEW (map) && ADJ_IS_TRACER (tracer), self);

  self->map = map;
  self->tracer = g_object_ref (tracer);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE); /* before the map's own */
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (adj_laying_hand_on_key), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (map), keys);
  g_signal_connect_object (tracer, "changed", G_CALLBACK (adj_laying_hand_show_again), self,
                           G_CONNECT_SWAPPED);
  return self;
}

void
adj_laying_hand_set_at_work (AdjLayingHand *self, gboolean at_work)
{
  g_return_if_fail (ADJ_IS_LAYING_HAND (self));

  if (at_work == self->at_work)
    return;
  self->at_work = at_work;
  self->has_cross = FALSE;
  adj_map_view_set_layer (self->map, at_work ? &layer : NULL, self);
  adj_map_view_say (self->map);
  adj_map_view_paint_again (self->map);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-hands.h"

#include <math.h>

#define WHEEL_STEP 1.2     /* a notch of the wheel */
#define SMOOTH_STEP 1.004  /* a pixel of a touchpad, with Ctrl */
#define DRAG_BEGINS 6.0    /* pixels */
#define FINGER_BEGINS 14.0 /* a fingertip rolls while it only taps */
#define FLIGHT_MICROSECONDS 350000
#define HANDS "adj-hands"

typedef struct
{
  guint tick; /* callback; 0: none is under way */
  AdjCamera from;
  AdjCamera to;
  gint64 start;
} Flight;

struct _AdjMapHands
{
  GObject parent_instance;
  GtkWidget *map; /* it owns the hands */
  AdjCamera camera;
  AdjMapLayer layer;
  gpointer owner;
  Flight flight;
  AdjPoint pointer;
  AdjCamera pinched; /* as the pinch under way began */
  AdjPoint between;  /* its fingers, then */
  gboolean pans;
  gboolean panning; /* it has left the place where it was pressed */
  AdjPoint panned;  /* how far it has come */
};

G_DEFINE_FINAL_TYPE (AdjMapHands, adj_map_hands, G_TYPE_OBJECT)

enum
{
  MOVED,
  POINTED,
  LEFT,
  LET_GO,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---- The camera ---- */

static gboolean
has_map (AdjMapHands *self)
{
  return self->camera.extent.x > 0;
}

/* What lies on the map moves with it. */
static void
camera_moved (AdjMapHands *self)
{
  gtk_widget_queue_allocate (self->map);
  g_signal_emit (self, signals[MOVED], 0);
}

static void
point_at (AdjMapHands *self, AdjPoint point)
{
  self->pointer = point;
  g_signal_emit (self, signals[POINTED], 0, point.x, point.y);
}

void
adj_map_hands_pan (AdjMapHands *self, double x, double y)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  adj_map_hands_stop (self);
  adj_camera_pan (&self->camera, x, y);
  camera_moved (self);
}

void
adj_map_hands_zoom (AdjMapHands *self, double factor, AdjPoint around)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  adj_map_hands_stop (self);
  adj_camera_zoom (&self->camera, factor, around);
  camera_moved (self);
}

/* ---- Flights ---- */

void
adj_map_hands_stop (AdjMapHands *self)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  if (self->flight.tick != 0)
    gtk_widget_remove_tick_callback (self->map, self->flight.tick);
  self->flight.tick = 0;
}

/* Quick at first, slow at the end; sizes grow by factors, so halfway is the geometric mean. */
static gboolean
adj_map_hands_on_flight (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AdjMapHands *self = data;
  const AdjCamera *from = &self->flight.from;
  const AdjCamera *to = &self->flight.to;
  double part =
      (double) (gdk_frame_clock_get_frame_time (clock) - self->flight.start) / FLIGHT_MICROSECONDS;
  double way = 1 - pow (1 - CLAMP (part, 0, 1), 3);

  self->camera.size = from->size * pow (to->size / from->size, way);
  adj_camera_look_at (&self->camera, (AdjPoint){ from->at.x + (to->at.x - from->at.x) * way,
                                                 from->at.y + (to->at.y - from->at.y) * way });
  camera_moved (self);
  if (part < 1)
    return G_SOURCE_CONTINUE;
  self->flight.tick = 0;
  return G_SOURCE_REMOVE;
}

void
adj_map_hands_fly (AdjMapHands *self, const AdjCamera *to)
{
  gboolean animate;

  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  g_object_get (gtk_widget_get_settings (self->map), "gtk-enable-animations", &animate, NULL);
  adj_map_hands_stop (self);
  if (!animate || !gtk_widget_get_mapped (self->map))
    {
      self->camera = *to;
      camera_moved (self);
      return;
    }
  self->flight = (Flight){
    .from = self->camera,
    .to = *to,
    .start = gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (self->map)),
    .tick = gtk_widget_add_tick_callback (self->map, adj_map_hands_on_flight, self, NULL),
  };
}

/* ---- Wheel and pinch ---- */

static gboolean
adj_map_hands_on_scroll (GtkEventControllerScroll *controller,
                         double x,
                         double y,
                         AdjMapHands *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  gboolean smooth = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE;

  if (!has_map (self))
    return FALSE;
  if (!smooth || (state & GDK_CONTROL_MASK) != 0)
    adj_map_hands_zoom (self, pow (smooth ? SMOOTH_STEP : WHEEL_STEP, -y), self->pointer);
  else
    adj_map_hands_pan (self, -x, -y);
  point_at (self, self->pointer);
  return TRUE;
}

void
adj_map_hands_pinch_begin (AdjMapHands *self, AdjPoint middle)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  adj_map_hands_stop (self); /* what lies between the fingers stays there from now on */
  self->pinched = self->camera;
  self->pointer = self->between = middle;
  self->pans = self->panning = FALSE;
  g_signal_emit (self, signals[LET_GO], 0);
  g_signal_emit (self, signals[LEFT], 0);
}

/* The map goes along with both fingers. It is taken as it lay when they came down, however many
 * steps they make: a small map keeps to the middle of the board, and would slip away from under
 * them step by step. */
void
adj_map_hands_pinch (AdjMapHands *self, AdjPoint middle, double scale)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  self->camera.at = self->pinched.at;
  self->camera.size = self->pinched.size;
  adj_camera_zoom (&self->camera, scale, self->between);
  adj_map_hands_pan (self, middle.x - self->between.x, middle.y - self->between.y);
  self->pointer = middle;
}

static void
adj_map_hands_on_pinch_begin (GtkGesture *gesture, GdkEventSequence *sequence, AdjMapHands *self)
{
  AdjPoint middle = adj_camera_middle (&self->camera);

  if (!has_map (self))
    return;
  gtk_gesture_get_bounding_box_center (gesture, &middle.x, &middle.y);
  adj_map_hands_pinch_begin (self, middle);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
adj_map_hands_on_pinch (GtkGesture *gesture, double scale, AdjMapHands *self)
{
  AdjPoint middle = self->pointer;

  if (!has_map (self) || scale <= 0)
    return;
  gtk_gesture_get_bounding_box_center (gesture, &middle.x, &middle.y);
  adj_map_hands_pinch (self, middle, scale);
}

/* ---- Drags ---- */

/* The device an event came from does not say so: not every display has one of its own for fingers.
 */
gboolean
adj_map_hands_touch (GtkGesture *gesture)
{
  GdkEvent *event = gtk_event_controller_get_current_event (GTK_EVENT_CONTROLLER (gesture));

  return event != NULL && gdk_event_get_event_sequence (event) != NULL;
}

gboolean
adj_map_hands_drag (GtkGesture *gesture, double x, double y)
{
  return hypot (x, y) >= (adj_map_hands_touch (gesture) ? FINGER_BEGINS : DRAG_BEGINS);
}

/* The middle button takes the map whatever lies there. */
static void
adj_map_hands_on_pan_begin (GtkGestureDrag *gesture, double x, double y, AdjMapHands *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  gboolean held = button != GDK_BUTTON_MIDDLE && self->layer.holds != NULL &&
                  self->layer.holds (self->owner, (AdjPoint){ x, y });

  self->pans = has_map (self) && button != GDK_BUTTON_SECONDARY && !held;
  self->panning = FALSE;
  self->panned = (AdjPoint){ 0, 0 };
  if (self->pans)
    adj_map_hands_stop (self);
  else
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
}

static void
adj_map_hands_on_pan (GtkGestureDrag *gesture, double x, double y, AdjMapHands *self)
{
  AdjPoint start = { 0, 0 };

  if (!self->pans)
    return;
  if (!self->panning)
    {
      if (!adj_map_hands_drag (GTK_GESTURE (gesture), x, y))
        return;
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
      self->panning = TRUE;
    }
  adj_map_hands_pan (self, x - self->panned.x, y - self->panned.y);
  self->panned = (AdjPoint){ x, y };
  gtk_gesture_drag_get_start_point (gesture, &start.x, &start.y);
  point_at (self, (AdjPoint){ start.x + x, start.y + y });
}

static void
adj_map_hands_on_pan_end (GtkGestureDrag *gesture, double x, double y, AdjMapHands *self)
{
  if (self->panning && adj_map_hands_touch (GTK_GESTURE (gesture)))
    g_signal_emit (self, signals[LEFT], 0);
  self->pans = self->panning = FALSE;
}

/* What comes to lie under a pointer at rest is told by GTK as a motion of no time: nobody points.
 * On a screen that is touched that pointer is where some finger was before. */
static void
adj_map_hands_on_motion (GtkEventController *motion, double x, double y, AdjMapHands *self)
{
  GdkEvent *event = gtk_event_controller_get_current_event (motion);

  if (event != NULL && gdk_event_get_time (event) == GDK_CURRENT_TIME)
    self->pointer = (AdjPoint){ x, y };
  else
    point_at (self, (AdjPoint){ x, y });
}

static void
adj_map_hands_on_leave (AdjMapHands *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static void
add_controllers (AdjMapHands *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *pan = gtk_gesture_drag_new ();
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect (motion, "enter", G_CALLBACK (adj_map_hands_on_motion), self);
  g_signal_connect (motion, "motion", G_CALLBACK (adj_map_hands_on_motion), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (adj_map_hands_on_leave), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (adj_map_hands_on_scroll), self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (pan), 0);
  g_signal_connect (pan, "drag-begin", G_CALLBACK (adj_map_hands_on_pan_begin), self);
  g_signal_connect (pan, "drag-update", G_CALLBACK (adj_map_hands_on_pan), self);
  g_signal_connect (pan, "drag-end", G_CALLBACK (adj_map_hands_on_pan_end), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (adj_map_hands_on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (adj_map_hands_on_pinch), self);
  gtk_widget_add_controller (self->map, motion);
  gtk_widget_add_controller (self->map, scroll);
  gtk_widget_add_controller (self->map, GTK_EVENT_CONTROLLER (pan));
  gtk_widget_add_controller (self->map, GTK_EVENT_CONTROLLER (pinch));
}

/* ---- Class ---- */

static void
adj_map_hands_class_init (AdjMapHandsClass *class)
{
  static const char *const names[N_SIGNALS] = {
    [MOVED] = "moved", [POINTED] = "pointed", [LEFT] = "left", [LET_GO] = "let-go"
  };

  for (int i = 0; i < N_SIGNALS; i++)
    signals[i] = g_signal_new (names[i], ADJ_TYPE_MAP_HANDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, i == POINTED ? 2 : 0, G_TYPE_DOUBLE, G_TYPE_DOUBLE);
}

static void
adj_map_hands_init (AdjMapHands *self)
{
}

AdjMapHands *
adj_map_hands_new (GtkWidget *map)
{
  AdjMapHands *self = g_object_new (ADJ_TYPE_MAP_HANDS, NULL);

  self->map = map;
  g_object_set_data (G_OBJECT (map), HANDS, self);
  add_controllers (self);
  return self;
}

AdjMapHands *
adj_map_hands_of (GtkWidget *map)
{
  return g_object_get_data (G_OBJECT (map), HANDS);
}

void
adj_map_hands_set_layer (AdjMapHands *self, const AdjMapLayer *layer, gpointer owner)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  self->layer = *layer;
  self->owner = owner;
}

const AdjCamera *
adj_map_hands_get_camera (AdjMapHands *self)
{
  g_return_val_if_fail (ADJ_IS_MAP_HANDS (self), NULL);

  return &self->camera;
}

void
adj_map_hands_begin (AdjMapHands *self, AdjPoint extent, int turns)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  adj_map_hands_stop (self);
  self->camera.extent = extent;
  self->camera.turns = turns;
  adj_camera_fit (&self->camera);
  camera_moved (self);
}

void
adj_map_hands_set_extent (AdjMapHands *self, AdjPoint extent)
{
  gboolean fit;

  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  if (extent.x == self->camera.extent.x && extent.y == self->camera.extent.y)
    return;
  fit = adj_camera_is_fit (&self->camera);
  self->camera.extent = extent;
  if (fit)
    adj_camera_fit (&self->camera);
  else
    adj_camera_look_at (&self->camera, self->camera.at);
  camera_moved (self);
}

void
adj_map_hands_resize (AdjMapHands *self, double width, double height, double beside)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  if (self->camera.width == width && self->camera.height == height && self->camera.beside == beside)
    return;
  adj_camera_resize (&self->camera, width, height, beside);
  g_signal_emit (self, signals[MOVED], 0);
}

void
adj_map_hands_look (AdjMapHands *self, const AdjCamera *to)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  adj_map_hands_stop (self);
  self->camera = *to;
  g_signal_emit (self, signals[MOVED], 0);
}

/* The spot in the middle stays there; a finger that held something lets go. */
void
adj_map_hands_turn (AdjMapHands *self, int quarters)
{
  g_return_if_fail (ADJ_IS_MAP_HANDS (self));

  adj_map_hands_stop (self);
  g_signal_emit (self, signals[LET_GO], 0);
  adj_camera_turn (&self->camera, quarters);
  camera_moved (self);
}

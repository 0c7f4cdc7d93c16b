/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "app/board/board-private.h"
#include "staff/subject.h"

#define DRAG_BEGINS 6.0    /* pixels */
#define FINGER_BEGINS 14.0 /* a fingertip rolls while it only taps */
#define LONGEST_PULL 50000 /* microseconds: after a pause the map does not leap */
#define PULL_WAITS 400000  /* microseconds at the edge: who only lets go there means that hex */

static const AdjField *
field_of (AdjBoard *self)
{
  return adj_session_field (adj_board_session (self));
}

/* ---- At the edge ---- */

void
adj_board_cancel_pull (AdjBoard *self)
{
  if (self->pull != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->pull);
  self->pull = 0;
}

/* What is in hand stays under the hand; the map slides beneath it. */
static gboolean
on_pull (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AdjBoard *self = ADJ_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  AdjPoint speed = adj_camera_pull (&self->camera, self->drag.at);
  double seconds = (double) MIN (now - self->pulled, LONGEST_PULL) / G_USEC_PER_SEC;

  if (seconds < 0)
    return G_SOURCE_CONTINUE;
  self->pulled = now;
  adj_camera_pan (&self->camera, speed.x * seconds, speed.y * seconds);
  adj_board_camera_moved (self);
  adj_board_point_at (self, self->drag.at);
  return G_SOURCE_CONTINUE;
}

/* A counter held at the edge of the board brings more of the map in, but only once it is held. */
static void
pull (AdjBoard *self)
{
  AdjPoint speed = adj_camera_pull (&self->camera, self->drag.at);

  if (self->drag.kind != ADJ_DRAG_UNITS || (speed.x == 0 && speed.y == 0))
    {
      adj_board_cancel_pull (self);
      return;
    }
  if (self->pull != 0)
    return;
  self->pulled =
      gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self))) + PULL_WAITS;
  self->pull = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_pull, NULL, NULL);
}

/* ---- In hand ---- */

static void
take (AdjDrag *drag, int unit)
{
  if (drag->n < G_N_ELEMENTS (drag->units))
    drag->units[drag->n++] = (guint16) unit;
}

static void
take_stack (AdjBoard *self, AdjHex hex)
{
  guint16 units[ADJ_STACK_MOST];
  guint n = adj_board_stack (self, hex, units);

  for (guint i = 0; i < n; i++)
    take (&self->drag, units[i]);
}

/* The counter that is touched, or all that are picked if it is one of them; the whole stack with
 * Shift, or by its edge: the ground of its hex. */
static void
take_units (AdjBoard *self, AdjPoint point, gboolean stack)
{
  const AdjPicks *picks = adj_session_get_picks (adj_board_session (self));
  int unit = adj_board_unit_at (self, point);
  AdjHex hex = unit >= 0 ? field_of (self)->table->units[unit].hex : adj_board_hex_at (self, point);

  if (hex != ADJ_NO_HEX && (stack || unit < 0))
    take_stack (self, hex);
  else if (unit >= 0 && adj_picks_has_unit (picks, unit))
    for (guint i = 0; i < picks->n_units; i++)
      take (&self->drag, picks->units[i]);
  else if (unit >= 0)
    take (&self->drag, unit);
}

static void
on_drag_begin (GtkGestureDrag *gesture, double x, double y, AdjBoard *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  self->drag = (AdjDrag){ .kind = ADJ_DRAG_PAN, .start = { x, y }, .at = { x, y } };
  if (adj_board_session (self) == NULL || button == GDK_BUTTON_SECONDARY)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      self->drag.kind = ADJ_DRAG_NONE;
      return;
    }
  adj_board_stop_flight (self);
  g_clear_handle_id (&self->fan_timer, g_source_remove);
  if (button == GDK_BUTTON_MIDDLE)
    return;
  take_units (self, self->drag.start, (state & GDK_SHIFT_MASK) != 0);
  self->drag.umpire = (state & GDK_CONTROL_MASK) != 0;
  if (self->drag.n > 0)
    self->drag.kind = ADJ_DRAG_UNITS;
}

static gboolean
has_left (GtkGestureDrag *gesture, double x, double y)
{
  return hypot (x, y) >=
         (adj_board_is_touched (GTK_GESTURE (gesture)) ? FINGER_BEGINS : DRAG_BEGINS);
}

static void
begin_moving (AdjBoard *self, GtkGestureDrag *gesture)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->drag.moving = TRUE;
  adj_board_close_fan (self);
  adj_board_read_hints (self);
}

static void
on_drag_update (GtkGestureDrag *gesture, double x, double y, AdjBoard *self)
{
  AdjPoint at = { self->drag.start.x + x, self->drag.start.y + y };

  if (self->drag.kind == ADJ_DRAG_NONE || (!self->drag.moving && !has_left (gesture, x, y)))
    return;
  if (!self->drag.moving)
    begin_moving (self, gesture);
  if (self->drag.kind == ADJ_DRAG_PAN)
    {
      adj_camera_pan (&self->camera, at.x - self->drag.at.x, at.y - self->drag.at.y);
      adj_board_camera_moved (self);
    }
  self->drag.at = at;
  adj_board_point_at (self, at);
  pull (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adj_board_cancel_drag (AdjBoard *self)
{
  adj_board_cancel_pull (self);
  self->drag = (AdjDrag){ 0 };
  adj_board_read_hints (self);
}

static void
on_drag_end (GtkGestureDrag *gesture, double x, double y, AdjBoard *self)
{
  AdjDrag drag = self->drag;
  AdjHex hex = adj_board_hex_at (self, drag.at);
  g_auto (AdjIntent) intent = { 0 };
  AdjView view;

  adj_board_cancel_drag (self);
  if (adj_board_is_touched (GTK_GESTURE (gesture)))
    adj_board_point_away (self);
  if (!drag.moving || drag.kind != ADJ_DRAG_UNITS || hex == ADJ_NO_HEX)
    return;
  self->show_cursor = FALSE;
  adj_board_set_cursor (self, hex);
  view = adj_session_view (adj_board_session (self));
  intent = adj_intent_drop (&view, field_of (self), drag.units, drag.n, hex, drag.umpire);
  adj_board_carry_out (self, &intent);
}

/* ---- From a list: what it drags are the picks, and it says so by their ids ---- */

static GdkDragAction
on_drop_motion (AdjBoard *self, double x, double y)
{
  adj_board_point_at (self, (AdjPoint){ x, y });
  return GDK_ACTION_COPY;
}

static gboolean
on_drop (AdjBoard *self, const GValue *value, double x, double y)
{
  AdjSession *session = adj_board_session (self);
  AdjHex hex = adj_board_hex_at (self, (AdjPoint){ x, y });
  const AdjPicks *picks;
  g_autofree char *subject = NULL;
  g_auto (AdjIntent) intent = { 0 };
  AdjView view;

  if (session == NULL || hex == ADJ_NO_HEX)
    return FALSE;
  view = adj_session_view (session);
  picks = adj_session_get_picks (session);
  subject = adj_subject (&view, picks->units, picks->n_units);
  if (picks->n_units == 0 || !g_str_equal (subject, g_value_get_string (value)))
    return FALSE;
  intent = adj_intent_drop (&view, field_of (self), picks->units, picks->n_units, hex, FALSE);
  adj_board_carry_out (self, &intent);
  return self->answered;
}

void
adj_board_add_drags (AdjBoard *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (drag), 0);
  g_signal_connect (drag, "drag-begin", G_CALLBACK (on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (on_drag_end), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (adj_board_cancel_drag), self);
  g_signal_connect_swapped (drop, "motion", G_CALLBACK (on_drop_motion), self);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (on_drop), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drop));
}

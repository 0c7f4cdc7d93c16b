/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "app/board/board-private.h"

#define WHEEL_STEP 1.2    /* a notch of the wheel */
#define SMOOTH_STEP 1.004 /* a pixel of a touchpad, with Ctrl */

static gboolean
on_scroll (GtkEventControllerScroll *controller, double x, double y, AdjBoard *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
  gboolean smooth = gtk_event_controller_scroll_get_unit (controller) == GDK_SCROLL_UNIT_SURFACE;
  gboolean zoom = !smooth || (state & GDK_CONTROL_MASK) != 0;

  if (adj_board_session (self) == NULL)
    return FALSE;
  adj_board_stop_flight (self);
  if (zoom)
    adj_camera_zoom (&self->camera, pow (smooth ? SMOOTH_STEP : WHEEL_STEP, -y), self->pointer);
  else
    adj_camera_pan (&self->camera, -x, -y);
  adj_board_camera_moved (self);
  adj_board_point_at (self, self->pointer);
  return TRUE;
}

void
adj_board_pinch_begin (AdjBoard *self, AdjPoint middle)
{
  self->pinched = 1;
  self->pointer = middle;
  adj_board_cancel_drag (self);
  adj_board_point_away (self);
}

/* The map goes along with both fingers. */
void
adj_board_pinch (AdjBoard *self, AdjPoint middle, double scale)
{
  adj_board_stop_flight (self);
  adj_camera_pan (&self->camera, middle.x - self->pointer.x, middle.y - self->pointer.y);
  adj_camera_zoom (&self->camera, scale / self->pinched, middle);
  self->pointer = middle;
  self->pinched = scale;
  adj_board_camera_moved (self);
}

static void
on_pinch_begin (GtkGesture *gesture, GdkEventSequence *sequence, AdjBoard *self)
{
  AdjPoint middle = adj_camera_middle (&self->camera);

  if (adj_board_session (self) == NULL)
    return;
  gtk_gesture_get_bounding_box_center (gesture, &middle.x, &middle.y);
  adj_board_pinch_begin (self, middle);
  gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
on_pinch (GtkGesture *gesture, double scale, AdjBoard *self)
{
  AdjPoint middle = self->pointer;

  if (adj_board_session (self) == NULL || scale <= 0)
    return;
  gtk_gesture_get_bounding_box_center (gesture, &middle.x, &middle.y);
  adj_board_pinch (self, middle, scale);
}

void
adj_board_add_zoom (AdjBoard *self)
{
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  g_signal_connect (scroll, "scroll", G_CALLBACK (on_scroll), self);
  g_signal_connect (pinch, "begin", G_CALLBACK (on_pinch_begin), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (on_pinch), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
}

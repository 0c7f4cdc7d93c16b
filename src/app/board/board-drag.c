/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-drag.h"

#include "app/board/board-pointer.h"
#include "staff/subject.h"

#define LONGEST_PULL 50000 /* microseconds: after a pause the map does not leap */
#define PULL_WAITS 400000  /* microseconds at the edge: who only lets go there means that hex */

static const AdjField *
field_of (AdjBoardState *self)
{
  return adj_session_field (adj_board_state_session (self));
}

/* ---- At the edge ---- */

static void
cancel_pull (AdjBoardState *self)
{
  if (self->pull != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->map), self->pull);
  self->pull = 0;
}

/* The counter in hand stays under the hand; the map slides beneath it. */
static gboolean
adj_board_drag_on_pull (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AdjBoardState *self = data;
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  AdjPoint speed = adj_camera_pull (adj_map_view_get_camera (self->map), self->hand.at);
  double seconds = (double) MIN (now - self->pulled, LONGEST_PULL) / G_USEC_PER_SEC;

  if (seconds < 0)
    return G_SOURCE_CONTINUE;
  self->pulled = now;
  adj_map_hands_pan (adj_map_view_get_hands (self->map), speed.x * seconds, speed.y * seconds);
  adj_board_pointer_move (self, self->hand.at);
  return G_SOURCE_CONTINUE;
}

/* A counter held at the edge of the board brings more of the map in, but only once it is held. */
static void
pull (AdjBoardState *self)
{
  AdjPoint speed = adj_camera_pull (adj_map_view_get_camera (self->map), self->hand.at);

  if (speed.x == 0 && speed.y == 0)
    {
      cancel_pull (self);
      return;
    }
  if (self->pull != 0)
    return;
  self->pulled =
      gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self->map))) +
      PULL_WAITS;
  self->pull =
      gtk_widget_add_tick_callback (GTK_WIDGET (self->map), adj_board_drag_on_pull, self, NULL);
}

/* ---- In hand ---- */

static void
take (AdjHand *hand, int unit)
{
  if (hand->n < G_N_ELEMENTS (hand->units))
    hand->units[hand->n++] = (guint16) unit;
  else
    hand->no_room = TRUE;
}

static void
take_stack (AdjBoardState *self, AdjHex hex)
{
  guint16 units[ADJ_PILE_MOST];
  guint n = adj_board_state_stack (self, hex, units);

  for (guint i = 0; i < n; i++)
    take (&self->hand, units[i]);
}

/* The counter that is touched, or all that are picked if it is one of them; the whole stack with
 * Shift, or by its edge: the ground of its hex. */
static void
take_units (AdjBoardState *self, AdjPoint point, gboolean stack)
{
  const AdjPicks *picks = adj_session_get_picks (adj_board_state_session (self));
  int unit = adj_board_state_unit_at (self, point);
  AdjHex hex = adj_board_state_hex_of (self, unit, point);

  if (hex != ADJ_NO_HEX && (stack || unit < 0))
    take_stack (self, hex);
  else if (unit >= 0 && adj_picks_has_unit (picks, unit))
    for (guint i = 0; i < picks->n_units; i++)
      take (&self->hand, picks->units[i]);
  else if (unit >= 0)
    take (&self->hand, unit);
}

/* A drag that nobody takes pans the map. */
static void
adj_board_drag_on_drag_begin (GtkGestureDrag *gesture, double x, double y, AdjBoardState *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (gesture));

  self->hand = (AdjHand){ .start = { x, y }, .at = { x, y } };
  if (adj_board_state_session (self) != NULL)
    take_units (self, self->hand.start, (state & GDK_SHIFT_MASK) != 0);
  self->hand.held = self->hand.n > 0;
  self->hand.umpire = (state & GDK_CONTROL_MASK) != 0;
  if (!self->hand.held)
    {
      gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  adj_map_hands_stop (adj_map_view_get_hands (self->map));
  g_clear_handle_id (&self->fan_timer, g_source_remove);
}

static void
begin_moving (AdjBoardState *self, GtkGestureDrag *gesture)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  self->hand.moving = TRUE;
  adj_board_state_close_fan (self);
  adj_board_state_read_hints (self);
}

static void
adj_board_drag_on_drag_update (GtkGestureDrag *gesture, double x, double y, AdjBoardState *self)
{
  if (!self->hand.held || (!self->hand.moving && !adj_map_hands_drag (GTK_GESTURE (gesture), x, y)))
    return;
  if (!self->hand.moving)
    begin_moving (self, gesture);
  self->hand.at = (AdjPoint){ self->hand.start.x + x, self->hand.start.y + y };
  adj_board_pointer_move (self, self->hand.at);
  pull (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

void
adj_board_drag_cancel (AdjBoardState *self)
{
  cancel_pull (self);
  self->hand = (AdjHand){ 0 };
  adj_board_state_read_hints (self);
}

/* Of a stack that is larger than an order nobody goes. */
static gboolean
says_no_room (AdjBoardState *self, const AdjHand *hand)
{
  const AdjPicks picks = { .no_room_for_unit = hand->no_room };
  g_autofree char *why = adj_picks_left_out (&picks);

  if (why != NULL)
    adj_session_tell (adj_board_state_session (self), why, FALSE);
  return why != NULL;
}

static void
adj_board_drag_on_drag_end (GtkGestureDrag *gesture, double x, double y, AdjBoardState *self)
{
  AdjHand hand = self->hand;
  AdjHex hex = adj_map_view_get_hex_at (self->map, hand.at);
  g_auto (AdjIntent) intent = { 0 };
  AdjView view;

  adj_board_drag_cancel (self);
  if (adj_map_hands_touch (GTK_GESTURE (gesture)))
    adj_board_pointer_leave (self);
  if (!hand.moving || hex == ADJ_NO_HEX || says_no_room (self, &hand))
    return;
  adj_map_view_set_cursor (self->map, hex, FALSE);
  view = adj_session_view (adj_board_state_session (self));
  intent = adj_intent_drop (&view, field_of (self), hand.units, hand.n, hex, hand.umpire);
  adj_board_state_carry_out (self, &intent);
}

/* ---- From a list: what it drags are the picks, and it says so by their ids ---- */

static GdkDragAction
adj_board_drag_on_drop_motion (AdjBoardState *self, double x, double y)
{
  adj_board_pointer_move (self, (AdjPoint){ x, y });
  return GDK_ACTION_COPY;
}

static gboolean
adj_board_drag_on_drop (AdjBoardState *self, const GValue *value, double x, double y)
{
  AdjSession *session = adj_board_state_session (self);
  AdjHex hex = adj_map_view_get_hex_at (self->map, (AdjPoint){ x, y });
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
  adj_board_state_carry_out (self, &intent);
  return self->answered;
}

void
adj_board_drag_add (AdjBoardState *self)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkDropTarget *drop = gtk_drop_target_new (G_TYPE_STRING, GDK_ACTION_COPY);

  g_signal_connect (drag, "drag-begin", G_CALLBACK (adj_board_drag_on_drag_begin), self);
  g_signal_connect (drag, "drag-update", G_CALLBACK (adj_board_drag_on_drag_update), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (adj_board_drag_on_drag_end), self);
  g_signal_connect_swapped (drag, "cancel", G_CALLBACK (adj_board_drag_cancel), self);
  g_signal_connect_swapped (drop, "motion", G_CALLBACK (adj_board_drag_on_drop_motion), self);
  g_signal_connect_swapped (drop, "drop", G_CALLBACK (adj_board_drag_on_drop), self);
  g_signal_connect_swapped (adj_map_view_get_hands (self->map), "let-go",
                            G_CALLBACK (adj_board_drag_cancel), self);
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (drop));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-pointer.h"

#include <math.h>

#include "app/board/board-card.h"
#include "app/board/board-menu.h"
#include "app/board/board-pile.h"
#include "staff/destination.h"

#define FINGER 22.0   /* pixels around a touch that it may have meant */
#define FAN_DELAY 350 /* milliseconds of rest on a stack */

static const AdjField *
field_of (AdjBoardState *self)
{
  return adj_session_field (adj_board_state_session (self));
}

static GdkModifierType
modifiers (gpointer controller)
{
  return gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));
}

/* ---- Under the pointer ---- */

static gboolean
adj_board_pointer_on_rest (gpointer data)
{
  AdjBoardState *self = data;

  self->fan_timer = 0;
  adj_board_state_open_fan_of (self, self->hover);
  return G_SOURCE_REMOVE;
}

/* May what is picked go there? */
static gboolean
is_destination (AdjBoardState *self, AdjHex hex)
{
  AdjSession *session = adj_board_state_session (self);

  return adj_destination_is (adj_session_field (session), adj_session_get_picks (session), hex);
}

/* A stack is spread out once the pointer rests on it, not each time it passes over one; nor when
 * others are about to be put on it. */
static void
wait_for_rest (AdjBoardState *self)
{
  g_clear_handle_id (&self->fan_timer, g_source_remove);
  if (self->hover_unit >= 0 && self->fan.n == 0 && !self->hand.held &&
      field_of (self)->count[self->hover] > 1 && !is_destination (self, self->hover))
    self->fan_timer = g_timeout_add (FAN_DELAY, adj_board_pointer_on_rest, self);
}

void
adj_board_pointer_move (AdjBoardState *self, AdjPoint point)
{
  AdjHex hex;
  int unit;

  if (adj_board_state_session (self) == NULL)
    return;
  if (self->fan.n > 0 && !adj_fan_has (&self->fan, point))
    adj_board_state_close_fan (self);
  unit = adj_board_state_unit_at (self, point);
  hex = adj_board_state_hex_of (self, self->fan.n > 0 ? unit : -1, point);
  if (hex == self->hover && unit == self->hover_unit)
    {
      if (self->card.rested == ADJ_NO_HEX)
        adj_board_card_wait (self, point);
      return;
    }
  self->hover = hex;
  self->hover_unit = unit;
  if (hex != self->card.rested)
    adj_board_card_wait (self, point);
  wait_for_rest (self);
  adj_board_state_read_hints (self);
}

static void
adj_board_pointer_on_pointed (AdjBoardState *self, double x, double y)
{
  adj_board_pointer_move (self, (AdjPoint){ x, y });
}

void
adj_board_pointer_leave (AdjBoardState *self)
{
  g_clear_handle_id (&self->fan_timer, g_source_remove);
  adj_board_card_leave (self);
  if (self->hover == ADJ_NO_HEX)
    return;
  self->hover = ADJ_NO_HEX;
  self->hover_unit = -1;
  adj_board_state_read_hints (self);
}

/* ---- Clicks and touches ---- */

/* The counters a finger may have meant: in its hex and those around it. */
static guint
units_near (AdjBoardState *self, AdjPoint point, guint16 near[ADJ_PILE_MOST])
{
  const AdjField *field = field_of (self);
  double half = ADJ_PILE_SIDE * adj_map_view_get_camera (self->map)->size / 2 + FINGER;
  guint n_near = 0;

  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    {
      guint16 units[ADJ_PILE_MOST];
      AdjPoint at;
      guint n;

      if (field->count[hex] == 0)
        continue;
      at = adj_map_view_get_place (self->map, (AdjHex) hex);
      if (fabs (at.x - point.x) > half || fabs (at.y - point.y) > half)
        continue;
      n = adj_board_state_stack (self, (AdjHex) hex, units);
      for (guint i = 0; i < n; i++)
        near[n_near++] = units[i];
    }
  return n_near;
}

/* A touch that may have meant several counters spreads them out for the next one; but in a hex
 * that lights up for what is picked it means the hex. */
static gboolean
touch_asks (AdjBoardState *self, AdjPoint point)
{
  guint16 units[ADJ_PILE_MOST];
  guint n;

  if (self->fan.n > 0 && adj_fan_has (&self->fan, point))
    return FALSE;
  adj_board_state_close_fan (self);
  if (is_destination (self, adj_map_view_get_hex_at (self->map, point)))
    return FALSE;
  n = units_near (self, point, units);
  if (n < 2)
    return FALSE;
  adj_board_state_open_fan (self, units, n, point);
  return TRUE;
}

void
adj_board_pointer_pick_stack (AdjBoardState *self, AdjHex hex)
{
  AdjSession *session = adj_board_state_session (self);
  AdjPicks picks = *adj_session_get_picks (session);

  if (adj_intent_stack (field_of (self), hex, &picks))
    adj_session_set_picks (session, &picks);
}

static void
click (AdjBoardState *self, AdjPoint point, int n_press, gboolean add)
{
  AdjSession *session = adj_board_state_session (self);
  int unit = adj_board_state_unit_at (self, point);
  AdjHex hex = adj_board_state_hex_of (self, unit, point);
  AdjView view = adj_session_view (session);
  g_auto (AdjIntent) intent = { 0 };

  if (hex == ADJ_NO_HEX)
    return;
  adj_map_view_set_cursor (self->map, hex, FALSE);
  adj_board_card_ask (self, FALSE);
  if (n_press == 2)
    {
      if (!self->answered) /* else the first click was an order */
        adj_board_pointer_pick_stack (self, hex);
      return;
    }
  if (self->fan.n == 0 && !add && is_destination (self, hex))
    unit = -1; /* who chooses from a fan means the counter */
  intent =
      adj_intent_click (&view, field_of (self), adj_session_get_picks (session), hex, unit, add);
  if (intent.kind == ADJ_INTENT_ASK)
    adj_board_menu_open (self, hex, unit, point);
  else
    adj_board_state_carry_out (self, &intent);
}

/* A finger has no Ctrl: the counters it touches among those spread out are picked together, unless
 * what is picked lies elsewhere. */
static gboolean
touch_adds (AdjBoardState *self, AdjPoint point)
{
  const AdjPicks *picks = adj_session_get_picks (adj_board_state_session (self));

  if (adj_fan_unit_at (&self->fan, point) < 0)
    return FALSE;
  for (guint i = 0; i < picks->n_units; i++)
    if (!adj_fan_shows (&self->fan, picks->units[i]))
      return FALSE;
  return TRUE;
}

void
adj_board_pointer_touch (AdjBoardState *self, AdjPoint point, int n_press)
{
  gboolean add = touch_adds (self, point);

  if (!touch_asks (self, point))
    click (self, point, n_press, add);
}

static void
adj_board_pointer_on_released (
    GtkGestureClick *gesture, int n_press, double x, double y, AdjBoardState *self)
{
  AdjPoint point = { x, y };
  gboolean add = (modifiers (gesture) & GDK_CONTROL_MASK) != 0;

  if (adj_board_state_session (self) == NULL || self->hand.moving)
    return;
  gtk_widget_grab_focus (GTK_WIDGET (self->map));
  if (adj_map_hands_touch (GTK_GESTURE (gesture)))
    {
      adj_board_pointer_touch (self, point, n_press);
      adj_board_pointer_leave (self);
    }
  else
    click (self, point, n_press, add);
}

static void
open_menu_at (AdjBoardState *self, AdjPoint point)
{
  int unit;
  AdjHex hex;

  if (adj_board_state_session (self) == NULL)
    return;
  unit = adj_board_state_unit_at (self, point);
  hex = adj_board_state_hex_of (self, unit, point);
  if (hex == ADJ_NO_HEX)
    return;
  adj_map_view_set_cursor (self->map, hex, adj_map_view_shows_cursor (self->map));
  adj_board_menu_open (self, hex, unit, point);
}

static void
adj_board_pointer_on_menu_pressed (
    GtkGestureClick *gesture, int n_press, double x, double y, AdjBoardState *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu_at (self, (AdjPoint){ x, y });
}

static void
adj_board_pointer_on_long_press (GtkGestureLongPress *gesture,
                                 double x,
                                 double y,
                                 AdjBoardState *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  open_menu_at (self, (AdjPoint){ x, y });
  adj_board_card_ask (self, TRUE);
}

/* ---- Controllers ---- */

static void
add (AdjBoardState *self, gpointer controller)
{
  gtk_widget_add_controller (GTK_WIDGET (self->map), GTK_EVENT_CONTROLLER (controller));
}

static void
add_clicks (AdjBoardState *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *menu = gtk_gesture_click_new ();
  GtkGesture *press = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (menu), GDK_BUTTON_SECONDARY);
  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (press), TRUE);
  g_signal_connect (click, "released", G_CALLBACK (adj_board_pointer_on_released), self);
  g_signal_connect (menu, "pressed", G_CALLBACK (adj_board_pointer_on_menu_pressed), self);
  g_signal_connect (press, "pressed", G_CALLBACK (adj_board_pointer_on_long_press), self);
  add (self, click);
  add (self, menu);
  add (self, press);
}

void
adj_board_pointer_add (AdjBoardState *self)
{
  AdjMapHands *hands = adj_map_view_get_hands (self->map);

  g_signal_connect_swapped (hands, "pointed", G_CALLBACK (adj_board_pointer_on_pointed), self);
  g_signal_connect_swapped (hands, "left", G_CALLBACK (adj_board_pointer_leave), self);
  add_clicks (self);
}

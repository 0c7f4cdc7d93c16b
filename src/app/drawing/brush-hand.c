/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/brush-hand.h"

#define SAME 0.001 /* two sides that lie so little farther lie as far */

static AdjMapView *
map_of (AdjEasel *easel)
{
  return adj_easel_get_map (easel);
}

static AdjBook *
book_of (AdjEasel *easel)
{
  return adj_map_view_get_book (map_of (easel));
}

static const AdjHexGrid *
grid_of (AdjEasel *easel)
{
  return &book_of (easel)->scenario->map.grid;
}

/* ---- Keys ---- */

static AdjHexId
cursor_id (AdjEasel *easel)
{
  return adj_map_view_get_cursor_id (map_of (easel));
}

/* Whoever points with a mouse does not see where the cursor is, and draws nothing there by a key.
 */
static gboolean
sees_cursor (AdjEasel *easel)
{
  return adj_map_view_shows_cursor (map_of (easel));
}

/* From the middle of one hex to that of another, which may be the same. */
static void
draw_between (AdjEasel *easel, AdjHexId from, AdjHexId to)
{
  AdjBrush brush = adj_easel_get_brush (easel);

  if (from != ADJ_HEX_NONE && to != ADJ_HEX_NONE && brush.kind != ADJ_BRUSH_NONE)
    adj_easel_stroke (easel, brush, FALSE, adj_hex_center (grid_of (easel), 1, from),
                      adj_hex_center (grid_of (easel), 1, to));
}

static void
paint_on (AdjEasel *easel, int right, int down)
{
  AdjBrushKind kind = sees_cursor (easel) ? adj_easel_get_brush (easel).kind : ADJ_BRUSH_NONE;
  AdjHexId from = cursor_id (easel);
  AdjHexId to;

  gtk_widget_activate_action (GTK_WIDGET (map_of (easel)), "map.step", "(ii)", right, down);
  to = cursor_id (easel);
  if (kind == ADJ_BRUSH_TERRAIN)
    draw_between (easel, to, to);
  else if (kind == ADJ_BRUSH_WAY && from != to)
    draw_between (easel, from, to);
}

/* From hex to hex for a way; what lies on the side itself is touched on its near half. */
static void
draw_across (AdjEasel *easel, AdjBrush brush, gboolean off, AdjHexId hex, AdjHexId beyond)
{
  AdjPoint here = adj_hex_center (grid_of (easel), 1, hex);
  AdjPoint there = adj_hex_center (grid_of (easel), 1, beyond);
  AdjPoint side = { (here.x * 3 + there.x) / 4, (here.y * 3 + there.y) / 4 };

  if (brush.kind == ADJ_BRUSH_WAY)
    adj_easel_stroke (easel, brush, off, here, there);
  else
    adj_easel_stroke (easel, brush, off, side, side);
}

/* What lies on the chosen side comes off it, and what does not is put there. Where none has been
 * chosen yet, one is; where the cursor is not seen, the brush is taken up. */
static void
draw_side (AdjEasel *easel, AdjBrush brush)
{
  AdjHex hex = adj_map_view_get_cursor (map_of (easel));
  int side = adj_easel_get_side (easel);
  AdjHexId beyond;
  guint32 lying;

  if (brush.kind != ADJ_BRUSH_NONE && !sees_cursor (easel))
    adj_easel_set_brush (easel, brush);
  if (hex == ADJ_NO_HEX || brush.kind == ADJ_BRUSH_NONE || !sees_cursor (easel))
    return;
  if (side < 0)
    {
      adj_easel_choose_side (easel, 0);
      return;
    }
  beyond = adj_hex_neighbour (grid_of (easel), cursor_id (easel), side);
  if (beyond == ADJ_HEX_NONE)
    return;
  lying = book_of (easel)->hexes[hex].features[side];
  draw_across (easel, brush, (lying & 1u << brush.index) != 0, cursor_id (easel), beyond);
}

static void
paint_by_digit (AdjEasel *easel, int digit)
{
  AdjBrush brush = adj_brush_for_digit (book_of (easel)->ruleset, digit);

  if (digit != 0 && brush.kind == ADJ_BRUSH_NONE)
    return;
  adj_easel_set_brush (easel, brush);
  if (sees_cursor (easel))
    draw_between (easel, cursor_id (easel), cursor_id (easel));
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
reach (AdjEasel *easel, int side, int right, int down)
{
  AdjHexId hex = cursor_id (easel);
  AdjPoint a = adj_hex_corner (grid_of (easel), 1, hex, side % ADJ_HEX_DIRECTIONS);
  AdjPoint b = adj_hex_corner (grid_of (easel), 1, hex, (side + 1) % ADJ_HEX_DIRECTIONS);

  return (a.x + b.x) * right + (a.y + b.y) * down;
}

/* The arrow goes on to the next side that lies farther its way; the first takes the farthest. */
static void
choose_by_arrow (AdjEasel *easel, int right, int down)
{
  static const int near[] = { 1, ADJ_HEX_DIRECTIONS - 1 };
  int side = adj_easel_get_side (easel);
  int best = MAX (side, 0);

  if (cursor_id (easel) == ADJ_HEX_NONE)
    return;
  for (int d = 0; side < 0 && d < ADJ_HEX_DIRECTIONS; d++)
    if (reach (easel, d, right, down) > reach (easel, best, right, down) + SAME)
      best = d;
  for (guint i = 0; side >= 0 && i < G_N_ELEMENTS (near); i++)
    if (reach (easel, side + near[i], right, down) > reach (easel, best, right, down) + SAME)
      best = (side + near[i]) % ADJ_HEX_DIRECTIONS;
  adj_easel_choose_side (easel, best);
}

/* Where the mouse is. */
static AdjPoint
find_pointer (AdjEasel *easel)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (map_of (easel)));
  GdkSeat *seat = gdk_display_get_default_seat (gtk_widget_get_display (GTK_WIDGET (native)));
  graphene_point_t at = { -1, -1 };
  double left, top;
  double x, y;

  gtk_native_get_surface_transform (native, &left, &top);
  if (seat != NULL && gdk_surface_get_device_position (gtk_native_get_surface (native),
                                                       gdk_seat_get_pointer (seat), &x, &y, NULL))
    at = GRAPHENE_POINT_INIT ((float) (x - left), (float) (y - top));
  if (!gtk_widget_compute_point (GTK_WIDGET (native), GTK_WIDGET (map_of (easel)), &at, &at))
    at = GRAPHENE_POINT_INIT (-1, -1);
  return (AdjPoint){ at.x, at.y };
}

/* Off the map, too: what lies there is that there is no map. */
static void
take_up (AdjEasel *easel)
{
  AdjHexId hex = cursor_id (easel);

  if (!sees_cursor (easel))
    adj_easel_take_up (easel, find_pointer (easel));
  else if (hex != ADJ_HEX_NONE)
    adj_easel_set_brush (easel, adj_brush_like (book_of (easel)->scenario, hex));
}

static gboolean
take_letter (AdjEasel *easel, guint key)
{
  char letter = (char) g_ascii_tolower ((char) gdk_keyval_to_unicode (key));

  if (letter == 'i')
    take_up (easel);
  else if (letter != '\0' && strchr ("rtcbf", letter) != NULL)
    draw_side (easel, adj_brush_for_letter (book_of (easel)->ruleset, letter));
  else
    return FALSE;
  return TRUE;
}

gboolean
adj_brush_hand_key (AdjEasel *easel, guint key, GdkModifierType state)
{
  int right, down;

  g_return_val_if_fail (ADJ_IS_EASEL (easel), FALSE);

  state &= GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK;
  if (!adj_easel_is_at_work (easel))
    return FALSE;
  if (read_arrow (key, &right, &down))
    {
      if (state == GDK_SHIFT_MASK)
        paint_on (easel, right, down);
      else if (state == GDK_CONTROL_MASK)
        choose_by_arrow (easel, right, down);
      return state == GDK_SHIFT_MASK || state == GDK_CONTROL_MASK;
    }
  if (state != 0)
    return FALSE;
  if (key >= GDK_KEY_0 && key <= GDK_KEY_9)
    {
      paint_by_digit (easel, (int) (key - GDK_KEY_0));
      return TRUE;
    }
  return key < 0x80 && take_letter (easel, key);
}

static gboolean
adj_brush_hand_on_key (
    GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state, AdjEasel *easel)
{
  return adj_brush_hand_key (easel, key, state);
}

/* ---- The pointer ---- */

static GdkModifierType
modifiers (gpointer controller)
{
  return gtk_event_controller_get_current_event_state (controller);
}

static void
adj_brush_hand_on_drag_begin (GtkGestureDrag *drag, double x, double y, AdjEasel *easel)
{
  if (adj_easel_press (easel, (AdjPoint){ x, y }, modifiers (drag)))
    gtk_widget_grab_focus (GTK_WIDGET (map_of (easel)));
  else
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
}

/* Between two frames a pointer is told of once, with the places it was at on its way: who draws
 * fast cuts no corner. */
static void
follow_way (AdjEasel *easel, GtkGesture *gesture)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (map_of (easel)));
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

      if (gtk_widget_compute_point (GTK_WIDGET (native), GTK_WIDGET (map_of (easel)), &at, &at))
        adj_easel_drag (easel, (AdjPoint){ at.x, at.y });
    }
}

static void
adj_brush_hand_on_drag (GtkGestureDrag *drag, double x, double y, AdjEasel *easel)
{
  AdjPoint start = { 0, 0 };

  follow_way (easel, GTK_GESTURE (drag));
  gtk_gesture_drag_get_start_point (drag, &start.x, &start.y);
  adj_easel_drag (easel, (AdjPoint){ start.x + x, start.y + y });
}

static void
adj_brush_hand_on_drag_end (GtkGestureDrag *drag, double x, double y, AdjEasel *easel)
{
  adj_easel_release (easel);
}

static void
adj_brush_hand_on_secondary (
    GtkGestureClick *click, int n_press, double x, double y, AdjEasel *easel)
{
  adj_easel_take_up (easel, (AdjPoint){ x, y });
}

void
adj_brush_hand_lead (AdjEasel *easel)
{
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkGesture *secondary = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (adj_brush_hand_on_drag_begin), easel, 0);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (adj_brush_hand_on_drag), easel, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (adj_brush_hand_on_drag_end), easel, 0);
  g_signal_connect_object (secondary, "pressed", G_CALLBACK (adj_brush_hand_on_secondary), easel,
                           0);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (adj_brush_hand_on_key), easel, 0);
  gtk_widget_add_controller (GTK_WIDGET (map_of (easel)), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (map_of (easel)), GTK_EVENT_CONTROLLER (secondary));
  gtk_widget_add_controller (GTK_WIDGET (map_of (easel)), keys);
}

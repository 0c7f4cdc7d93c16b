/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/board/board-private.h"
#include "app/map/hex-spot.h"
#include "words/fill.h"
#include "words/hex.h"
#include "words/place.h"

/* ---- The cursor ---- */

void
adj_board_place_spots (AdjBoard *self)
{
  GtkWidget *spot = self->spots[self->spot];
  int side = MAX (1, (int) (1.7 * self->camera.size));
  AdjPoint at;
  graphene_point_t corner;

  if (!gtk_widget_get_visible (spot))
    return;
  at = adj_board_hex_center (self, self->cursor);
  graphene_point_init (&corner, (float) floor (at.x - side / 2.0),
                       (float) floor (at.y - side / 2.0));
  gtk_widget_measure (spot, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (spot, side, side, -1, gsk_transform_translate (NULL, &corner));
}

/* The hex, and what a charge there comes to. */
static char *
describe_hex (AdjBoard *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  g_autofree char *hex =
      adj_words_hex_seen (&view, adj_session_field (session), self->cursor, &self->hints->duties);
  g_autofree char *charge = adj_board_charge_to (self, self->cursor);

  if (charge == NULL)
    return g_steal_pointer (&hex);
  return g_strconcat (hex, ". ", charge, NULL);
}

/* Which of the hex's units are picked, or that it is the target, is said with it. */
static char *
describe (AdjBoard *self, AdjSession *session)
{
  const AdjPicks *picks = adj_session_get_picks (session);
  AdjView view = adj_session_view (session);
  g_autofree char *hex = describe_hex (self, session);
  g_autofree char *names = NULL;
  guint16 units[ADJ_STACK_MOST];
  guint n_stack = adj_board_stack (self, self->cursor, units);
  guint n = 0;

  if (adj_picks_has_target (picks, self->cursor))
    /* Translators: a hex that was picked to be attacked */
    return adj_fill (_ ("{hex}, target"), (const AdjPlace[]){ { "hex", hex }, { NULL, NULL } });
  for (guint i = 0; i < n_stack; i++)
    if (adj_picks_has_unit (picks, units[i]))
      units[n++] = units[i];
  if (n == 0)
    return g_steal_pointer (&hex);
  names = adj_words_units (&view, units, n);
  /* Translators: a hex, and those of its units that the next order is about */
  return adj_fill (_ ("{hex}, picked: {units}"),
                   (const AdjPlace[]){ { "hex", hex }, { "units", names }, { NULL, NULL } });
}

/* If there is something new to say and the cursor has the focus, the other spot takes it over: a
 * move of the focus is what assistive tools speak of. */
void
adj_board_say_cursor (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);
  GtkWidget *old = self->spots[self->spot];
  g_autofree char *label = NULL;

  gtk_widget_set_visible (old, session != NULL && self->cursor != ADJ_NO_HEX);
  if (!gtk_widget_get_visible (old))
    return;
  label = describe (self, session);
  if (g_strcmp0 (label, adj_hex_spot_get_label (ADJ_HEX_SPOT (old))) == 0)
    return;
  if (gtk_widget_has_focus (old))
    self->spot = 1 - self->spot;
  adj_hex_spot_say (ADJ_HEX_SPOT (self->spots[self->spot]), label);
  if (self->spots[self->spot] == old)
    return;
  gtk_widget_set_visible (self->spots[self->spot], TRUE);
  gtk_widget_grab_focus (self->spots[self->spot]);
  gtk_widget_set_visible (old, FALSE);
  adj_hex_spot_say (ADJ_HEX_SPOT (old), ""); /* other eyes may come next (Y 11.59) */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
adj_board_set_cursor (AdjBoard *self, AdjHex hex)
{
  if (hex == self->cursor)
    {
      adj_board_read_hints (self);
      return;
    }
  self->cursor = hex;
  adj_board_say_cursor (self);
  adj_board_read_hints (self);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  g_object_notify (G_OBJECT (self), "cursor-hex");
}

/* Pans as little as need be. */
static void
keep_in_sight (AdjBoard *self)
{
  AdjPoint at = adj_board_hex_center (self, self->cursor);
  double edge = MIN (1.6 * self->camera.size, MIN (self->camera.width, self->camera.height) / 2);
  double x = CLAMP (at.x, edge, self->camera.width - edge) - at.x;
  double y = CLAMP (at.y, edge, self->camera.height - edge) - at.y;

  if (x == 0 && y == 0)
    return;
  adj_board_stop_flight (self);
  adj_camera_pan (&self->camera, x, y);
  adj_board_camera_moved (self);
}

/* Along the map's own columns and rows, whichever way it lies; over gaps in it. */
static AdjHex
step_from (const AdjBook *book, AdjHex hex, int turns, int right, int down)
{
  const AdjHexGrid *grid = &book->scenario->map.grid;
  AdjHexId id = book->hexes[hex].id;
  AdjHex next;

  for (; turns > 0; turns--)
    {
      int was_right = right;

      right = down;
      down = -was_right;
    }
  do
    {
      id = adj_hex_id (adj_hex_column (id) + right, adj_hex_row (id) + down);
      if (adj_hex_row (id) < 1 || !adj_hex_on_grid (grid, id))
        return hex;
      next = adj_book_hex (book, id);
    }
  while (next == ADJ_NO_HEX);
  return next;
}

static void
act_step (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  AdjSession *session = adj_board_session (self);
  int right, down;
  AdjHex hex;

  if (session == NULL || self->cursor == ADJ_NO_HEX)
    return;
  g_variant_get (parameter, "(ii)", &right, &down);
  adj_board_close_fan (self);
  self->show_cursor = TRUE;
  hex = step_from (adj_session_book (session), self->cursor, self->camera.turns, right, down);
  adj_board_set_cursor (self, hex);
  keep_in_sight (self);
  if (adj_session_field (session)->count[hex] > 1)
    adj_board_open_fan_of (self, hex);
}

/* ---- Acting on the cursor's hex ---- */

static gboolean
has_cursor (AdjBoard *self)
{
  return adj_board_session (self) != NULL && self->cursor != ADJ_NO_HEX;
}

static void
act_on_hex (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  g_auto (AdjIntent) intent = { 0 };
  AdjView view;

  if (!has_cursor (self))
    return;
  self->show_cursor = TRUE;
  view = adj_session_view (adj_board_session (self));
  intent =
      adj_intent_click (&view, adj_session_field (adj_board_session (self)),
                        adj_session_get_picks (adj_board_session (self)), self->cursor, -1, FALSE);
  if (intent.kind == ADJ_INTENT_ASK)
    adj_board_open_menu (self, self->cursor, -1, adj_board_hex_center (self, self->cursor));
  else
    adj_board_carry_out (self, &intent);
}

/* The unit after the last one picked in the hex; ADJ_NOBODY behind the last. */
static guint16
next_in_stack (AdjBoard *self, const AdjPicks *picks)
{
  guint16 units[ADJ_STACK_MOST];
  guint n = adj_board_stack (self, self->cursor, units);
  guint next = 0;

  for (guint i = 0; i < n; i++)
    if (adj_picks_has_unit (picks, units[i]))
      next = i + 1;
  return next < n ? units[next] : ADJ_NOBODY;
}

/* Behind the last of the stack everybody in it is let go. */
static void
drop_stack (AdjSession *session, AdjHex hex)
{
  const AdjField *field = adj_session_field (session);
  AdjPicks picks = *adj_session_get_picks (session);

  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_picks_has_unit (&picks, unit))
      adj_picks_toggle_unit (&picks, unit);
  adj_session_set_picks (session, &picks);
}

/* Beside those who are picked, or instead of them, as by a click. */
static void
act_pick (GtkWidget *widget, const char *name, GVariant *parameter)
{
  AdjBoard *self = ADJ_BOARD (widget);
  gboolean add = g_variant_get_boolean (parameter);
  AdjSession *session = adj_board_session (self);
  g_auto (AdjIntent) intent = { 0 };
  const AdjField *field;
  AdjView view;
  guint16 unit;

  if (!has_cursor (self) || adj_session_field (session)->count[self->cursor] == 0)
    return;
  self->show_cursor = TRUE;
  field = adj_session_field (session);
  view = adj_session_view (session);
  unit = next_in_stack (self, adj_session_get_picks (session));
  if (unit == ADJ_NOBODY)
    {
      drop_stack (session, self->cursor);
      return;
    }
  intent =
      adj_intent_click (&view, field, adj_session_get_picks (session), self->cursor, unit, add);
  if (intent.kind == ADJ_INTENT_PICK)
    adj_board_carry_out (self, &intent);
}

/* ---- Keys ---- */

typedef struct
{
  guint key;
  guint keypad;
  int right;
  int down;
} Arrow;

static void
install_arrows (GtkWidgetClass *class)
{
  static const Arrow arrows[] = { { GDK_KEY_Left, GDK_KEY_KP_Left, -1, 0 },
                                  { GDK_KEY_Right, GDK_KEY_KP_Right, 1, 0 },
                                  { GDK_KEY_Up, GDK_KEY_KP_Up, 0, -1 },
                                  { GDK_KEY_Down, GDK_KEY_KP_Down, 0, 1 } };

  for (guint i = 0; i < G_N_ELEMENTS (arrows); i++)
    {
      gtk_widget_class_add_binding_action (class, arrows[i].key, 0, "board.step", "(ii)",
                                           arrows[i].right, arrows[i].down);
      gtk_widget_class_add_binding_action (class, arrows[i].keypad, 0, "board.step", "(ii)",
                                           arrows[i].right, arrows[i].down);
    }
}

/* With nothing to drop the key is somebody else's. */
static gboolean
drop (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  return adj_board_drop (ADJ_BOARD (widget));
}

void
adj_board_install_keys (GtkWidgetClass *class)
{
  static const guint in[] = { GDK_KEY_plus, GDK_KEY_equal, GDK_KEY_KP_Add };
  static const guint out[] = { GDK_KEY_minus, GDK_KEY_KP_Subtract };
  static const guint act[] = { GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter };

  gtk_widget_class_install_action (class, "board.step", "(ii)", act_step);
  gtk_widget_class_install_action (class, "board.act", NULL, act_on_hex);
  gtk_widget_class_install_action (class, "board.pick", "b", act_pick);
  install_arrows (class);
  for (guint i = 0; i < G_N_ELEMENTS (in); i++)
    gtk_widget_class_add_binding_action (class, in[i], 0, "board.zoom", "i", 1);
  for (guint i = 0; i < G_N_ELEMENTS (out); i++)
    gtk_widget_class_add_binding_action (class, out[i], 0, "board.zoom", "i", -1);
  for (guint i = 0; i < G_N_ELEMENTS (act); i++)
    gtk_widget_class_add_binding_action (class, act[i], 0, "board.act", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_Home, 0, "board.fit", NULL);
  gtk_widget_class_add_binding_action (class, GDK_KEY_space, 0, "board.pick", "b", FALSE);
  gtk_widget_class_add_binding_action (class, GDK_KEY_space, GDK_CONTROL_MASK, "board.pick", "b",
                                       TRUE);
  gtk_widget_class_add_binding (class, GDK_KEY_Escape, 0, drop, NULL);
}

void
adj_board_add_cursor (AdjBoard *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->spots); i++)
    {
      self->spots[i] = adj_hex_spot_new ();
      gtk_widget_set_visible (self->spots[i], FALSE);
      gtk_widget_set_parent (self->spots[i], GTK_WIDGET (self));
    }
}

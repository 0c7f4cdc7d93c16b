/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "app/board/board-picture.h"
#include "app/board/board-private.h"
#include "app/desktop/looks.h"
#include "sheets/position.h"
#include "staff/destination.h"

/* ---- Where things are ---- */

AdjPoint
adj_board_hex_center (AdjBoard *self, AdjHex hex)
{
  const AdjBook *book = adj_session_book (adj_board_session (self));

  return adj_camera_to_screen (&self->camera,
                               adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id));
}

AdjHex
adj_board_hex_at (AdjBoard *self, AdjPoint point)
{
  AdjSession *session = adj_board_session (self);
  const AdjBook *book;

  if (session == NULL)
    return ADJ_NO_HEX;
  book = adj_session_book (session);
  return adj_book_hex (
      book, adj_hex_at (&book->scenario->map.grid, 1, adj_camera_to_map (&self->camera, point)));
}

char *
adj_board_charge_to (AdjBoard *self, AdjHex hex)
{
  AdjView view = adj_session_view (adj_board_session (self));

  if (!self->hints->reaching)
    return NULL;
  return adj_charge_marks_tell (&self->hints->charges, &view,
                                adj_session_seen (adj_board_session (self)), hex,
                                self->hints->step[hex] != ADJ_STEP_NOT);
}

guint
adj_board_stack (AdjBoard *self, AdjHex hex, guint16 units[ADJ_STACK_MOST])
{
  AdjView view = adj_session_view (adj_board_session (self));

  return adj_stack_read (&view, adj_session_field (adj_board_session (self)), hex, units);
}

/* The uppermost counter there. */
int
adj_board_unit_at (AdjBoard *self, AdjPoint point)
{
  AdjHex hex = adj_board_hex_at (self, point);
  double half = ADJ_COUNTER_SIDE * self->camera.size / 2;
  guint16 units[ADJ_STACK_MOST];
  int found = -1;
  guint n;

  if (self->fan.n > 0 && adj_fan_unit_at (&self->fan, point) >= 0)
    return adj_fan_unit_at (&self->fan, point);
  if (hex == ADJ_NO_HEX)
    return -1;
  n = adj_board_stack (self, hex, units);
  for (guint i = 0; i < n; i++)
    {
      AdjPoint at = adj_picture_counter_place (
          &self->camera, adj_session_book (adj_board_session (self)), hex, i, n);

      if (fabs (point.x - at.x) <= half && fabs (point.y - at.y) <= half)
        found = units[i];
    }
  return found;
}

/* ---- What has changed ---- */

AdjHex
adj_board_aim (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);

  if (self->drag.moving && self->drag.kind == ADJ_DRAG_UNITS)
    return self->hover;
  if (!self->hints->reaching || adj_session_get_picks (session)->n_units == 0)
    return ADJ_NO_HEX;
  return self->show_cursor ? self->cursor : self->hover;
}

static char *
tell_destination (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);
  AdjHex hex = self->show_cursor ? self->cursor : self->hover;

  if (self->drag.moving)
    return NULL;
  return g_strdup (adj_destination_tell (adj_session_seen (session),
                                         adj_session_get_picks (session), hex, self->show_cursor));
}

/* In words what is drawn of a charge, or what pointing at a counter does while others are picked.
 */
static void
tell_aim (AdjBoard *self)
{
  AdjHex aim = adj_board_aim (self);
  g_autofree char *said = aim != ADJ_NO_HEX ? adj_board_charge_to (self, aim) : NULL;

  if (said == NULL)
    said = tell_destination (self);
  gtk_label_set_label (GTK_LABEL (self->hint), said != NULL ? said : "");
  gtk_widget_set_visible (self->hint, said != NULL);
}

static void
redraw (AdjBoard *self)
{
  g_clear_pointer (&self->over, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adj_board_read_look (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);

  if (session == NULL)
    {
      adj_painted_map_set_look (self->map, NULL, FALSE, FALSE);
      return;
    }
  adj_painted_map_set_look (
      self->map, adj_game_get_book (adj_session_get_game (session)), adj_looks_are_dark (),
      adj_table_is_night (adj_session_table (session), adj_session_book (session)));
  redraw (self);
}

/* Adding all up is not done for nothing. */
void
adj_board_read_groups (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);
  AdjView view;

  if (session == NULL || (self->overlays & ADJ_OVERLAY_GROUPS) == 0)
    return;
  view = adj_session_view (session);
  adj_group_marks_read (&self->hints->groups, adj_session_seen (session), &view);
}

/* A corrected book is another one: the names that counters are found by went with the old. */
void
adj_board_read_table (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);
  AdjView view;

  g_clear_object (&self->picture);
  if (session != NULL && adj_painted_map_get_book (self->map) != adj_session_book (session))
    adj_counters_clear (self->counters);
  adj_board_read_look (self);
  if (session == NULL)
    return;
  view = adj_session_view (session);
  adj_hints_owed (self->hints, &view, adj_session_field (session));
  adj_board_read_groups (self);
  adj_board_read_hints (self);
}

static gboolean
knows_all (const AdjView *view, const guint16 *units, guint n_units)
{
  for (guint i = 0; i < n_units; i++)
    if (!adj_view_knows (view, units[i]))
      return FALSE;
  return TRUE;
}

/* Whose reach is shown: of those in hand, those picked, or the one under the pointer. How far a
 * unit gets that lies face down would tell what it is. */
static void
read_reach (AdjBoard *self, AdjSession *session)
{
  const AdjField *field = adj_session_seen (session);
  const AdjPicks *picks = adj_session_get_picks (session);
  AdjView view = adj_session_view (session);
  const guint16 hovered = (guint16) self->hover_unit;
  const guint16 *units = picks->units;
  guint n = picks->n_units;

  if (n == 0 && self->hover_unit >= 0)
    {
      units = &hovered;
      n = 1;
    }
  if ((self->overlays & ADJ_OVERLAY_REACH) == 0)
    n = 0;
  if (self->drag.moving && self->drag.kind == ADJ_DRAG_UNITS)
    {
      units = self->drag.units;
      n = self->drag.umpire ? 0 : self->drag.n;
    }
  if (adj_table_phase_kind (field->table, field->book) != ADJ_PHASE_MOVEMENT ||
      field->table->n_debts > 0 || !knows_all (&view, units, n))
    n = 0;
  adj_hints_reach (self->hints, field, units, n);
}

void
adj_board_read_hints (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);

  if (session == NULL)
    return;
  read_reach (self, session);
  adj_hints_exposure (self->hints, adj_session_field (session),
                      (self->overlays & ADJ_OVERLAY_EXPOSURE) != 0);
  adj_hints_drift (self->hints, adj_session_seen (session), adj_session_get_picks (session));
  adj_hints_sight (self->hints, adj_session_book (session),
                   self->overlays & ADJ_OVERLAY_SIGHT ? self->cursor : ADJ_NO_HEX);
  tell_aim (self);
  redraw (self);
}

void
adj_board_forget_view (AdjBoard *self)
{
  g_clear_object (&self->picture);
  g_clear_pointer (&self->over, gsk_render_node_unref);
  adj_counters_clear (self->counters);
  adj_fan_close (&self->fan);
}

/* ---- The fan ---- */

void
adj_board_open_fan (AdjBoard *self, const guint16 *units, guint n, AdjPoint around)
{
  adj_fan_open (&self->fan, units, n, around, ADJ_COUNTER_SIDE * self->camera.size, &self->camera);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adj_board_open_fan_of (AdjBoard *self, AdjHex hex)
{
  guint16 units[ADJ_STACK_MOST];
  guint n = adj_board_stack (self, hex, units);

  adj_board_open_fan (self, units, n, adj_board_hex_center (self, hex));
}

void
adj_board_close_fan (AdjBoard *self)
{
  g_clear_handle_id (&self->fan_timer, g_source_remove);
  if (self->fan.n == 0)
    return;
  adj_fan_close (&self->fan);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

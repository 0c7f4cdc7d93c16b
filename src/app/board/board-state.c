/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-state.h"

#include <math.h>

#include "app/board/board-pile.h"
#include "app/board/board-plots.h"
#include "app/session/pencil.h"
#include "staff/destination.h"
#include "staff/execution-case.h"
#include "staff/irregular.h"
#include "staff/no-reach.h"

AdjSession *
adj_board_state_session (const AdjBoardState *self)
{
  return adj_part_get_session (self->part);
}

/* A counter that was dragged is taken first. */
static void
plot_on (AdjSession *session, const AdjIntent *intent)
{
  AdjPlotCase plot;

  if (!adj_pencil_is_held (session, &plot) || plot.unit != intent->unit)
    adj_pencil_take (session, intent->unit);
  if (adj_pencil_is_held (session, &plot) && plot.unit == intent->unit)
    adj_pencil_go (session, intent->hex);
}

void
adj_board_state_carry_out (AdjBoardState *self, AdjIntent *intent)
{
  AdjSession *session = adj_board_state_session (self);

  self->answered = intent->kind == ADJ_INTENT_ORDER || intent->kind == ADJ_INTENT_PLOT;
  if (intent->kind == ADJ_INTENT_PICK)
    adj_session_set_picks (session, &intent->picks);
  else if (intent->kind == ADJ_INTENT_TAKE)
    adj_pencil_take (session, intent->unit);
  else if (intent->kind == ADJ_INTENT_PLOT)
    plot_on (session, intent);
  else if (intent->kind == ADJ_INTENT_ORDER &&
           adj_session_give (session, (const AdjOrder *) intent->orders->data, intent->orders->len))
    adj_session_pick_nothing (session);
}

/* ---- Where things are ---- */

guint
adj_board_state_stack (const AdjBoardState *self, AdjHex hex, guint16 units[ADJ_PILE_MOST])
{
  AdjSession *session = adj_board_state_session (self);
  AdjView view = adj_session_view (session);

  return adj_pile_read (&view, adj_session_field (session), hex, units);
}

int
adj_board_state_unit_at (const AdjBoardState *self, AdjPoint point)
{
  const AdjCamera *camera = adj_map_view_get_camera (self->map);
  AdjHex hex = adj_map_view_get_hex_at (self->map, point);
  double half = ADJ_PILE_SIDE * camera->size / 2;
  guint16 units[ADJ_PILE_MOST];
  int found = -1;
  guint n;

  if (self->fan.n > 0 && adj_fan_unit_at (&self->fan, point) >= 0)
    return adj_fan_unit_at (&self->fan, point);
  if (hex == ADJ_NO_HEX)
    return -1;
  n = adj_board_state_stack (self, hex, units);
  for (guint i = 0; i < n; i++)
    {
      AdjPoint at = adj_pile_place (camera, adj_map_view_get_book (self->map), hex, i, n);

      if (fabs (point.x - at.x) <= half && fabs (point.y - at.y) <= half)
        found = units[i];
    }
  return found;
}

AdjHex
adj_board_state_hex_of (const AdjBoardState *self, int unit, AdjPoint point)
{
  return unit >= 0 ? adj_session_field (adj_board_state_session (self))->table->units[unit].hex
                   : adj_map_view_get_hex_at (self->map, point);
}

/* ---- Where it would go to ---- */

static AdjHex
pointed_at (const AdjBoardState *self)
{
  return adj_map_view_shows_cursor (self->map) ? adj_map_view_get_cursor (self->map) : self->hover;
}

AdjHex
adj_board_state_aim (const AdjBoardState *self)
{
  if (self->hand.moving)
    return self->hover;
  if (!self->hints->reaching ||
      adj_session_get_picks (adj_board_state_session (self))->n_units == 0)
    return ADJ_NO_HEX;
  return pointed_at (self);
}

char *
adj_board_state_charge_to (const AdjBoardState *self, AdjHex hex)
{
  AdjSession *session = adj_board_state_session (self);
  AdjView view = adj_session_view (session);

  if (!self->hints->reaching)
    return NULL;
  return adj_charge_marks_tell (&self->hints->charges, &view, adj_session_field (session), hex,
                                self->hints->step[hex] != ADJ_THERE_NOT);
}

/* In words what is drawn of a charge, or what pointing at a counter does while others are picked,
 * or why nothing is drawn. */
static void
tell_aim (AdjBoardState *self)
{
  AdjSession *session = adj_board_state_session (self);
  AdjView view = adj_session_view (session);
  AdjHex aim = adj_board_state_aim (self);
  g_autofree char *said = aim != ADJ_NO_HEX ? adj_board_state_charge_to (self, aim) : NULL;

  if (said == NULL && !self->hand.moving)
    said = g_strdup (adj_destination_tell (adj_session_field (session),
                                           adj_session_get_picks (session), pointed_at (self),
                                           adj_map_view_shows_cursor (self->map)));
  if (said == NULL && !self->hand.moving)
    said = adj_board_plots_say_pencil (session);
  if (said == NULL && !self->hand.moving)
    said = adj_no_reach_tell (&view, adj_session_field (session), adj_session_get_picks (session));
  gtk_label_set_label (self->hint, said != NULL ? said : "");
  gtk_widget_set_visible (GTK_WIDGET (self->hint), said != NULL);
}

/* ---- What has changed ---- */

/* Adding all up is not done for nothing. */
static void
read_groups (AdjBoardState *self)
{
  AdjSession *session = adj_board_state_session (self);
  AdjView view;

  if (session == NULL || (self->overlays & ADJ_OVERLAY_GROUPS) == 0)
    return;
  view = adj_session_view (session);
  adj_group_marks_read (&self->hints->groups, adj_session_field (session), &view);
}

static void
read_irregular (AdjBoardState *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);

  view.table = adj_session_field (session)->table;
  adj_irregular_read (adj_session_get_game (session), adj_session_get_step (session), self->waved,
                      &view, self->irregular);
}

/* In a march of both sides the whole ways so far (E N.9), on a look back what was done last. */
static void
read_arrows (AdjBoardState *self, AdjSession *session)
{
  guint step = adj_session_get_step (session);
  const AdjMarchCase *march = self->plots.march;
  AdjView view = adj_session_view (session);

  g_clear_pointer (&self->arrows, g_array_unref);
  if (march != NULL && march->lasts && march->marched > 0)
    self->arrows =
        adj_arrows_read (adj_session_get_game (session), march->after[0], step, view.eyes);
  else if (adj_session_looks_back (session))
    self->arrows =
        adj_arrows_read (adj_session_get_game (session),
                         adj_stops_before (adj_session_get_stops (session), step), step, view.eyes);
}

/* A corrected book is another one: the names that counters are found by went with the old. */
void
adj_board_state_read_table (AdjBoardState *self)
{
  AdjSession *session = adj_board_state_session (self);
  AdjBook *book = session != NULL ? adj_game_get_book (adj_session_get_game (session)) : NULL;
  AdjView view;

  if (session != NULL)
    {
      view = adj_session_view (session);
      adj_hints_owed (self->hints, &view);
    }
  if (adj_map_view_get_book (self->map) != book)
    adj_counters_clear (self->counters);
  adj_map_view_set_book (self->map, book);
  adj_map_view_put_again (self->map);
  if (session == NULL)
    return;
  adj_map_view_set_night (self->map, adj_table_is_night (adj_session_field (session)->table, book));
  read_groups (self);
  read_irregular (self, session);
  adj_board_plots_read (&self->plots, session);
  self->foretells = adj_fates_find (&view, self->fates);
  read_arrows (self, session);
  adj_board_state_read_hints (self);
}

void
adj_board_state_wave (AdjBoardState *self)
{
  AdjSession *session = adj_board_state_session (self);

  if (session == NULL)
    return;
  self->waved = adj_game_get_play (adj_session_get_game (session))->entries->len;
  read_irregular (self, session);
  adj_map_view_paint_again (self->map);
  adj_map_view_say (self->map);
}

/* Whose reach is shown: of those in hand, those picked, or the one under the pointer. */
static void
read_reach (AdjBoardState *self, AdjSession *session)
{
  const AdjField *field = adj_session_field (session);
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
  if (self->hand.moving)
    {
      units = self->hand.units;
      n = self->hand.umpire ? 0 : self->hand.n;
    }
  adj_hints_reach (self->hints, field, units, adj_hints_may_march (&view, units, n) ? n : 0);
}

void
adj_board_state_read_hints (AdjBoardState *self)
{
  AdjSession *session = adj_board_state_session (self);

  /* Out of sight it may have another game already. */
  if (session == NULL || adj_session_book (session) != adj_map_view_get_book (self->map))
    return;
  read_reach (self, session);
  adj_hints_exposure (self->hints, adj_session_field (session),
                      (self->overlays & ADJ_OVERLAY_EXPOSURE) != 0);
  adj_hints_drift (self->hints, adj_session_field (session), adj_session_get_picks (session));
  adj_hints_sight (self->hints, adj_session_book (session),
                   self->overlays & ADJ_OVERLAY_SIGHT ? adj_map_view_get_cursor (self->map)
                                                      : ADJ_NO_HEX);
  tell_aim (self);
  adj_map_view_paint_again (self->map);
}

void
adj_board_state_set_overlays (AdjBoardState *self, guint overlays)
{
  self->overlays = overlays;
  read_groups (self);
  adj_board_state_read_hints (self);
}

void
adj_board_state_forget (AdjBoardState *self)
{
  adj_map_view_put_again (self->map);
  adj_map_view_paint_again (self->map);
  adj_counters_clear (self->counters);
  adj_board_state_close_fan (self);
  self->hand = (AdjHand){ 0 };
  g_clear_pointer (&self->arrows, g_array_unref);
  adj_board_plots_clear (&self->plots);
  self->foretells = FALSE;
  self->waved = 0;
  self->hover = ADJ_NO_HEX;
  self->hover_unit = -1;
}

void
adj_board_state_make_way (AdjBoardState *self)
{
  if (self->card.view != NULL)
    gtk_widget_queue_allocate (gtk_widget_get_parent (self->card.view));
}

/* ---- The fan ---- */

void
adj_board_state_open_fan (AdjBoardState *self, const guint16 *units, guint n, AdjPoint around)
{
  const AdjCamera *camera = adj_map_view_get_camera (self->map);

  adj_fan_open (&self->fan, units, n, around, ADJ_PILE_SIDE * camera->size, camera);
  adj_board_state_make_way (self);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

void
adj_board_state_open_fan_of (AdjBoardState *self, AdjHex hex)
{
  guint16 units[ADJ_PILE_MOST];
  guint n = adj_board_state_stack (self, hex, units);

  adj_board_state_open_fan (self, units, n, adj_map_view_get_place (self->map, hex));
}

void
adj_board_state_close_fan (AdjBoardState *self)
{
  g_clear_handle_id (&self->fan_timer, g_source_remove);
  if (self->fan.n == 0)
    return;
  adj_fan_close (&self->fan);
  gtk_widget_queue_draw (GTK_WIDGET (self->map));
}

/* ---- Beginning and end ---- */

void
adj_board_state_init (AdjBoardState *self, AdjPart *part, AdjMapView *map, GtkLabel *hint)
{
  *self = (AdjBoardState){ .part = part,
                           .map = map,
                           .hint = hint,
                           .counters = adj_counters_new (),
                           .hints = g_new0 (AdjHints, 1),
                           .hover = ADJ_NO_HEX,
                           .hover_unit = -1 };
}

void
adj_board_state_dispose (AdjBoardState *self)
{
  if (self->pull != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self->map), self->pull);
  self->pull = 0;
  g_clear_handle_id (&self->fan_timer, g_source_remove);
  g_clear_handle_id (&self->card.timer, g_source_remove);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
}

void
adj_board_state_clear (AdjBoardState *self)
{
  adj_counters_free (self->counters);
  g_clear_pointer (&self->choices, g_ptr_array_unref);
  g_clear_pointer (&self->arrows, g_array_unref);
  adj_board_plots_clear (&self->plots);
  adj_duties_clear (&self->hints->duties);
  g_clear_pointer (&self->hints->payments, g_array_unref);
  g_free (self->hints);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/session-private.h"

/* ---- The moment ---- */

static guint
steps_now (AdjSession *self)
{
  return adj_game_get_play (self->game)->steps->len;
}

/* Takes the table over. */
static void
show_other_table (AdjSession *self, AdjTable *table, guint step)
{
  self->past = table;
  self->past_field = g_new (AdjField, 1);
  adj_field_read (self->past_field, adj_game_get_book (self->game), table);
  self->step = step;
}

void
adj_session_look_at (AdjSession *self, guint n_steps)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  adj_session_forget_past (self);
  if (n_steps < steps_now (self))
    show_other_table (self, adj_game_table_after (self->game, n_steps), n_steps);
  adj_session_show_changes (self);
}

void
adj_session_preview (AdjSession *self, const AdjTable *table)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  adj_session_forget_past (self);
  show_other_table (self, adj_table_copy (table), steps_now (self));
  self->preview = TRUE;
  adj_session_show_changes (self);
}

gboolean
adj_session_is_preview (AdjSession *self)
{
  return self->preview;
}

void
adj_session_look_now (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (self->past != NULL)
    adj_session_look_at (self, steps_now (self));
}

guint
adj_session_get_step (AdjSession *self)
{
  return self->past != NULL ? self->step : steps_now (self);
}

gboolean
adj_session_is_now (AdjSession *self)
{
  return self->past == NULL;
}

gboolean
adj_session_may_play (AdjSession *self)
{
  return self->past == NULL && self->holder == NULL && !self->curtain.drawn;
}

/* ---- The eyes ---- */

/* Nothing that was picked, typed or answered is left to other eyes. */
static void
look_with (AdjSession *self, AdjEyes eyes)
{
  if (adj_game_get_eyes (self->game) == eyes)
    return;
  adj_game_set_eyes (self->game, eyes);
  adj_session_forget_seen (self);
  self->picks = (AdjPicks){ 0 };
  g_ptr_array_set_size (self->answers, 0);
  g_signal_emit_by_name (self, "eyes");
}

void
adj_session_set_eyes (AdjSession *self, AdjEyes eyes)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (adj_game_get_eyes (self->game) == eyes)
    return;
  look_with (self, eyes);
  adj_session_show_changes (self);
}

/* ---- The curtain ---- */

void
adj_session_follow_curtain (AdjSession *self)
{
  if (self->hangs_curtain)
    look_with (self, adj_curtain_follow (&self->curtain, adj_game_get_table (self->game),
                                         adj_game_get_eyes (self->game)));
}

void
adj_session_hang_curtain (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  self->hangs_curtain = TRUE;
  adj_session_follow_curtain (self);
  adj_session_show_changes (self);
}

gboolean
adj_session_has_curtain (AdjSession *self)
{
  return self->curtain.hung;
}

gboolean
adj_session_is_covered (AdjSession *self)
{
  return self->curtain.drawn;
}

void
adj_session_draw_curtain (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (!self->curtain.hung || self->curtain.drawn)
    return;
  self->curtain.drawn = TRUE;
  look_with (self, ADJ_EYES_PUBLIC);
  adj_session_show_changes (self);
}

void
adj_session_lift_curtain (AdjSession *self, AdjEyes eyes)
{
  g_return_if_fail (ADJ_IS_SESSION (self) && eyes != ADJ_EYES_ALL);

  if (!self->curtain.drawn)
    return;
  self->curtain.drawn = FALSE;
  look_with (self, eyes);
  adj_session_show_changes (self);
}

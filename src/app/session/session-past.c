/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/session-private.h"

gboolean
adj_session_looks_back (AdjSession *self)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  return self->past != NULL && !self->preview;
}

GArray *
adj_session_get_stops (AdjSession *self)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), NULL);

  if (self->stops == NULL)
    self->stops = adj_stops_read (self->game);
  return self->stops;
}

gboolean
adj_session_stride (AdjSession *self, AdjStride stride, gboolean forward)
{
  guint from;
  guint to;

  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  if (self->preview || self->curtain.drawn)
    return FALSE;
  from = adj_session_get_step (self);
  to = adj_stops_go (adj_session_get_stops (self), from, stride, forward);
  if (to == from)
    return FALSE;
  adj_session_look_at (self, to);
  return TRUE;
}

guint
adj_session_get_order (AdjSession *self)
{
  guint step;

  g_return_val_if_fail (ADJ_IS_SESSION (self), 0);

  step = adj_session_get_step (self);
  return adj_session_looks_back (self) && step > 0
             ? g_array_index (adj_game_get_play (self->game)->steps, AdjStep, step - 1).number
             : 0;
}

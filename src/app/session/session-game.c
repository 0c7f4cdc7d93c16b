/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/session-private.h"

/* The record is another, so a look back at it would be a look at something else. */
void
adj_session_take_changes (AdjSession *self)
{
  adj_session_forget_past (self);
  adj_session_save_soon (self);
  adj_session_follow_curtain (self);
  adj_session_show_changes (self);
}

AdjSession *
adj_session_new (AdjGame *game, const char *path, AdjLock *lock, const char *holder)
{
  AdjSession *self;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self = g_object_new (ADJ_TYPE_SESSION, NULL);
  self->game = g_object_ref (game);
  self->path = g_strdup (path);
  self->holder = g_strdup (holder);
  adj_session_mark_phase (self);
  if (path != NULL && holder == NULL)
    adj_session_begin_saving (self, lock);
  self->game_changed =
      g_signal_connect_swapped (game, "changed", G_CALLBACK (adj_session_take_changes), self);
  return self;
}

/* The curtain hangs, but does not fall: the table knows no more than the eyes that it was laid
 * for. */
AdjSession *
adj_session_new_what_if (AdjSession *origin, AdjGame *branch)
{
  AdjSession *self;

  g_return_val_if_fail (ADJ_IS_SESSION (origin), NULL);

  self = adj_session_new (branch, NULL, NULL, NULL);
  self->origin = g_object_ref (origin);
  self->curtain.hung = origin->curtain.hung;
  return self;
}

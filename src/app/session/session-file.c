/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/kept-copy.h"
#include "app/session/session-private.h"
#include "record/save.h"

static gboolean
write_game (gpointer data)
{
  AdjSession *self = data;
  gsize length;
  char *text = adj_game_write (self->game, &length);

  self->to_write = 0;
  adj_saver_write (self->saver, text, length);
  return G_SOURCE_REMOVE;
}

void
adj_session_save_soon (AdjSession *self)
{
  if (self->saver == NULL || self->to_write != 0)
    return;
  adj_saver_expect (self->saver);
  self->to_write = g_idle_add (write_game, self);
}

gboolean
adj_session_finish (AdjSession *self)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  if (self->to_write != 0)
    {
      g_clear_handle_id (&self->to_write, g_source_remove);
      write_game (self);
    }
  return self->saver == NULL || adj_saver_finish (self->saver);
}

AdjSaver *
adj_session_get_saver (AdjSession *self)
{
  return self->saver;
}

/* ---- Somebody else's file ---- */

/* Entries only come after one another, so what was played here is in every text that begins with
 * it, up to the end tag. */
gboolean
adj_session_is_in_file (AdjSession *self)
{
  gsize length;
  g_autofree char *mine = adj_game_write (self->game, &length);
  g_autofree char *theirs = NULL;
  char *end = g_strrstr (mine, "</game>");

  g_return_val_if_fail (end != NULL, FALSE);

  while (end > mine && g_ascii_isspace (end[-1]))
    end--;
  *end = '\0';
  return g_file_get_contents (self->path, &theirs, NULL, NULL) && g_str_has_prefix (theirs, mine);
}

char *
adj_session_put_beside (AdjSession *self, GError **error)
{
  gsize length;
  g_autofree char *text = adj_game_write (self->game, &length);

  return adj_kept_copy_write (self->path, ADJ_KEPT_COPY_MINE, text, length, error);
}

void
adj_session_give_up_file (AdjSession *self)
{
  g_return_if_fail (self->saver != NULL);

  g_clear_handle_id (&self->to_write, g_source_remove);
  adj_saver_give_up (self->saver);
}

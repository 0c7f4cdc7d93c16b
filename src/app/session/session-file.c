/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/files/kept-copy.h"
#include "app/session/session-private.h"
#include "record/save.h"

/* A game whose file somebody else has written to in the meantime. */

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

  return adj_kept_copy_write (self->path, ADJ_COPY_MINE, text, length, error);
}

void
adj_session_give_up_file (AdjSession *self)
{
  g_return_if_fail (self->saver != NULL);

  g_clear_handle_id (&self->to_write, g_source_remove);
  adj_saver_give_up (self->saver);
}

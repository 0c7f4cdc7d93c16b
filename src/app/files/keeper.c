/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/keeper.h"

#include <string.h>

#include "app/files/kept-copy.h"
#include "desk/durable.h"

static void
adj_keeper_make (gpointer data, gboolean whole, AdjPortion *portion)
{
  AdjKeeper *self = data;

  self->way->portion (self->owner, whole, &self->saved, portion);
}

void
adj_keeper_init (AdjKeeper *self,
                 const char *path,
                 AdjLock *lock,
                 const char *holder,
                 const AdjKeeperWay *way,
                 gpointer owner)
{
  g_return_if_fail (self != NULL && way != NULL);

  self->path = g_strdup (path);
  self->holder = g_strdup (holder);
  self->saver =
      path != NULL && holder == NULL ? adj_saver_new (path, lock, adj_keeper_make, self) : NULL;
  self->to_write = 0;
  self->saved = (AdjSaved){ 0 };
  self->way = way;
  self->owner = owner;
}

void
adj_keeper_clear (AdjKeeper *self)
{
  g_return_if_fail (self != NULL);

  g_clear_handle_id (&self->to_write, g_source_remove);
  if (self->saver != NULL)
    adj_saver_leave (self->saver);
  g_clear_object (&self->saver);
  g_clear_pointer (&self->holder, g_free);
  g_clear_pointer (&self->path, g_free);
}

static gboolean
adj_keeper_write (gpointer data)
{
  AdjKeeper *self = data;

  self->to_write = 0;
  adj_saver_write (self->saver);
  return G_SOURCE_REMOVE;
}

/* The answer comes before the file. */
void
adj_keeper_save_soon (AdjKeeper *self)
{
  g_return_if_fail (self != NULL);

  if (self->saver == NULL || self->to_write != 0)
    return;
  adj_saver_expect (self->saver);
  self->to_write = g_idle_add (adj_keeper_write, self);
}

gboolean
adj_keeper_finish (AdjKeeper *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (self->to_write != 0)
    {
      g_clear_handle_id (&self->to_write, g_source_remove);
      adj_keeper_write (self);
    }
  return self->saver == NULL || adj_saver_finish (self->saver);
}

/* Entries only come after one another, so what was played here is in every text that begins with
 * it, up to the end tag. */
static gboolean
is_in_file (AdjKeeper *self)
{
  gsize length;
  g_autofree char *mine = NULL;
  g_autofree char *theirs = NULL;
  char *end;

  mine = self->way->text (self->owner, &length);
  end = g_strrstr (mine, self->way->end);
  g_return_val_if_fail (end != NULL, FALSE);

  while (end > mine && g_ascii_isspace (end[-1]))
    end--;
  *end = '\0';
  return g_file_get_contents (self->path, &theirs, NULL, NULL) && g_str_has_prefix (theirs, mine);
}

char *
adj_keeper_put_beside (AdjKeeper *self, GError **error)
{
  gsize length;
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  text = self->way->text (self->owner, &length);
  return adj_kept_copy_write (self->path, ADJ_COPY_MINE, text, length, error);
}

gboolean
adj_keeper_keep_mine (AdjKeeper *self, char **told, GError **error)
{
  g_autofree char *beside = NULL;

  g_return_val_if_fail (self != NULL && told != NULL, FALSE);

  *told = NULL;
  if (is_in_file (self))
    return TRUE;
  beside = adj_keeper_put_beside (self, error);
  if (beside != NULL)
    *told = adj_kept_copy_tell (beside);
  return beside != NULL;
}

gboolean
adj_keeper_save_copy (AdjKeeper *self, const char *path, GError **error)
{
  g_autoptr (AdjLock) lock = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (self != NULL && path != NULL, FALSE);

  lock = adj_lock_take (path, "adjutant", NULL, error);
  if (lock == NULL)
    return FALSE;
  text = self->way->text (self->owner, &length);
  return adj_durable_write (path, text, length, ADJ_WRITE_PRIVATE, error);
}

void
adj_keeper_give_up (AdjKeeper *self)
{
  g_return_if_fail (self != NULL && self->saver != NULL);

  g_clear_handle_id (&self->to_write, g_source_remove);
  adj_saver_give_up (self->saver);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/own-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/durable.h"

static void
make_text (gpointer data, gboolean whole, AdjPortion *portion)
{
  const AdjOwnFile *self = data;

  *portion = (AdjPortion){ .text = g_strdup (self->text), .length = strlen (self->text) };
}

gboolean
adj_own_file_take (AdjOwnFile *self, const char *path, AdjProblems *problems)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;
  AdjLock *lock;

  g_mkdir_with_parents (folder, 0700);
  lock = adj_lock_take (path, "adjutant", &holder, &error);
  if (lock != NULL)
    adj_durable_sweep (path);
  else if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN))
    {
      adj_problems_add (problems, ADJ_PROBLEM_SENSE, 0, "own-file-in-use",
                        _ ("this is open in another window (%s)"), holder != NULL ? holder : "");
      return FALSE;
    }
  self->path = g_strdup (path);
  self->saver = adj_saver_new (path, lock, make_text, self);
  return TRUE;
}

void
adj_own_file_write (AdjOwnFile *self, const char *text)
{
  g_free (self->text);
  self->text = g_strdup (text);
  adj_saver_expect (self->saver);
  adj_saver_write (self->saver);
}

AdjSaverState
adj_own_file_get_state (const AdjOwnFile *self)
{
  return adj_saver_get_state (self->saver);
}

const char *
adj_own_file_get_complaint (const AdjOwnFile *self)
{
  return adj_saver_get_complaint (self->saver);
}

void
adj_own_file_retry (AdjOwnFile *self)
{
  adj_saver_retry (self->saver);
}

gboolean
adj_own_file_finish (AdjOwnFile *self)
{
  return self->saver == NULL || adj_saver_finish (self->saver);
}

void
adj_own_file_clear (AdjOwnFile *self)
{
  if (self->saver != NULL)
    adj_saver_leave (self->saver);
  g_clear_object (&self->saver);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->path, g_free);
}

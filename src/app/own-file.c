/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/own-file.h"

#include <glib/gi18n-lib.h>

#include "desk/durable.h"

gboolean
adj_own_file_take (AdjOwnFile *self, const char *path, AdjProblems *problems)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  self->path = g_strdup (path);
  self->lock = adj_lock_take (path, "adjutant", &holder, &error);
  if (self->lock != NULL)
    adj_durable_sweep (path);
  if (self->lock != NULL || !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN))
    return TRUE;
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, 0, "own-file-in-use",
                    _ ("this is open in another window (%s)"), holder != NULL ? holder : "");
  return FALSE;
}

void
adj_own_file_write (AdjOwnFile *self, const char *text, gsize length)
{
  g_autoptr (GError) error = NULL;

  g_clear_pointer (&self->complaint, g_free);
  if (!adj_durable_write (self->path, text, length, ADJ_DURABLE_KEEP_PREVIOUS, &error))
    self->complaint = g_strdup (error->message);
}

void
adj_own_file_clear (AdjOwnFile *self)
{
  g_clear_pointer (&self->lock, adj_lock_release);
  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->complaint, g_free);
}

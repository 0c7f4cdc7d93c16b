/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/imprint.h"

#include <glib/gi18n-lib.h>
#include <sys/stat.h>

#include "desk/durable.h"
#include "desk/slurp.h"

#define MOST_BYTES (64 * 1024 * 1024)

static gboolean
look (AdjImprint *self, const char *path)
{
  struct stat found;

  self->there = stat (path, &found) == 0;
  if (!self->there)
    return FALSE;
  self->size = found.st_size;
  self->written = found.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + found.st_mtim.tv_nsec;
  return TRUE;
}

static void
sum_up (AdjImprint *self, const void *text, gsize length)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA256, text, length);

  g_strlcpy (self->sum, sum, sizeof self->sum);
}

/* A file that cannot be read, or is too large to be anything of ours, has a sum like no other. */
static void
read_sum (AdjImprint *self, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  gsize length;
  g_autofree char *text = adj_slurp (path, MOST_BYTES, &length, problems);

  self->sum[0] = '\0';
  if (text != NULL)
    sum_up (self, text, length);
}

void
adj_imprint_take (AdjImprint *self, const char *path)
{
  *self = (AdjImprint){ 0 };
  if (look (self, path))
    read_sum (self, path);
}

gboolean
adj_imprint_holds (AdjImprint *self, const char *path)
{
  AdjImprint now = { 0 };

  if (!look (&now, path))
    return TRUE;
  if (self->there && now.size == self->size && now.written == self->written)
    return TRUE;
  read_sum (&now, path);
  if (!self->there || now.sum[0] == '\0' || !g_str_equal (now.sum, self->sum))
    return FALSE;
  *self = now;
  return TRUE;
}

/* Of a text that was just written. If it is not as long as the text, somebody was quicker: then the
 * text decides. */
static void
note (AdjImprint *self, const char *path, const void *text, gsize length)
{
  *self = (AdjImprint){ 0 };
  sum_up (self, text, length);
  if (look (self, path) && self->size != (gint64) length)
    self->written = 0;
  self->there = TRUE;
}

gboolean
adj_imprint_write (
    AdjImprint *self, const char *path, const void *text, gsize length, GError **error)
{
  g_autoptr (GError) reason = NULL;

  if (!adj_imprint_holds (self, path))
    {
      g_set_error_literal (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_CHANGED,
                           _ ("another program has written to the file"));
      return FALSE;
    }
  adj_durable_write (path, text, length, ADJ_WRITE_KEEP_PREVIOUS | ADJ_WRITE_PRIVATE, &reason);
  if (adj_durable_is_in_place (reason))
    note (self, path, text, length);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

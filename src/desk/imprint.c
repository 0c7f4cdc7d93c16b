/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/imprint.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk/append.h"
#include "desk/durable.h"
#include "desk/fnv.h"
#include "desk/slurp.h"

void
adj_portion_clear (AdjPortion *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->text, g_free);
}

static void
note_status (AdjImprint *self, const struct stat *found)
{
  self->there = TRUE;
  self->size = found->st_size;
  self->written = found->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + found->st_mtim.tv_nsec;
}

static gboolean
look (AdjImprint *self, const char *path)
{
  struct stat found;

  self->there = stat (path, &found) == 0;
  if (self->there)
    note_status (self, &found);
  return self->there;
}

/* A file that cannot be read, or is too large to be anything of ours, has a sum like no other. */
static void
read_sum (AdjImprint *self, const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  gsize length;
  g_autofree char *text = adj_slurp (path, ADJ_MOST_BYTES, &length, problems);

  self->sum = text != NULL ? adj_fnv_on (ADJ_FNV_NOTHING, text, length) : 0;
}

static gboolean
same_status (const AdjImprint *self, const AdjImprint *now)
{
  return self->there && now->size == self->size && now->written == self->written;
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
  if (same_status (self, &now))
    return TRUE;
  read_sum (&now, path);
  if (!self->there || now.sum == 0 || now.size != self->size || now.sum != self->sum)
    return FALSE;
  self->written = now.written;
  return TRUE;
}

/* Of a text that was just written, from the sum of all before it. */
static void
note_text (AdjImprint *self, guint64 sum, const AdjPortion *portion)
{
  gsize body = portion->length - portion->end;

  self->end = portion->end;
  self->body_sum = adj_fnv_on (sum, portion->text, body);
  self->sum = adj_fnv_on (self->body_sum, portion->text + body, portion->end);
}

/* If the file is not as long as the text, somebody was quicker: then the text decides. */
static void
note_whole (AdjImprint *self, const char *path, const AdjPortion *portion)
{
  *self = (AdjImprint){ 0 };
  note_text (self, ADJ_FNV_NOTHING, portion);
  if (!look (self, path) || self->size != (gint64) portion->length)
    *self = (AdjImprint){ .size = (gint64) portion->length, .sum = self->sum };
  self->there = TRUE;
}

static gboolean
write_whole (AdjImprint *self, const char *path, const AdjPortion *portion, GError **error)
{
  g_autoptr (GError) reason = NULL;

  adj_durable_write (path, portion->text, portion->length,
                     ADJ_WRITE_KEEP_PREVIOUS | ADJ_WRITE_PRIVATE, &reason);
  if (adj_durable_is_in_place (reason))
    note_whole (self, path, portion);
  if (reason == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/* ---- Behind ---- */

/* Is the open file the one that was written last, ours to change where it stands? What has another
 * name as well keeps its text under that one, and what is read-only is so for a reason. */
static gboolean
is_as_written (const AdjImprint *self, int fd)
{
  AdjImprint now = { 0 };
  struct stat found;

  if (fstat (fd, &found) != 0)
    return FALSE;
  note_status (&now, &found);
  return S_ISREG (found.st_mode) && found.st_nlink == 1 && (found.st_mode & S_IWUSR) != 0 &&
         same_status (self, &now);
}

/* As note_whole. After a failure the file is as we left it, and nothing comes behind that. */
static gboolean
append (AdjImprint *self, int fd, const AdjPortion *portion)
{
  gint64 place = self->size - (gint64) self->end;
  gboolean good = adj_append (fd, place, portion->text, portion->length, portion->end);
  gboolean known;
  struct stat found;

  self->end = 0;
  known = fstat (fd, &found) == 0;
  if (good)
    {
      note_text (self, self->body_sum, portion);
      self->size = place + (gint64) portion->length;
      self->written = 0;
      known &= found.st_size == self->size;
    }
  if (known)
    note_status (self, &found);
  return good;
}

static gboolean
write_behind (AdjImprint *self, const char *path, const AdjPortion *portion, GError **error)
{
  int fd = self->end > 0 ? open (path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) : -1;
  gboolean good = fd >= 0 && is_as_written (self, fd) && append (self, fd, portion);

  if (fd >= 0)
    close (fd);
  if (!good)
    g_set_error_literal (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_WHOLE,
                         "nothing can be written behind it");
  return good;
}

gboolean
adj_imprint_write (AdjImprint *self, const char *path, const AdjPortion *portion, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (portion != NULL && portion->end <= portion->length, FALSE);

  if (!adj_imprint_holds (self, path))
    {
      g_set_error_literal (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_CHANGED,
                           _ ("another program has written to the file"));
      return FALSE;
    }
  return portion->behind ? write_behind (self, path, portion, error)
                         : write_whole (self, path, portion, error);
}

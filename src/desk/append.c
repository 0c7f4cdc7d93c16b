/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/append.h"

#include <errno.h>
#include <unistd.h>

static gboolean
put (int fd, gint64 place, const char *text, gsize length)
{
  while (length > 0)
    {
      gssize written = pwrite (fd, text, length, place);

      if (written < 0 && errno == EINTR)
        continue;
      if (written == 0)
        errno = EIO;
      if (written <= 0)
        return FALSE;
      text += written;
      place += written;
      length -= (gsize) written;
    }
  return TRUE;
}

static gboolean
flush (int fd)
{
  while (fdatasync (fd) != 0)
    if (errno != EINTR)
      return FALSE;
  return TRUE;
}

/* Whoever reads the file next should find it whole; if even that fails there is nothing to be done
 * about it. */
static void
put_back (int fd, gint64 place, const char *end, gsize length)
{
  int reason = errno;

  if (!put (fd, place, end, length) || ftruncate (fd, place + (gint64) length) != 0)
    g_debug ("the end of the file could not be put back: %s", g_strerror (errno));
  errno = reason;
}

gboolean
adj_append (int fd, gint64 place, const char *text, gsize length, gsize end)
{
  g_return_val_if_fail (fd >= 0, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (end <= length, FALSE);

  if (put (fd, place, text, length) && flush (fd))
    return TRUE;
  put_back (fd, place, text + length - end, end);
  return FALSE;
}

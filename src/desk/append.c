/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/append.h"

#include <errno.h>
#include <unistd.h>

#include "desk/disk.h"

/* Whoever reads the file next should find it whole; if even that fails there is nothing to be done
 * about it. */
static void
put_back (int fd, gint64 place, const char *end, gsize length)
{
  int reason = errno;

  if (!adj_disk_put (fd, place, end, length) || ftruncate (fd, place + (gint64) length) != 0)
    g_debug ("the end of the file could not be put back: %s", g_strerror (errno));
  errno = reason;
}

gboolean
adj_append (int fd, gint64 place, const char *text, gsize length, gsize end)
{
  g_return_val_if_fail (fd >= 0, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (end <= length, FALSE);

  if (adj_disk_put (fd, place, text, length) && adj_disk_flush (fd, fdatasync))
    return TRUE;
  put_back (fd, place, text + length - end, end);
  return FALSE;
}

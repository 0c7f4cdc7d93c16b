/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/disk.h"

#include <errno.h>
#include <unistd.h>

gboolean
adj_disk_put (int fd, gint64 place, const char *text, gsize length)
{
  g_return_val_if_fail (text != NULL || length == 0, FALSE);

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

gboolean
adj_disk_flush (int fd, int (*sync) (int fd))
{
  g_return_val_if_fail (sync != NULL, FALSE);

  while (sync (fd) != 0)
    if (errno != EINTR)
      return FALSE;
  return TRUE;
}

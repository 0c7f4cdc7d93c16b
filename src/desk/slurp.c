/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/slurp.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/stat.h>
#include <unistd.h>

static void
add_not_regular (AdjProblems *problems)
{
  adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-not-regular",
                    _ ("this is a folder or a device, not a file; give the name of a file"));
}

/* Without O_NONBLOCK the open of a FIFO waits for a writer who may never come. */
static int
open_file (const char *path, AdjProblems *problems)
{
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);

  if (fd >= 0)
    return fd;
  if (errno == ENXIO) /* what open says of a socket */
    add_not_regular (problems);
  else
    adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-open",
                      _ ("the file cannot be opened: %s"), g_strerror (errno));
  return -1;
}

static gboolean
measure (int fd, gsize ceiling, gsize *size, AdjProblems *problems)
{
  struct stat status;

  if (fstat (fd, &status) != 0)
    {
      adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-read",
                        _ ("the file cannot be read: %s"), g_strerror (errno));
      return FALSE;
    }
  if (!S_ISREG (status.st_mode))
    {
      add_not_regular (problems);
      return FALSE;
    }
  if ((guint64) status.st_size > ceiling)
    {
      g_autofree char *has =
          g_format_size_full ((guint64) status.st_size, G_FORMAT_SIZE_LONG_FORMAT);
      g_autofree char *may = g_format_size_full (ceiling, G_FORMAT_SIZE_LONG_FORMAT);

      adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-too-large",
                        _ ("the file has %s; a file of this sort has at most %s"), has, may);
      return FALSE;
    }
  *size = (gsize) status.st_size;
  return TRUE;
}

static gboolean
read_all (int fd, char *data, gsize size, AdjProblems *problems)
{
  gsize done = 0;

  while (done < size)
    {
      gssize got = read (fd, data + done, size - done);

      if (got < 0 && errno == EINTR)
        continue;
      if (got < 0)
        adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-read",
                          _ ("the file cannot be read: %s"), g_strerror (errno));
      else if (got == 0)
        adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-shrank",
                          _ ("the file became shorter while it was read; "
                             "try again when nothing else writes it"));
      if (got <= 0)
        return FALSE;
      done += (gsize) got;
    }
  return TRUE;
}

char *
adj_slurp (const char *path, gsize ceiling, gsize *length, AdjProblems *problems)
{
  g_autofree char *data = NULL;
  gboolean whole = FALSE;
  gsize size;
  int fd;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  fd = open_file (path, problems);
  if (fd < 0)
    return NULL;
  if (measure (fd, ceiling, &size, problems))
    {
      data = g_malloc (size + 1);
      data[size] = '\0';
      whole = read_all (fd, data, size, problems);
    }
  close (fd);
  if (!whole)
    return NULL;
  if (length != NULL)
    *length = size;
  return g_steal_pointer (&data);
}

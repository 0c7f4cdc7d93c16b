/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/file.h>
#include <unistd.h>

#include "desk/links.h"

#define HOLDER_MAX 200

struct _AdjLock
{
  int fd;
};

/* For people only: the lock counts, not what is written in it. So a full disk is no reason to
 * refuse the lock. */
static void
write_holder (int fd, const char *who)
{
  g_autofree char *line = g_strdup_printf ("%s, process %d\n", who, (int) getpid ());

  if (ftruncate (fd, 0) != 0 || write (fd, line, strlen (line)) < 0)
    g_debug ("the lock's holder could not be noted: %s", g_strerror (errno));
}

static char *
read_holder (int fd)
{
  char text[HOLDER_MAX + 1];
  gssize length = read (fd, text, HOLDER_MAX);

  /* Between taking the lock and writing it the file may be empty. */
  if (length <= 0)
    return g_strdup (_ ("another program"));
  text[length] = '\0';
  text[strcspn (text, "\n")] = '\0';
  return g_utf8_make_valid (text, -1);
}

static void
refuse (const char *path, const char *holder, int reason, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  if (reason == EAGAIN)
    g_set_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN, _ ("'%s' is in use by %s"), name, holder);
  else
    g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason),
                 _ ("the lock file of '%s' cannot be made: %s"), name, g_strerror (reason));
}

char *
adj_lock_path (const char *path)
{
  g_autofree char *target = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  /* Two names of one file must not give two locks. */
  target = adj_follow_links (path);
  folder = g_path_get_dirname (target);
  base = g_path_get_basename (target);
  name = g_strdup_printf (".%s.lock", base);
  return g_build_filename (folder, name, NULL);
}

AdjLock *
adj_lock_take (const char *path, const char *who, char **holder, GError **error)
{
  g_autofree char *lock_path = NULL;
  AdjLock *self;
  int fd;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (who != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  lock_path = adj_lock_path (path);
  fd = open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644);
  if (fd < 0)
    {
      refuse (path, NULL, errno, error);
      return NULL;
    }
  if (flock (fd, LOCK_EX | LOCK_NB) != 0)
    {
      int reason = errno;
      g_autofree char *other = read_holder (fd);

      refuse (path, other, reason, error);
      if (holder != NULL && reason == EAGAIN)
        *holder = g_steal_pointer (&other);
      close (fd);
      return NULL;
    }
  write_holder (fd, who);
  self = g_new0 (AdjLock, 1);
  self->fd = fd;
  return self;
}

/* The file stays behind. Were it removed, one process could hold the lock on the removed file
 * while the next makes a new file of the same name and holds that. */
void
adj_lock_release (AdjLock *self)
{
  if (self == NULL)
    return;
  close (self->fd);
  g_free (self);
}

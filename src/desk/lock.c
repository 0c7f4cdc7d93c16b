/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk/lent.h"
#include "desk/links.h"
#include "desk/rights.h"

#define HOLDER_MAX 200
#define LOCK_FLAGS (O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
#define OWN_LOCK_MODE 0600 /* until it has the game's group and mode */

struct _AdjLock
{
  int fd;        /* -1: there can be no lock file */
  gboolean held; /* FALSE: there can be none, or the file system knows no locks */
};

/* A lock file has one name. What has two is something else as well, and not ours to write in. */
static gboolean
is_ours_alone (int fd)
{
  struct stat status;

  return fstat (fd, &status) == 0 && S_ISREG (status.st_mode) && status.st_nlink == 1;
}

/* For people only: the lock counts, not what is written in it. So neither a full disk nor another
 * player's lock file that one may only read is a reason to refuse the lock. */
static void
write_holder (int fd, const char *who)
{
  g_autofree char *line = g_strdup_printf ("%s, process %d\n", who, (int) getpid ());

  if (is_ours_alone (fd) && (ftruncate (fd, 0) != 0 || write (fd, line, strlen (line)) < 0))
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

  g_return_val_if_fail (path != NULL, NULL);

  /* Two names of one file must not give two locks. */
  target = adj_follow_links (path);
  return adj_lent_beside (target, ".", ".lock");
}

/* The player of a game takes its lock: it is shared as the game is, or as its folder is while
 * there is no game yet. A lock file is always its owner's to read and write. */
static void
share (int fd, const char *lock_path, const char *path)
{
  g_autofree char *folder = g_path_get_dirname (lock_path);
  struct stat other;

  if (!is_ours_alone (fd) || (stat (path, &other) != 0 && stat (folder, &other) != 0))
    return;
  other.st_mode = (other.st_mode & 0666) | OWN_LOCK_MODE;
  adj_rights_give (fd, &other);
}

/* To read is enough for a lock; to write is for the holder's name. Asked to make a file that is
 * there, Linux refuses one of somebody else's in a shared folder: so it is not asked. */
static int
open_lock (const char *lock_path)
{
  int fd = open (lock_path, O_RDWR | LOCK_FLAGS);

  if (fd < 0 && (errno == EACCES || errno == EROFS))
    fd = open (lock_path, O_RDONLY | LOCK_FLAGS);
  if (fd < 0 && errno == ENOENT)
    fd = open (lock_path, O_RDWR | O_CREAT | O_EXCL | LOCK_FLAGS, OWN_LOCK_MODE);
  return fd;
}

static AdjLock *
lock_new (int fd, gboolean held)
{
  AdjLock *self = g_new (AdjLock, 1);

  *self = (AdjLock){ fd, held };
  return self;
}

/* NULL, with error, if somebody has it. */
static AdjLock *
hold (int fd, const char *path, char **holder, GError **error)
{
  gboolean held = flock (fd, LOCK_EX | LOCK_NB) == 0;
  g_autofree char *other = NULL;
  int reason = errno;

  if (held || reason == ENOLCK || reason == ENOSYS || reason == EOPNOTSUPP)
    return lock_new (fd, held);
  other = read_holder (fd);
  refuse (path, other, reason, error);
  if (holder != NULL && reason == EAGAIN)
    *holder = g_steal_pointer (&other);
  close (fd);
  return NULL;
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

  /* A document that is lent can be written to whether or not there is a state folder. */
  lock_path = adj_lock_path (path);
  if (!adj_lent_make_room (lock_path))
    return lock_new (-1, FALSE);
  fd = open_lock (lock_path);
  if (fd < 0 && errno == EEXIST) /* somebody made it just now */
    fd = open_lock (lock_path);
  if (fd < 0)
    {
      refuse (path, NULL, errno, error);
      return NULL;
    }
  share (fd, lock_path, path);
  self = hold (fd, path, holder, error);
  if (self != NULL)
    write_holder (fd, who);
  return self;
}

const char *
adj_lock_warn (const AdjLock *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->held ? NULL
                    : _ ("no file can be locked in this folder: see to it that nobody else plays "
                         "this game meanwhile");
}

/* The file stays behind. Were it removed, one process could hold the lock on the removed file
 * while the next makes a new file of the same name and holds that. */
void
adj_lock_release (AdjLock *self)
{
  if (self == NULL)
    return;
  if (self->fd >= 0)
    close (self->fd);
  g_free (self);
}

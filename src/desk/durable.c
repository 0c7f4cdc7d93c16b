/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/durable.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk/disk.h"
#include "desk/lent.h"
#include "desk/links.h"
#include "desk/names.h"
#include "desk/rights.h"

#define TEMPORARY_TRIES 100
#define TEMPORARY_DIGITS 6
#define NEW_FILE_MODE 0644
#define PRIVATE_MODE 0600 /* also until it has the old file's group and mode */

typedef struct
{
  char *target;    /* the file itself, symbolic links followed */
  gboolean exists; /* something stands there, and this is what */
  struct stat old;
  mode_t mode;       /* the new file is made with */
  gboolean in_place; /* the new text stands there, come what may */
  const char *step;  /* what is being done, for the message when it fails with errno */
} Job;

static void
close_quietly (int fd)
{
  int error = errno;

  close (fd);
  errno = error;
}

static void
remove_quietly (const char *path)
{
  int error = errno;

  unlink (path);
  errno = error;
}

/* ".NAME.XXXXXX" beside the target. */
static char *
temporary_name (const Job *job)
{
  g_autofree char *ending = g_strdup_printf (".%0*x", TEMPORARY_DIGITS, g_random_int () & 0xFFFFFF);

  return adj_name_beside (job->target, ".", ending);
}

static int
open_temporary (const Job *job, char **path)
{
  for (int i = 0; i < TEMPORARY_TRIES; i++)
    {
      g_autofree char *name = temporary_name (job);
      int fd = open (name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, job->mode);

      if (fd >= 0)
        *path = g_steal_pointer (&name);
      if (fd >= 0 || errno != EEXIST)
        return fd;
    }
  return -1;
}

/* A file beside the target that is on the disk, or NULL and nothing is left of it. */
static char *
write_temporary (Job *job, const void *data, gsize length)
{
  g_autofree char *path = NULL;
  gboolean good;
  int fd;

  job->step = _ ("a temporary file beside it cannot be made");
  fd = open_temporary (job, &path);
  if (fd < 0)
    return NULL;
  job->step = _ ("the temporary file beside it cannot be written");
  good = !job->exists || adj_rights_give (fd, &job->old);
  good = good && adj_disk_put (fd, 0, data, length) && adj_disk_flush (fd, fsync);
  if (good)
    good = close (fd) == 0 || errno == EINTR;
  else
    close_quietly (fd);
  if (!good)
    {
      remove_quietly (path);
      return NULL;
    }
  return g_steal_pointer (&path);
}

/* The old file under a second, temporary name; its first name is never missing. */
static char *
second_name (Job *job)
{
  g_autofree char *contents = NULL;
  gsize length;

  for (int i = 0; i < TEMPORARY_TRIES; i++)
    {
      g_autofree char *name = temporary_name (job);

      if (link (job->target, name) == 0)
        return g_steal_pointer (&name);
      if (errno != EEXIST)
        break;
    }
  if (!adj_rights_denied () || !g_file_get_contents (job->target, &contents, &length, NULL))
    return NULL;
  return write_temporary (job, contents, length);
}

/* Of a document that is lent, a copy in a folder that stays. Where there can be no such folder none
 * is kept (adj_durable_warn has said so), for else nothing could be saved at all. */
static gboolean
keep_elsewhere (const Job *job, const char *previous)
{
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!adj_lent_make_room (previous))
    return TRUE;
  if (g_file_get_contents (job->target, &contents, &length, &error))
    adj_durable_write (previous, contents, length, ADJ_WRITE_PRIVATE, &error);
  return adj_durable_is_in_place (error);
}

static gboolean
keep_previous (Job *job)
{
  g_autofree char *previous = adj_lent_beside (job->target, "", "~");
  g_autofree char *second = NULL;
  gboolean good;

  job->step = _ ("what stands there cannot be kept under a name ending in ~");
  if (adj_lent (job->target))
    return keep_elsewhere (job, previous);
  second = second_name (job);
  if (second == NULL)
    return FALSE;
  good = rename (second, previous) == 0;

  /* Also after success: a crash may have left NAME~ as another name of this very file, and
   * then rename does nothing and says all is well. */
  remove_quietly (second);
  return good;
}

static gboolean
put_in_place (Job *job, const char *temporary, AdjDurableFlags flags)
{
  job->step = _ ("the new file cannot be put in its place");

  /* Unlike rename, link never replaces a file that appeared in the meantime. */
  if (flags & ADJ_WRITE_NEW_ONLY)
    {
      if (link (temporary, job->target) == 0)
        {
          remove_quietly (temporary);
          return TRUE;
        }
      if (!adj_rights_denied ())
        return FALSE;
    }
  return rename (temporary, job->target) == 0;
}

/* The rename is in the folder, and the folder too must be on the disk. Some file systems know
 * no fsync of folders and say EINVAL; that of a document that is lent is none. */
static gboolean
flush_folder (Job *job, int folder)
{
  job->in_place = TRUE;
  return adj_disk_flush (folder, fsync) || errno == EINVAL || adj_lent (job->target);
}

static gboolean
write_and_replace (Job *job, const void *data, gsize length, AdjDurableFlags flags, int folder)
{
  g_autofree char *temporary = write_temporary (job, data, length);

  if (temporary == NULL)
    return FALSE;
  if ((job->exists && (flags & ADJ_WRITE_KEEP_PREVIOUS) && !keep_previous (job)) ||
      !put_in_place (job, temporary, flags))
    {
      remove_quietly (temporary);
      return FALSE;
    }
  return flush_folder (job, folder);
}

/* A folder is shared by a group if what is made in it becomes the group's, or the group may write
 * there. One that is open to everybody, such as /tmp, belongs to no group. */
static mode_t
private_mode (const char *folder)
{
  struct stat status;

  if (stat (folder, &status) != 0 || (status.st_mode & S_IWOTH) != 0 ||
      (status.st_mode & (S_ISGID | S_IWGRP)) == 0)
    return PRIVATE_MODE;
  return PRIVATE_MODE | (status.st_mode & (S_IRGRP | S_IWGRP));
}

static mode_t
new_mode (const Job *job, AdjDurableFlags flags)
{
  g_autofree char *folder = g_path_get_dirname (job->target);

  return flags & ADJ_WRITE_PRIVATE ? private_mode (folder) : NEW_FILE_MODE;
}

static gboolean
refuse (Job *job, const char *step, int error)
{
  job->step = step;
  errno = error;
  return FALSE;
}

static gboolean
look_at_target (Job *job, AdjDurableFlags flags)
{
  job->step = _ ("its place cannot be examined");
  job->exists = stat (job->target, &job->old) == 0;
  job->mode = job->exists ? PRIVATE_MODE : new_mode (job, flags);
  if (!job->exists)
    return errno == ENOENT;
  if (flags & ADJ_WRITE_NEW_ONLY)
    return refuse (job, _ ("there is a file of that name, and it is not to be replaced"), EEXIST);
  if (!S_ISREG (job->old.st_mode))
    return refuse (job, _ ("what stands there is a folder or a device, not a file"),
                   S_ISDIR (job->old.st_mode) ? EISDIR : EPERM);

  /* A rename asks only for the folder, so one has to look. What another player may write is his
   * to write over as well, for the folder is shared. */
  if (!(job->old.st_mode & S_IWUSR))
    return refuse (job, _ ("what stands there is read-only"), EACCES);
  return TRUE;
}

/* In a sticky folder nobody takes away what is another's; not even the second name that we gave it
 * ourselves. */
static gboolean
may_replace (Job *job, int folder)
{
  struct stat status;

  job->step = _ ("its folder cannot be examined");
  if (!job->exists)
    return TRUE;
  if (fstat (folder, &status) != 0)
    return FALSE;
  if (!(status.st_mode & S_ISVTX) || geteuid () == 0 || geteuid () == job->old.st_uid ||
      geteuid () == status.st_uid)
    return TRUE;
  return refuse (job, _ ("in this folder only its owner may replace it"), EPERM);
}

static gboolean
run (Job *job, const void *data, gsize length, AdjDurableFlags flags)
{
  g_autofree char *name = g_path_get_dirname (job->target);
  gboolean good;
  int folder;

  if (!look_at_target (job, flags))
    return FALSE;
  job->step = _ ("its folder cannot be opened");
  folder = open (name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0)
    return FALSE;
  good = may_replace (job, folder) && write_and_replace (job, data, length, flags, folder);
  close_quietly (folder);
  return good;
}

static void
complain (const Job *job, const char *path, int reason, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);

  if (job->in_place)
    g_set_error (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_UNCONFIRMED,
                 _ ("'%s' is written, but the disk does not confirm that it keeps it (%s)"), name,
                 g_strerror (reason));
  else
    g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason),
                 _ ("'%s' was not written: %s (%s)"), name, job->step, g_strerror (reason));
}

GQuark
adj_durable_error_quark (void)
{
  return g_quark_from_static_string ("adj-durable-error");
}

gboolean
adj_durable_write (
    const char *path, const void *data, gsize length, AdjDurableFlags flags, GError **error)
{
  g_autofree char *target = NULL;
  Job job = { 0 };

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (data != NULL || length == 0, FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  target = adj_follow_links (path);
  job.target = target;
  if (run (&job, data, length, flags))
    return TRUE;
  complain (&job, path, errno, error);
  return FALSE;
}

gboolean
adj_durable_is_in_place (const GError *error)
{
  return error == NULL || g_error_matches (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_UNCONFIRMED);
}

char *
adj_durable_previous (const char *path)
{
  g_autofree char *target = adj_follow_links (path);

  return adj_lent_beside (target, "", "~");
}

/* After a crash NAME~ may be another name of the very file; it goes with the next writing. */
char *
adj_durable_warn (const char *path)
{
  g_autofree char *previous = adj_durable_previous (path);
  g_autofree char *previous_folder = g_path_get_dirname (previous);
  g_autofree char *name = g_filename_display_name (path);
  struct stat status, kept;
  nlink_t own = 1;

  if (stat (path, &status) != 0)
    return NULL;
  if (!adj_lent_make_room (previous))
    return g_strdup_printf (_ ("no previous version of '%s' can be kept: its folder '%s' cannot be "
                               "made or written to"),
                            name, previous_folder);
  if (lstat (previous, &kept) == 0 && kept.st_ino == status.st_ino && kept.st_dev == status.st_dev)
    own = 2;
  if (status.st_nlink <= own)
    return NULL;
  return g_strdup_printf (
      _ ("'%s' has another name as well (a hard link); what is written from now "
         "on is not seen under that one, which keeps the file as it is"),
      name);
}

/* as: a temporary name of the same file. */
static gboolean
is_temporary_like (const char *name, const char *as)
{
  gsize stem = strlen (as) - TEMPORARY_DIGITS;

  return strlen (name) == strlen (as) && strncmp (name, as, stem) == 0 &&
         strspn (name + stem, "0123456789abcdef") == TEMPORARY_DIGITS;
}

void
adj_durable_sweep (const char *path)
{
  g_autofree char *target = adj_follow_links (path);
  const Job job = { .target = target };
  g_autofree char *example = temporary_name (&job);
  g_autofree char *as = g_path_get_basename (example);
  g_autofree char *folder = g_path_get_dirname (target);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_temporary_like (name, as))
      {
        g_autofree char *left = g_build_filename (folder, name, NULL);

        unlink (left);
      }
}

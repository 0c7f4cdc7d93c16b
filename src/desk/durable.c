/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/durable.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "desk/links.h"

#define TEMPORARY_TRIES 100
#define NEW_FILE_MODE 0644

typedef struct
{
  char *target;    /* the file itself, symbolic links followed */
  gboolean exists; /* something stands there, of this mode */
  mode_t mode;
  const char *step; /* what is being done, for the message when it fails with errno */
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
  g_autofree char *folder = g_path_get_dirname (job->target);
  g_autofree char *base = g_path_get_basename (job->target);
  g_autofree char *name = g_strdup_printf (".%s.%06x", base, g_random_int () & 0xFFFFFF);

  return g_build_filename (folder, name, NULL);
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

/* The umask may have taken away what the old file allowed. */
static gboolean
keep_mode (const Job *job, int fd)
{
  struct stat status;

  if (!job->exists)
    return TRUE;
  return fstat (fd, &status) == 0 &&
         ((status.st_mode & 07777) == job->mode || fchmod (fd, job->mode) == 0);
}

static gboolean
write_all (int fd, const char *data, gsize length)
{
  while (length > 0)
    {
      gssize written = write (fd, data, length);

      if (written < 0 && errno == EINTR)
        continue;
      if (written == 0)
        errno = EIO;
      if (written <= 0)
        return FALSE;
      data += written;
      length -= (gsize) written;
    }
  return TRUE;
}

static gboolean
flush (int fd)
{
  while (fsync (fd) != 0)
    if (errno != EINTR)
      return FALSE;
  return TRUE;
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
  good = keep_mode (job, fd) && write_all (fd, data, length) && flush (fd);
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

/* Memory sticks are often formatted so that a file cannot have two names. */
static gboolean
no_second_names (void)
{
  return errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS;
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
  if (!no_second_names () || !g_file_get_contents (job->target, &contents, &length, NULL))
    return NULL;
  return write_temporary (job, contents, length);
}

static gboolean
keep_previous (Job *job)
{
  g_autofree char *previous = g_strconcat (job->target, "~", NULL);
  g_autofree char *second = NULL;
  gboolean good;

  job->step = _ ("what stands there cannot be kept under a name ending in ~");
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
  if (flags & ADJ_DURABLE_NEW_ONLY)
    {
      if (link (temporary, job->target) == 0)
        {
          remove_quietly (temporary);
          return TRUE;
        }
      if (!no_second_names ())
        return FALSE;
    }
  return rename (temporary, job->target) == 0;
}

/* The rename is in the folder, and the folder too must be on the disk. Some file systems know
 * no fsync of folders and say EINVAL. */
static gboolean
flush_folder (Job *job, int folder)
{
  job->step = _ ("the new file is in its place, but the disk does not confirm it");
  return flush (folder) || errno == EINVAL;
}

static gboolean
write_and_replace (Job *job, const void *data, gsize length, AdjDurableFlags flags, int folder)
{
  g_autofree char *temporary = write_temporary (job, data, length);

  if (temporary == NULL)
    return FALSE;
  if ((job->exists && (flags & ADJ_DURABLE_KEEP_PREVIOUS) && !keep_previous (job)) ||
      !put_in_place (job, temporary, flags))
    {
      remove_quietly (temporary);
      return FALSE;
    }
  return flush_folder (job, folder);
}

static gboolean
look_at_target (Job *job, AdjDurableFlags flags)
{
  struct stat status;

  job->step = _ ("its place cannot be examined");
  job->exists = stat (job->target, &status) == 0;
  job->mode = job->exists ? status.st_mode & 07777 : NEW_FILE_MODE;
  if (!job->exists)
    return errno == ENOENT;
  if (flags & ADJ_DURABLE_NEW_ONLY)
    {
      job->step = _ ("there is a file of that name, and it is not to be replaced");
      errno = EEXIST;
      return FALSE;
    }
  if (!S_ISREG (status.st_mode))
    {
      job->step = _ ("what stands there is a folder or a device, not a file");
      errno = S_ISDIR (status.st_mode) ? EISDIR : EPERM;
      return FALSE;
    }
  return TRUE;
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
  good = write_and_replace (job, data, length, flags, folder);
  close_quietly (folder);
  return good;
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
  if (!run (&job, data, length, flags))
    {
      int reason = errno;
      g_autofree char *name = g_filename_display_name (path);

      g_set_error (error, G_FILE_ERROR, (int) g_file_error_from_errno (reason),
                   _ ("'%s' was not written: %s (%s)"), name, job.step, g_strerror (reason));
      return FALSE;
    }
  return TRUE;
}

/* ".NAME.", and six hexadecimal digits as temporary_name () makes them. */
static gboolean
is_temporary_of (const char *name, const char *base)
{
  gsize length = strlen (base);

  return name[0] == '.' && strncmp (name + 1, base, length) == 0 && name[1 + length] == '.' &&
         strlen (name) == length + 8 && strspn (name + length + 2, "0123456789abcdef") == 6;
}

void
adj_durable_sweep (const char *path)
{
  g_autofree char *target = adj_follow_links (path);
  g_autofree char *folder = g_path_get_dirname (target);
  g_autofree char *base = g_path_get_basename (target);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (is_temporary_of (name, base))
      {
        g_autofree char *left = g_build_filename (folder, name, NULL);

        unlink (left);
      }
}

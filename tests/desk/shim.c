/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "shim.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static struct
{
  gboolean on;
  ShimPlan plan;
  GString *calls;
  guint count;
  int open_files;
  gboolean interrupt; /* the next write or fsync is interrupted */
  const char *failed;
} shim;

int __real_open64 (const char *path, int flags, ...);
int __real_close (int fd);
int __real_fchmod (int fd, mode_t mode);
int __real_fchown (int fd, uid_t user, gid_t group);
uid_t __real_geteuid (void);
int __real_fdatasync (int fd);
int __real_fsync (int fd);
int __real_ftruncate64 (int fd, gint64 length);
int __real_link (const char *from, const char *to);
int __real_rename (const char *from, const char *to);
int __real_unlink (const char *path);
gssize __real_pwrite64 (int fd, const void *data, gsize size, gint64 place);

int __wrap_open64 (const char *path, int flags, ...);
int __wrap_close (int fd);
int __wrap_fchmod (int fd, mode_t mode);
int __wrap_fchown (int fd, uid_t user, gid_t group);
uid_t __wrap_geteuid (void);
int __wrap_fdatasync (int fd);
int __wrap_fsync (int fd);
int __wrap_ftruncate64 (int fd, gint64 length);
int __wrap_link (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);
int __wrap_unlink (const char *path);
gssize __wrap_pwrite64 (int fd, const void *data, gsize size, gint64 place);

/* Notes the call; TRUE if it is to fail. */
static gboolean
hit (const char *name)
{
  if (!shim.on)
    return FALSE;
  g_string_append_printf (shim.calls, "%s%s", shim.calls->len > 0 ? " " : "", name);
  shim.count++;
  if (shim.plan.fail_at == 0 || shim.count < shim.plan.fail_at ||
      (shim.count > shim.plan.fail_at && !shim.plan.for_good))
    return FALSE;
  shim.failed = shim.count == shim.plan.fail_at ? name : shim.failed;
  errno = shim.plan.error;
  return TRUE;
}

static gboolean
interrupted (void)
{
  shim.interrupt = shim.on && shim.plan.in_pieces && !shim.interrupt;
  if (shim.interrupt)
    errno = EINTR;
  return shim.interrupt;
}

static gboolean
is_folder (int fd)
{
  struct stat status;

  return fstat (fd, &status) == 0 && S_ISDIR (status.st_mode);
}

int
__wrap_open64 (const char *path, int flags, ...)
{
  va_list rest;
  mode_t mode = 0;
  int fd;

  if (flags & O_CREAT)
    {
      va_start (rest, flags);
      mode = va_arg (rest, mode_t);
      va_end (rest);
    }
  if (hit (flags & O_DIRECTORY ? "open-folder" : "open"))
    return -1;
  fd = __real_open64 (path, flags, mode);
  shim.open_files += fd >= 0 ? 1 : 0;
  return fd;
}

/* It fails as the real one does: the descriptor is gone all the same. */
int
__wrap_close (int fd)
{
  gboolean fails = hit (is_folder (fd) ? "close-folder" : "close");
  int result = __real_close (fd);

  shim.open_files--;
  if (!fails)
    return result;
  errno = shim.plan.error;
  return -1;
}

int
__wrap_fchmod (int fd, mode_t mode)
{
  return hit ("fchmod") ? -1 : __real_fchmod (fd, mode);
}

int
__wrap_fchown (int fd, uid_t user, gid_t group)
{
  return hit ("fchown") ? -1 : __real_fchown (fd, user, group);
}

uid_t
__wrap_geteuid (void)
{
  return __real_geteuid () + (shim.on && shim.plan.stranger ? 1 : 0);
}

int
__wrap_fsync (int fd)
{
  if (interrupted () || hit (is_folder (fd) ? "fsync-folder" : "fsync"))
    return -1;
  if (shim.on && shim.plan.no_folders && is_folder (fd))
    {
      errno = EIO;
      return -1;
    }
  return __real_fsync (fd);
}

int
__wrap_fdatasync (int fd)
{
  return interrupted () || hit ("fdatasync") ? -1 : __real_fdatasync (fd);
}

int
__wrap_ftruncate64 (int fd, gint64 length)
{
  return hit ("ftruncate") ? -1 : __real_ftruncate64 (fd, length);
}

int
__wrap_link (const char *from, const char *to)
{
  if (shim.on && shim.plan.make_file != NULL)
    g_assert_true (g_file_set_contents (shim.plan.make_file, "theirs", -1, NULL));
  if (hit ("link"))
    return -1;
  if (!shim.on || !shim.plan.no_links)
    return __real_link (from, to);
  errno = EPERM;
  return -1;
}

int
__wrap_rename (const char *from, const char *to)
{
  return hit ("rename") ? -1 : __real_rename (from, to);
}

int
__wrap_unlink (const char *path)
{
  return hit ("unlink") ? -1 : __real_unlink (path);
}

/* The call before one that fails for good has written a half. */
gssize
__wrap_pwrite64 (int fd, const void *data, gsize size, gint64 place)
{
  if (interrupted () || hit ("pwrite"))
    return -1;
  if (shim.on && shim.plan.write_none)
    {
      errno = EINTR; /* of some earlier call */
      return 0;
    }
  if (shim.on && shim.plan.for_good && shim.count + 1 == shim.plan.fail_at)
    size = (size + 1) / 2;
  return __real_pwrite64 (fd, data, shim.on && shim.plan.in_pieces ? MIN (size, 3) : size, place);
}

void
shim_start (const ShimPlan *plan)
{
  shim.plan = *plan;
  shim.calls = g_string_new (NULL);
  shim.count = 0;
  shim.open_files = 0;
  shim.interrupt = FALSE;
  shim.failed = NULL;
  shim.on = TRUE;
}

char *
shim_stop (void)
{
  shim.on = FALSE;
  g_assert_cmpint (shim.open_files, ==, 0);
  return g_string_free (g_steal_pointer (&shim.calls), FALSE);
}

const char *
shim_failed (void)
{
  return shim.failed;
}

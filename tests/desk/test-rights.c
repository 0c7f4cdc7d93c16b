/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "desk/rights.h"

/* The linker sends the calls here: who owns what cannot be had for a test without being root. */

static struct
{
  int fchmod_error;  /* 0: it works */
  gboolean root;     /* may give files away */
  gboolean in_group; /* may give files to the group */
  uid_t owner;       /* whom it was given to; -1: nobody else */
  gid_t group;
} shim;

int __real_fchmod (int fd, mode_t mode);
int __wrap_fchmod (int fd, mode_t mode);
int __wrap_fchown (int fd, uid_t user, gid_t group);

int
__wrap_fchmod (int fd, mode_t mode)
{
  if (shim.fchmod_error == 0)
    return __real_fchmod (fd, mode);
  errno = shim.fchmod_error;
  return -1;
}

int
__wrap_fchown (int fd, uid_t user, gid_t group)
{
  errno = EPERM;
  if ((user != (uid_t) -1 && !shim.root) || !shim.in_group)
    return -1;
  shim.owner = user;
  shim.group = group;
  return 0;
}

typedef struct
{
  int fd;
  char *path;
  struct stat other; /* the same owner and group to begin with */
} File;

static void
set_up (File *self, gconstpointer data)
{
  self->fd = g_file_open_tmp ("adjutant-rights-XXXXXX", &self->path, NULL);
  g_assert_cmpint (self->fd, >=, 0);
  g_assert_cmpint (fstat (self->fd, &self->other), ==, 0);
  shim.fchmod_error = 0;
  shim.root = FALSE;
  shim.in_group = TRUE;
  shim.owner = shim.group = (uid_t) -1;
}

static void
tear_down (File *self, gconstpointer data)
{
  close (self->fd);
  g_assert_cmpint (g_remove (self->path), ==, 0);
  g_free (self->path);
}

static mode_t
mode_given (File *self, mode_t mode)
{
  struct stat now;

  self->other.st_mode = S_IFREG | mode;
  g_assert_true (adj_rights_give (self->fd, &self->other));
  g_assert_cmpint (fstat (self->fd, &now), ==, 0);
  return now.st_mode & 07777;
}

static void
test_mode (File *self, gconstpointer data)
{
  g_assert_cmphex (mode_given (self, 0664), ==, 0664);
  g_assert_cmphex (mode_given (self, 0600), ==, 0600);
  g_assert_cmphex (mode_given (self, 06755), ==, 0755);
  g_assert_cmpuint (shim.group, ==, (gid_t) -1);
}

static void
test_group (File *self, gconstpointer data)
{
  self->other.st_gid++;
  g_assert_cmphex (mode_given (self, 0660), ==, 0660);
  g_assert_cmpuint (shim.group, ==, self->other.st_gid);
  g_assert_cmpuint (shim.owner, ==, (uid_t) -1);
}

static void
test_by_root (File *self, gconstpointer data)
{
  shim.root = TRUE;
  self->other.st_uid++;
  g_assert_cmphex (mode_given (self, 0640), ==, 0640);
  g_assert_cmpuint (shim.owner, ==, self->other.st_uid);
}

/* Another player's file, of the group that this one has as well. */
static void
test_owner_only (File *self, gconstpointer data)
{
  self->other.st_uid++;
  shim.in_group = FALSE;
  g_assert_cmphex (mode_given (self, 0660), ==, 0660);
}

/* Our group is not the other's: it gets what everybody has, and no more. */
static void
test_group_not_given (File *self, gconstpointer data)
{
  self->other.st_gid++;
  shim.in_group = FALSE;
  g_assert_cmphex (mode_given (self, 0664), ==, 0644);
  g_assert_cmphex (mode_given (self, 0660), ==, 0600);
  g_assert_cmphex (mode_given (self, 0666), ==, 0666);
}

/* A memory stick has no modes; a disk that fails is another matter. */
static void
test_mode_not_given (File *self, gconstpointer data)
{
  shim.fchmod_error = EPERM;
  g_assert_cmphex (mode_given (self, 0644), ==, 0600);
  shim.fchmod_error = EIO;
  g_assert_false (adj_rights_give (self->fd, &self->other));
}

static void
add (const char *name, void (*test) (File *, gconstpointer))
{
  g_test_add (name, File, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/rights/mode", test_mode);
  add ("/rights/group", test_group);
  add ("/rights/by-root", test_by_root);
  add ("/rights/owner-only", test_owner_only);
  add ("/rights/group-not-given", test_group_not_given);
  add ("/rights/mode-not-given", test_mode_not_given);
  return g_test_run ();
}

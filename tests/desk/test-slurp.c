/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "desk/slurp.h"

/* The linker sends the reader's calls here. */

static struct
{
  gboolean fail_fstat;
  gboolean fail_read;
  gboolean end_early;
  gboolean in_pieces; /* a byte at a time, and every other call interrupted */
  guint calls;
} shim;

int __real_fstat64 (int fd, struct stat *status);
int __wrap_fstat64 (int fd, struct stat *status);
gssize __real_read (int fd, void *data, gsize size);
gssize __wrap_read (int fd, void *data, gsize size);

int
__wrap_fstat64 (int fd, struct stat *status)
{
  if (!shim.fail_fstat)
    return __real_fstat64 (fd, status);
  errno = EIO;
  return -1;
}

gssize
__wrap_read (int fd, void *data, gsize size)
{
  shim.calls++;
  if (shim.fail_read || (shim.in_pieces && shim.calls % 2 == 1))
    {
      errno = shim.fail_read ? EIO : EINTR;
      return -1;
    }
  if (shim.end_early && shim.calls > 1)
    {
      errno = EINTR; /* of some earlier call: the end of a file sets none */
      return 0;
    }
  return __real_read (fd, data, shim.in_pieces || shim.end_early ? MIN (size, 1) : size);
}

/* ---- A folder for one test ---- */

typedef struct
{
  char *folder;
  char *path;
  AdjProblems *problems;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("adjutant-slurp-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->path = g_build_filename (self->folder, "file", NULL);
  self->problems = adj_problems_new (self->path);
  memset (&shim, 0, sizeof shim);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_remove (self->path);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  adj_problems_free (self->problems);
  g_free (self->path);
  g_free (self->folder);
}

static void
put (Fixture *self, const char *text)
{
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
}

static void
assert_refused (Fixture *self, const char *path, gsize ceiling, const char *id)
{
  gsize length = 77;

  g_assert_null (adj_slurp (path, ceiling, &length, self->problems));
  g_assert_cmpuint (length, ==, 77);
  g_assert_cmpuint (adj_problems_count (self->problems), ==, 1);
  g_assert_cmpstr (adj_problems_get (self->problems, 0)->id, ==, id);
  g_assert_cmpint (adj_problems_get (self->problems, 0)->kind, ==, ADJ_PROBLEM_FORM);
  g_assert_cmpint (adj_problems_get (self->problems, 0)->line, ==, 0);
}

static void
assert_read (Fixture *self, const char *text)
{
  gsize length;
  g_autofree char *got = adj_slurp (self->path, 10, &length, self->problems);

  g_assert_cmpstr (got, ==, text);
  g_assert_cmpuint (length, ==, strlen (text));
  g_assert_cmpuint (adj_problems_count (self->problems), ==, 0);
}

/* ---- Tests ---- */

static void
test_whole (Fixture *self, gconstpointer data)
{
  put (self, "0123456789");
  assert_read (self, "0123456789");
}

static void
test_empty (Fixture *self, gconstpointer data)
{
  put (self, "");
  assert_read (self, "");
}

static void
test_in_pieces (Fixture *self, gconstpointer data)
{
  shim.in_pieces = TRUE;
  put (self, "piecemeal");
  assert_read (self, "piecemeal");
  g_assert_cmpuint (shim.calls, ==, 18);
}

static void
test_ceiling (Fixture *self, gconstpointer data)
{
  put (self, "0123456789");
  assert_refused (self, self->path, 9, "file-too-large");
  g_assert_cmpuint (shim.calls, ==, 0);
}

static void
test_missing (Fixture *self, gconstpointer data)
{
  assert_refused (self, self->path, 10, "file-open");
}

static void
test_folder (Fixture *self, gconstpointer data)
{
  assert_refused (self, self->folder, 10, "file-not-regular");
}

static void
test_fifo (Fixture *self, gconstpointer data)
{
  g_assert_cmpint (mkfifo (self->path, 0600), ==, 0);
  assert_refused (self, self->path, 10, "file-not-regular");
}

static void
test_device (Fixture *self, gconstpointer data)
{
  assert_refused (self, "/dev/zero", 10, "file-not-regular");
}

static void
test_socket (Fixture *self, gconstpointer data)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  g_strlcpy (address.sun_path, self->path, sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  assert_refused (self, self->path, 10, "file-not-regular");
  close (fd);
}

static void
test_shrank (Fixture *self, gconstpointer data)
{
  shim.end_early = TRUE;
  put (self, "0123456789");
  assert_refused (self, self->path, 10, "file-shrank");
}

static void
test_read_fails (Fixture *self, gconstpointer data)
{
  shim.fail_read = TRUE;
  put (self, "0123456789");
  assert_refused (self, self->path, 10, "file-read");
}

static void
test_fstat_fails (Fixture *self, gconstpointer data)
{
  shim.fail_fstat = TRUE;
  put (self, "0123456789");
  assert_refused (self, self->path, 10, "file-read");
}

static void
add (const char *name, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, NULL, set_up, test, tear_down);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add ("/slurp/whole", test_whole);
  add ("/slurp/empty", test_empty);
  add ("/slurp/in-pieces", test_in_pieces);
  add ("/slurp/ceiling", test_ceiling);
  add ("/slurp/missing", test_missing);
  add ("/slurp/folder", test_folder);
  add ("/slurp/fifo", test_fifo);
  add ("/slurp/device", test_device);
  add ("/slurp/socket", test_socket);
  add ("/slurp/shrank", test_shrank);
  add ("/slurp/read-fails", test_read_fails);
  add ("/slurp/fstat-fails", test_fstat_fails);
  return g_test_run ();
}

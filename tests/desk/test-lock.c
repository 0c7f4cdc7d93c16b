/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "desk/durable.h"
#include "desk/lock.h"

typedef struct
{
  char *folder;
  char *path;
  char *link;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("adjutant-lock-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  self->path = g_build_filename (self->folder, "game", NULL);
  self->link = g_build_filename (self->folder, "other-name", NULL);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  g_autofree char *lock = adj_lock_path (self->path);

  g_remove (lock);
  g_remove (self->path);
  g_remove (self->link);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->link);
  g_free (self->path);
  g_free (self->folder);
}

static void
assert_taken (const char *path, const char *expected_holder)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *holder = NULL;
  g_autofree char *name = g_path_get_basename (path);

  g_assert_null (adj_lock_take (path, "second", &holder, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN);
  g_assert_cmpstr (holder, ==, expected_holder);
  g_assert_nonnull (strstr (error->message, expected_holder));
  g_assert_nonnull (strstr (error->message, name));
}

static void
assert_free (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AdjLock) lock = adj_lock_take (path, "third", NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (lock);
}

static char *
this_process (const char *who)
{
  return g_strdup_printf ("%s, process %d", who, (int) getpid ());
}

static void
test_path (Fixture *self, gconstpointer data)
{
  g_autofree char *lock = adj_lock_path (self->path);
  g_autofree char *expected = g_build_filename (self->folder, ".game.lock", NULL);

  g_assert_cmpstr (lock, ==, expected);
}

static void
test_take_and_release (Fixture *self, gconstpointer data)
{
  g_autofree char *lock_path = adj_lock_path (self->path);
  g_autofree char *me = this_process ("adjutant");
  AdjLock *lock = adj_lock_take (self->path, "adjutant", NULL, NULL);

  g_assert_nonnull (lock);
  assert_taken (self->path, me);
  g_assert_null (adj_lock_take (self->path, "nobody", NULL, NULL));
  adj_lock_release (lock);
  assert_free (self->path);
  g_assert_true (g_file_test (lock_path, G_FILE_TEST_IS_REGULAR));
}

/* A longer holder's name must not shine through behind a shorter one's. */
static void
test_holder_replaced (Fixture *self, gconstpointer data)
{
  g_autofree char *me = this_process ("a");
  g_autoptr (AdjLock) lock = adj_lock_take (self->path, "somebody-with-a-long-name", NULL, NULL);

  adj_lock_release (g_steal_pointer (&lock));
  lock = adj_lock_take (self->path, "a", NULL, NULL);
  assert_taken (self->path, me);
}

static void
test_two_names (Fixture *self, gconstpointer data)
{
  g_autofree char *me = this_process ("adjutant");
  g_autoptr (AdjLock) lock = NULL;

  g_assert_cmpint (symlink ("game", self->link), ==, 0);
  lock = adj_lock_take (self->link, "adjutant", NULL, NULL);
  assert_taken (self->path, me);
  assert_taken (self->link, me);
}

/* That is why the lock is a file of its own. */
static void
test_outlives_rename (Fixture *self, gconstpointer data)
{
  g_autofree char *me = this_process ("adjutant");
  g_autoptr (AdjLock) lock = adj_lock_take (self->path, "adjutant", NULL, NULL);

  g_assert_nonnull (lock);
  g_assert_true (adj_durable_write (self->path, "one", 3, ADJ_DURABLE_DEFAULT, NULL));
  g_assert_true (adj_durable_write (self->path, "two", 3, ADJ_DURABLE_DEFAULT, NULL));
  assert_taken (self->path, me);
}

/* Another process takes the lock, says so, and waits to be killed. */
static GPid
start_holder (const char *path)
{
  int ends[2];
  char byte;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      AdjLock *lock = adj_lock_take (path, "adjutant-cli", NULL, NULL);

      if (lock == NULL || write (ends[1], "x", 1) != 1)
        _exit (1);
      alarm (60); /* should nobody come to kill it */
      pause ();
      _exit (2);
    }
  close (ends[1]);
  g_assert_cmpint (read (ends[0], &byte, 1), ==, 1);
  close (ends[0]);
  return child;
}

static void
test_killed_holder (Fixture *self, gconstpointer data)
{
  GPid child = start_holder (self->path);
  g_autofree char *holder = g_strdup_printf ("adjutant-cli, process %d", (int) child);
  int status;

  assert_taken (self->path, holder);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
  assert_free (self->path);
}

static void
test_holder_not_written (Fixture *self, gconstpointer data)
{
  g_autofree char *lock_path = adj_lock_path (self->path);
  int fd = open (lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  assert_taken (self->path, "another program");
  g_assert_cmpint (write (fd, "bad\xff\nmore", 9), ==, 9);
  assert_taken (self->path, "bad\xef\xbf\xbd");
  close (fd);
}

static void
test_cannot_be_made (Fixture *self, gconstpointer data)
{
  g_autofree char *nowhere = g_build_filename (self->folder, "no", "game", NULL);
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_null (adj_lock_take (nowhere, "adjutant", &holder, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_null (holder);
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
  add ("/lock/path", test_path);
  add ("/lock/take-and-release", test_take_and_release);
  add ("/lock/holder-replaced", test_holder_replaced);
  add ("/lock/two-names", test_two_names);
  add ("/lock/outlives-rename", test_outlives_rename);
  add ("/lock/killed-holder", test_killed_holder);
  add ("/lock/holder-not-written", test_holder_not_written);
  add ("/lock/cannot-be-made", test_cannot_be_made);
  return g_test_run ();
}

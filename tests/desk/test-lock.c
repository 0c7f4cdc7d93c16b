/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <grp.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "desk/durable.h"
#include "desk/lock.h"

/* Made up; only root can be them. */
#define PLAYERS 61000 /* the group */
#define ONE 61001
#define TWO 61002

/* The linker sends the call here: a file system may know no locks. */
static int flock_error;

int __real_flock (int fd, int operation);
int __wrap_flock (int fd, int operation);

int
__wrap_flock (int fd, int operation)
{
  if (flock_error == 0)
    return __real_flock (fd, operation);
  errno = flock_error;
  return -1;
}

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
  g_autofree char *previous = adj_durable_previous (self->path);

  g_remove (lock);
  g_remove (previous);
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
  g_assert_true (adj_durable_write (self->path, "one", 3, ADJ_WRITE_DEFAULT, NULL));
  g_assert_true (adj_durable_write (self->path, "two", 3, ADJ_WRITE_DEFAULT, NULL));
  assert_taken (self->path, me);
}

/* Without root everybody is the one who tests. */
static void
become (uid_t user)
{
  const gid_t group = PLAYERS;

  umask (022);
  if (geteuid () == 0 && (setgroups (1, &group) != 0 || setgid (user) != 0 || setuid (user) != 0))
    _exit (99);
}

/* Another process takes the lock, says so, and waits to be killed. user 0: who tests. */
static GPid
start_holder (const char *path, uid_t user)
{
  int ends[2];
  char byte;
  pid_t child;

  g_assert_cmpint (pipe (ends), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      AdjLock *lock;

      if (user != 0)
        become (user);
      lock = adj_lock_take (path, "adjutant-cli", NULL, NULL);
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
  GPid child = start_holder (self->path, 0);
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

/* ---- Rights ---- */

static void
put_game (Fixture *self, mode_t mode)
{
  g_assert_true (g_file_set_contents (self->path, "game", -1, NULL));
  g_assert_cmpint (chmod (self->path, mode), ==, 0);
}

static void
assert_lock_mode (Fixture *self, mode_t mode)
{
  g_autofree char *lock_path = adj_lock_path (self->path);
  g_autoptr (AdjLock) lock = adj_lock_take (self->path, "adjutant", NULL, NULL);
  struct stat status;

  g_assert_nonnull (lock);
  g_assert_cmpint (stat (lock_path, &status), ==, 0);
  g_assert_cmphex (status.st_mode & 07777, ==, mode);
}

/* A player who may play may lock, whatever the mask; also when the game is shared only later. */
static void
test_mode (Fixture *self, gconstpointer data)
{
  mode_t mask = umask (077);

  assert_lock_mode (self, 0600); /* as the folder, while there is no game */
  g_assert_cmpint (chmod (self->folder, 0770), ==, 0);
  assert_lock_mode (self, 0660);
  put_game (self, 0640);
  assert_lock_mode (self, 0640);
  put_game (self, 0664);
  assert_lock_mode (self, 0664);
  put_game (self, 0444);
  assert_lock_mode (self, 0644);
  umask (mask);
}

/* To lock it one need not write to it. */
static void
test_read_only_lock (Fixture *self, gconstpointer data)
{
  g_autofree char *lock_path = adj_lock_path (self->path);
  g_autoptr (AdjLock) lock = NULL;

  assert_free (self->path);
  g_assert_cmpint (chmod (lock_path, 0444), ==, 0);
  assert_free (self->path);
  lock = adj_lock_take (self->path, "adjutant", NULL, NULL);
  g_assert_null (adj_lock_warn (lock));
  g_assert_null (adj_lock_take (self->path, "second", NULL, NULL));
}

/* Somebody's treasure under the lock's name keeps its text and its mode. */
static void
test_lock_is_something_else (Fixture *self, gconstpointer data)
{
  g_autofree char *lock_path = adj_lock_path (self->path);
  g_autofree char *text = NULL;
  struct stat status;

  g_assert_true (g_file_set_contents (self->link, "treasure", -1, NULL));
  g_assert_cmpint (chmod (self->link, 0640), ==, 0);
  g_assert_cmpint (link (self->link, lock_path), ==, 0);
  put_game (self, 0664);
  assert_free (self->path);
  g_assert_true (g_file_get_contents (self->link, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "treasure");
  g_assert_cmpint (stat (self->link, &status), ==, 0);
  g_assert_cmphex (status.st_mode & 07777, ==, 0640);
}

static void
test_no_locks_to_be_had (Fixture *self, gconstpointer data)
{
  static const int errors[] = { ENOLCK, ENOSYS, EOPNOTSUPP };
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (errors); i++)
    {
      g_autoptr (AdjLock) lock = NULL;

      flock_error = errors[i];
      lock = adj_lock_take (self->path, "adjutant", NULL, &error);
      g_assert_no_error (error);
      g_assert_nonnull (strstr (adj_lock_warn (lock), "can be locked"));
    }
  flock_error = EIO;
  g_assert_null (adj_lock_take (self->path, "adjutant", NULL, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_IO);
  flock_error = 0;
}

/* ---- Two users ---- */

/* Runs what a user does in a process of his. */
static int
as_user (uid_t user, int (*does) (Fixture *), Fixture *self)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    {
      become (user);
      _exit (does (self));
    }
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  return WEXITSTATUS (status);
}

/* 0 if he can play: lock the game and write it. */
static int
play (Fixture *self)
{
  g_autoptr (AdjLock) lock = adj_lock_take (self->path, "adjutant", NULL, NULL);

  if (lock == NULL)
    return 1;
  return adj_durable_write (self->path, "played", 6, ADJ_WRITE_KEEP_PREVIOUS, NULL) ? 0 : 2;
}

/* 0 if he is told that another has it. */
static int
is_kept_out (Fixture *self)
{
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;

  if (adj_lock_take (self->path, "adjutant", &holder, &error) != NULL)
    return 1;
  return holder != NULL && strstr (holder, "adjutant-cli, process ") == holder ? 0 : 2;
}

static void
share_folder (Fixture *self)
{
  if (geteuid () == 0)
    g_assert_cmpint (chown (self->folder, ONE, PLAYERS), ==, 0);
  g_assert_cmpint (chmod (self->folder, 02770), ==, 0);
}

static int
begin (Fixture *self)
{
  return adj_durable_write (self->path, "new", 3, ADJ_WRITE_NEW_ONLY, NULL) ? 0 : 1;
}

static int
begin_for_all (Fixture *self)
{
  return begin (self) == 0 && chmod (self->path, 0660) == 0 ? 0 : 1;
}

/* In turn, in a folder of their group: whoever plays first keeps nobody out for good. */
static void
test_two_users_in_turn (Fixture *self, gconstpointer data)
{
  struct stat status;

  share_folder (self);
  g_assert_cmpint (as_user (ONE, data != NULL ? begin_for_all : begin, self), ==, 0);
  for (int turn = 0; turn < 2; turn++)
    {
      g_assert_cmpint (as_user (ONE, play, self), ==, 0);
      g_assert_cmpint (as_user (TWO, play, self), ==, 0);
    }
  g_assert_cmpint (stat (self->path, &status), ==, 0);
  if (geteuid () == 0)
    g_assert_cmpuint (status.st_gid, ==, PLAYERS);
  if (data != NULL)
    g_assert_cmphex (status.st_mode & 07777, ==, 0660);
}

static void
test_two_users_at_once (Fixture *self, gconstpointer data)
{
  GPid child;
  int status;

  share_folder (self);
  g_assert_cmpint (as_user (ONE, begin_for_all, self), ==, 0);
  child = start_holder (self->path, ONE);
  g_assert_cmpint (as_user (TWO, is_kept_out, self), ==, 0);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_cmpint (as_user (TWO, play, self), ==, 0);
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
  add ("/lock/mode", test_mode);
  add ("/lock/read-only", test_read_only_lock);
  add ("/lock/something-else", test_lock_is_something_else);
  add ("/lock/no-locks-to-be-had", test_no_locks_to_be_had);
  add ("/lock/two-users-in-turn", test_two_users_in_turn);
  g_test_add ("/lock/two-users-in-turn-for-all", Fixture, "for all", set_up, test_two_users_in_turn,
              tear_down);
  add ("/lock/two-users-at-once", test_two_users_at_once);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/session/opening.h"
#include "app/turns/notices.h"
#include "app/turns/order-line.h"
#include "app/widgets/trouble.h"
#include "stage.h"

/* The window's words on a game's file: another name of it, a folder without locks, a disk that does
 * not confirm. The game is played all the same. */

/* The linker sends these calls here. */
static gint no_locks;
static gint no_folders; /* fsync of a folder fails */

int __real_flock (int fd, int operation);
int __wrap_flock (int fd, int operation);
int __real_fsync (int fd);
int __wrap_fsync (int fd);

int
__wrap_flock (int fd, int operation)
{
  if (!no_locks)
    return __real_flock (fd, operation);
  errno = ENOLCK;
  return -1;
}

int
__wrap_fsync (int fd)
{
  struct stat status;

  if (!g_atomic_int_get (&no_folders) || fstat (fd, &status) != 0 || !S_ISDIR (status.st_mode))
    return __real_fsync (fd);
  errno = EIO;
  return -1;
}

static AdjSaver *
saver_of (AdjWindow *window)
{
  return adj_session_get_saver (adj_window_get_session (window));
}

static void
order_and_wait (AdjWindow *window, const char *order, AdjSaverState state)
{
  stage_order (window, order);
  wait_until (adj_saver_get_state (saver_of (window)) == state);
  stage_settle ();
}

static void
test_other_name (void)
{
  AdjWindow *window = stage_open ();
  g_autofree char *path = g_strdup (adj_session_get_path (stage_begin (window)));
  g_autofree char *other = g_strconcat (path, ".other", NULL);
  g_autoptr (AdjProblems) problems = NULL;

  stage_begin (window); /* another one, which lets go of the first */
  g_assert_false (adj_trouble_get_shown (stage_find (window, ADJ_TYPE_TROUBLE)));
  g_assert_cmpint (link (path, other), ==, 0);
  g_assert_true (adj_window_open (window, path));
  stage_says (stage_find (window, ADJ_TYPE_TROUBLE), "hard link");
  g_object_unref (adj_opening_game (path, &problems));
  g_assert_true (adj_problems_has (problems, "other-name"));
  order_and_wait (window, "move wilder n", ADJ_SAVER_SAVED);
  g_remove (other);
  stage_close (window);
}

static void
test_no_locks (void)
{
  AdjWindow *window = stage_open ();
  g_autoptr (AdjProblems) problems = NULL;

  no_locks = TRUE;
  stage_begin (window);
  stage_says (stage_find (window, ADJ_TYPE_TROUBLE), "can be locked");
  order_and_wait (window, "move wilder n", ADJ_SAVER_SAVED);
  g_object_unref (
      adj_opening_game (adj_session_get_path (adj_window_get_session (window)), &problems));
  g_assert_true (adj_problems_has (problems, "no-lock"));
  no_locks = FALSE;
  stage_close (window);
}

/* A file that was written is not taken for another program's, and is not said to be lost. */
static void
test_not_confirmed (void)
{
  AdjWindow *window = stage_open ();
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AdjSession) second = NULL;

  stage_begin (window);
  g_atomic_int_set (&no_folders, TRUE);
  order_and_wait (window, "move wilder n", ADJ_SAVER_UNCONFIRMED);
  stage_says (stage_find (window, ADJ_TYPE_NOTICES), "does not confirm");
  stage_says (stage_find (window, ADJ_TYPE_ORDER_LINE), "Not confirmed");
  g_assert_null (stage_find_saying (window, "Not saved"));
  g_assert_true (adj_saver_finish (saver_of (window)));

  second = adj_opening_scenario ("chickamauga", &problems, &error);
  g_assert_no_error (error);
  g_assert_nonnull (adj_session_get_path (second));
  g_assert_true (adj_problems_has (problems, "unconfirmed"));

  g_atomic_int_set (&no_folders, FALSE);
  order_and_wait (window, "next", ADJ_SAVER_SAVED);
  g_assert_null (stage_find_saying (stage_find (window, ADJ_TYPE_NOTICES), "does not confirm"));
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/opening/other-name", test_other_name);
  g_test_add_func ("/app/opening/no-locks", test_no_locks);
  g_test_add_func ("/app/opening/not-confirmed", test_not_confirmed);
  return g_test_run ();
}

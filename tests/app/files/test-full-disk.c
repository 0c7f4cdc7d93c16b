/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/desktop/looks.h"
#include "app/turns/order-line.h"
#include "record/save.h"
#include "stage.h"
#include "tests/desk/bad-disk.h"

static void
make_room (void)
{
  leave_room (RLIM_INFINITY);
}

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The game, the one before, and the lock: no torn half of a third. */
static void
assert_nothing_left_lying (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *found;

  while ((found = g_dir_read_name (dir)) != NULL)
    g_assert_true (strstr (found, ".adjutant") != NULL &&
                   (g_str_has_suffix (found, ".adjutant") ||
                    g_str_has_suffix (found, ".adjutant~") || g_str_has_suffix (found, ".lock")));
}

static guint
orders_in (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjGame) game = adj_game_load (path, problems, NULL);

  g_assert_nonnull (game);
  return adj_game_get_play (game)->entries->len;
}

/* The end of the order line says this of the file. */
static void
assert_says (AdjWindow *window, gboolean saved)
{
  GtkWidget *line = stage_find (window, ADJ_TYPE_ORDER_LINE);

  g_assert_true ((stage_find_saying (line, "Saved") != NULL) == saved);
  g_assert_true ((stage_find_saying (window, "Not saved") != NULL) == !saved);
}

/* Play goes on in memory; the old file stays whole; once there is room all of it is saved, and
 * nobody has to ask for it. */
static void
test_in_the_window (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);
  AdjSaver *saver = adj_session_get_saver (session);
  const char *path = adj_session_get_path (session);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  stage_order (window, "move wilder n");
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
  stage_settle ();
  assert_says (window, TRUE);
  before = read_file (path);

  leave_room (strlen (before) / 2);
  stage_order (window, "move 3/1/xiv 1619");
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_FAILED);
  stage_settle ();
  assert_says (window, FALSE);
  g_assert_true (gtk_widget_get_mapped (stage_find_button (window, "Save a Copy…")));
  stage_order (window, "next");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.undo", NULL);
  stage_settle ();
  g_assert_cmpint (stage_hex (session, "3/1/xiv"), ==, 1619);
  assert_says (window, FALSE);
  g_assert_false (adj_saver_finish (saver));
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
  assert_nothing_left_lying (path);

  make_room ();
  wait_until (adj_saver_get_state (saver) == ADJ_SAVER_SAVED);
  stage_settle ();
  assert_says (window, TRUE);
  g_assert_cmpuint (orders_in (path), ==,
                    adj_game_get_play (adj_session_get_game (session))->entries->len);
  assert_nothing_left_lying (path);
  stage_close (window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/full-disk/in-the-window", test_in_the_window);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "app/turns/notices.h"
#include "app/turns/order-line.h"
#include "app/widgets/trouble.h"
#include "record/save.h"
#include "stage.h"

/* Another program writes to the file of a game that is being played, as copying between two
 * machines does: neither game is lost, and the player chooses which one goes on. */

typedef struct
{
  AdjWindow *window;
  AdjNotices *notices;
  char *path;
  char *beside;
} Stage;

static Stage
begin (void)
{
  Stage stage = { .window = stage_open () };
  AdjSession *session = stage_begin (stage.window);
  const char *path = adj_session_get_path (session);

  stage.path = g_strdup (path);
  stage.beside = g_strdup_printf ("%.*s (mine).adjutant", (int) (strlen (path) - 9), path);
  stage.notices = stage_find (stage.window, ADJ_TYPE_NOTICES);
  adj_session_submit (session, "move 3/1/xiv 1619");
  wait_until (adj_saver_get_state (adj_session_get_saver (session)) == ADJ_SAVER_SAVED);
  return stage;
}

static void
end (Stage *stage)
{
  stage_close (stage->window);
  g_remove (stage->beside);
  g_free (stage->beside);
  g_free (stage->path);
}

static AdjGame *
load (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjGame *game = adj_game_load (path, problems, NULL);

  g_assert_nonnull (game);
  return game;
}

static guint
entries_in (const char *path)
{
  g_autoptr (AdjGame) game = load (path);

  return adj_game_get_play (game)->entries->len;
}

/* On the other machine somebody has played on; or from somewhere else, if other. */
static void
play_elsewhere (Stage *stage, const char *orders, gboolean other)
{
  g_autoptr (AdjGame) game = load (stage->path);
  g_autoptr (GPtrArray) outcomes = NULL;

  if (other)
    g_assert_true (adj_game_undo (game));
  outcomes = adj_game_submit (game, orders, FALSE);
  g_assert_true (adj_game_save (game, stage->path, NULL));
  wait_until (stage_find_saying (stage->notices, "Another program") != NULL);
}

/* Orders played after that go nowhere by themselves. */
static void
test_nothing_is_overwritten (void)
{
  Stage stage = begin ();
  AdjSession *session = adj_window_get_session (stage.window);
  g_autofree char *theirs = NULL;
  g_autofree char *now = NULL;

  play_elsewhere (&stage, "move 1/1/xiv 1417", FALSE);
  g_assert_true (g_file_get_contents (stage.path, &theirs, NULL, NULL));
  g_assert_true (adj_session_submit (session, "move 2/1/xiv n"));
  stage_settle ();
  stage_says (stage_find (stage.window, ADJ_TYPE_ORDER_LINE), "Not saved");
  g_assert_true (g_file_get_contents (stage.path, &now, NULL, NULL));
  g_assert_cmpstr (now, ==, theirs);

  /* closed like this, it is put beside, and the window says so once */
  g_signal_emit_by_name (stage.window, "close-request", &(gboolean){ FALSE });
  stage_says (stage_find (stage.window, ADJ_TYPE_TROUBLE), "(mine).adjutant");
  g_assert_cmpuint (entries_in (stage.beside), ==, 2);
  g_assert_true (adj_session_finish (session));
  end (&stage);
}

static void
test_read_again (void)
{
  Stage stage = begin ();

  play_elsewhere (&stage, "move 1/1/xiv 1417", TRUE);
  g_assert_true (adj_session_submit (adj_window_get_session (stage.window), "next"));
  stage_press (stage.notices, "Read It Again");
  stage_settle ();
  g_assert_cmpstr (adj_session_get_path (adj_window_get_session (stage.window)), ==, stage.path);
  g_assert_true (adj_session_may_play (adj_window_get_session (stage.window)));
  g_assert_cmpint (stage_hex (adj_window_get_session (stage.window), "1/1/xiv"), ==, 1417);
  g_assert_cmpint (stage_hex (adj_window_get_session (stage.window), "3/1/xiv"), ==, 1318);
  stage_says (stage_find (stage.window, ADJ_TYPE_TROUBLE), "(mine).adjutant");
  g_assert_null (stage_find_saying (stage.notices, "Another program"));
  g_assert_cmpuint (entries_in (stage.beside), ==, 2);
  end (&stage);
}

/* A copy that has only been played on has everything of this one. */
static void
test_read_what_holds_mine (void)
{
  Stage stage = begin ();

  play_elsewhere (&stage, "move 1/1/xiv 1417", FALSE);
  stage_press (stage.notices, "Read It Again");
  stage_settle ();
  g_assert_cmpint (stage_hex (adj_window_get_session (stage.window), "1/1/xiv"), ==, 1417);
  g_assert_cmpint (stage_hex (adj_window_get_session (stage.window), "3/1/xiv"), ==, 1619);
  g_assert_false (g_file_test (stage.beside, G_FILE_TEST_EXISTS));
  end (&stage);
}

static void
test_play_on_in_a_copy (void)
{
  Stage stage = begin ();
  g_autofree char *theirs = NULL;
  g_autofree char *now = NULL;

  play_elsewhere (&stage, "move 1/1/xiv 1417", FALSE);
  g_assert_true (g_file_get_contents (stage.path, &theirs, NULL, NULL));
  stage_press (stage.notices, "Play On in a Copy");
  stage_settle ();
  g_assert_cmpstr (adj_session_get_path (adj_window_get_session (stage.window)), ==, stage.beside);
  stage_order (stage.window, "next");
  g_assert_true (adj_session_finish (adj_window_get_session (stage.window)));
  g_assert_cmpuint (entries_in (stage.beside), ==, 2);
  g_assert_true (g_file_get_contents (stage.path, &now, NULL, NULL));
  g_assert_cmpstr (now, ==, theirs);
  end (&stage);
}

/* A file that cannot be read is told of, and play goes on. */
static void
test_spoilt_file (void)
{
  Stage stage = begin ();
  AdjSession *session = adj_window_get_session (stage.window);

  g_assert_true (g_file_set_contents (stage.path, "<game", -1, NULL));
  wait_until (stage_find_saying (stage.notices, "Another program") != NULL);
  stage_press (stage.notices, "Read It Again");
  stage_settle ();
  stage_says (stage_find (stage.window, ADJ_TYPE_TROUBLE), "cannot be opened");
  g_assert_true (adj_window_get_session (stage.window) == session);
  stage_press (stage.notices, "Play On in a Copy");
  stage_settle ();
  g_assert_cmpint (stage_hex (adj_window_get_session (stage.window), "3/1/xiv"), ==, 1619);
  end (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/changed-file/nothing-is-overwritten", test_nothing_is_overwritten);
  g_test_add_func ("/app/changed-file/read-again", test_read_again);
  g_test_add_func ("/app/changed-file/read-what-holds-mine", test_read_what_holds_mine);
  g_test_add_func ("/app/changed-file/play-on-in-a-copy", test_play_on_in_a_copy);
  g_test_add_func ("/app/changed-file/spoilt-file", test_spoilt_file);
  return g_test_run ();
}

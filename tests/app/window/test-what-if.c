/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/session/opening.h"
#include "app/window/what-if.h"
#include "folder.h"
#include "record/save.h"

/* The scratch table, without a window. */

static AdjSession *
begin (void)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (GError) error = NULL;
  AdjSession *session = adj_opening_scenario ("chickamauga", &problems, &error);

  g_assert_no_error (error);
  g_assert_true (adj_session_submit (session, "move 3/1/xiv 1619"));
  return session;
}

static char *
file_of (AdjSession *session)
{
  char *text;

  g_assert_true (adj_session_finish (session));
  g_assert_true (g_file_get_contents (adj_session_get_path (session), &text, NULL, NULL));
  return text;
}

static const char *
last_told (AdjSession *session)
{
  const GPtrArray *answers = adj_session_get_answers (session);
  const AdjAnswer *last = g_ptr_array_index (answers, answers->len - 1);

  return last->error != NULL ? last->error : last->story[0];
}

static void
assert_told (AdjSession *what_if, gboolean asked, const char *expected)
{
  g_autofree char *told = adj_what_if_tell (what_if, asked);

  g_assert_cmpstr (told, ==, expected);
}

/* Everything can be done, and the game's file does not change by a byte. */
static void
test_nothing_is_recorded (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autofree char *before = file_of (session);
  g_autoptr (AdjSession) what_if = adj_what_if_begin (session);
  g_autofree char *after = NULL;

  g_assert_true (adj_session_get_origin (what_if) == session);
  g_assert_null (adj_session_get_origin (session));
  g_assert_null (adj_session_get_path (what_if));
  g_assert_null (adj_session_get_saver (what_if));
  assert_told (what_if, FALSE, "What if: nothing here is recorded");
  g_assert_true (adj_session_submit (what_if, "next; attack 1620 1720 from 3/1/xiv; roll 4"));
  assert_told (what_if, FALSE, "What if: 3 orders tried, nothing recorded");
  g_assert_true (adj_session_undo (what_if));
  adj_session_look_at (what_if, 0);
  g_assert_false (adj_session_submit (what_if, "next"));
  adj_session_look_now (what_if);
  g_assert_cmpuint (adj_what_if_count (what_if), ==, 2);
  after = file_of (session);
  g_assert_cmpstr (before, ==, after);
  g_assert_cmpint (adj_session_true_table (session)->phase, ==, 0);
}

static void
test_takes_the_picks_along (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autoptr (AdjSession) what_if = NULL;
  AdjPicks picks = { .n_units = 1, .units = { 3 } };

  adj_session_set_picks (session, &picks);
  what_if = adj_what_if_begin (session);
  g_assert_cmpuint (adj_session_get_picks (what_if)->n_units, ==, 1);
  adj_session_pick_nothing (what_if);
  g_assert_cmpuint (adj_session_get_picks (session)->n_units, ==, 1);
}

static void
test_keeps (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autoptr (AdjSession) what_if = adj_what_if_begin (session);

  g_assert_false (adj_what_if_may_keep (what_if)); /* there is nothing yet */
  g_assert_true (adj_session_submit (what_if, "move wilder n; next"));
  assert_told (what_if, TRUE,
               "What if: 2 orders tried, nothing recorded. Once more leaves without them");
  g_assert_true (adj_what_if_may_keep (what_if));
  adj_what_if_keep (what_if);
  g_assert_cmpstr (last_told (session), ==, "2 orders kept");
  g_assert_cmpuint (adj_game_get_play (adj_session_get_game (session))->entries->len, ==, 3);
  g_assert_true (
      adj_table_equal (adj_session_true_table (session), adj_session_true_table (what_if)));
  g_assert_true (adj_session_undo (session));
  g_assert_cmpint (adj_session_true_table (session)->phase, ==, 0);
}

static void
test_keeps_no_die (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autoptr (AdjSession) what_if = adj_what_if_begin (session);

  g_assert_true (adj_session_submit (what_if, "next; attack 1620 1720 from 3/1/xiv; roll 4"));
  adj_what_if_keep (what_if);
  g_assert_cmpstr (last_told (session), ==,
                   "2 orders kept, up to “roll 4”: no die of a what-if counts");
  g_assert_cmpint (adj_session_true_table (session)->battle.stage, ==, ADJ_BATTLE_DECLARED);
}

/* On a look back everything can be tried, and nothing kept. */
static void
test_from_the_past (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autoptr (AdjSession) what_if = NULL;

  adj_session_look_at (session, 0);
  what_if = adj_what_if_begin (session);
  g_assert_true (adj_session_is_now (what_if));
  g_assert_true (adj_session_submit (what_if, "move 3/1/xiv 1418"));
  g_assert_false (adj_what_if_may_keep (what_if));
  assert_told (what_if, FALSE,
               "What if: 1 order tried, nothing recorded. The game does not stand here, so they "
               "cannot be kept");
  adj_what_if_keep (what_if);
  g_assert_cmpstr (last_told (session), ==, "Nothing kept: the game has moved on");
  g_assert_cmpuint (adj_game_get_play (adj_session_get_game (session))->entries->len, ==, 1);
}

/* A player who may only read the game can try what he likes. */
static void
test_of_a_game_that_is_read (void)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autoptr (AdjSession) first = begin ();
  g_autofree char *before = file_of (first);
  g_autoptr (AdjSession) second = adj_opening_game (adj_session_get_path (first), &problems);
  g_autoptr (AdjSession) what_if = adj_what_if_begin (second);

  g_assert_nonnull (adj_session_get_holder (second));
  g_assert_true (adj_session_submit (what_if, "next"));
  g_assert_false (adj_what_if_may_keep (what_if));
}

/* ---- Limited intelligence (Y 11.59) ---- */

static void
test_eyes_stay (void)
{
  g_autoptr (AdjSession) session = begin ();
  g_autoptr (AdjSession) what_if = NULL;

  adj_session_hang_curtain (session);
  g_assert_true (adj_session_submit (session, "option limited-intelligence"));
  adj_session_lift_curtain (session, ADJ_EYES_FIRST);
  what_if = adj_what_if_begin (session);
  g_assert_true (adj_session_has_curtain (what_if));
  g_assert_cmpint (adj_session_view (what_if).eyes, ==, ADJ_EYES_FIRST);
  g_assert_true (adj_session_submit (what_if, "next!; next!"));
  g_assert_false (adj_session_is_covered (what_if));
  g_assert_cmpint (adj_session_view (what_if).eyes, ==, ADJ_EYES_FIRST);

  /* kept, the same orders pass the game on to the other player */
  adj_what_if_keep (what_if);
  g_assert_true (adj_session_is_covered (session));
  g_assert_cmpint (adj_session_view (session).eyes, ==, ADJ_EYES_PUBLIC);
}

int
main (int argc, char **argv)
{
  folder_test_init (&argc, &argv);
  g_test_add_func ("/app/what-if/nothing-is-recorded", test_nothing_is_recorded);
  g_test_add_func ("/app/what-if/takes-the-picks-along", test_takes_the_picks_along);
  g_test_add_func ("/app/what-if/keeps", test_keeps);
  g_test_add_func ("/app/what-if/keeps-no-die", test_keeps_no_die);
  g_test_add_func ("/app/what-if/from-the-past", test_from_the_past);
  g_test_add_func ("/app/what-if/of-a-game-that-is-read", test_of_a_game_that_is_read);
  g_test_add_func ("/app/what-if/eyes-stay", test_eyes_stay);
  return folder_test_run ();
}

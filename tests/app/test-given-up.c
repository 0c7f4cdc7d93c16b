/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "battle.h"
#include "staff/given-up.h"

/* What is said of an entrenchment that was begun for nothing. */

static void
assert_given_up (AdjSession *session, const char *expected, guint n_hexes)
{
  AdjPicks picks;
  g_autofree char *text = adj_given_up_tell (adj_session_get_game (session), ADJ_EYES_ALL, &picks);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpuint (picks.n_hexes, ==, n_hexes);
}

static AdjSession *
dug (void)
{
  AdjSession *session = battle_new ();

  battle_play (session, "option entrenchments; entrench 3/1/xiv; entrench 1/1/xiv");
  battle_go_to_turn (session, 2);
  assert_given_up (session, NULL, 0);
  return session;
}

/* Until the phase ends, or it is begun anew. */
static void
test_moved (void)
{
  g_autoptr (AdjSession) session = dug ();

  battle_play (session, "move 3/1/xiv 1419");
  assert_given_up (session, "3/1/XIV moves and gives up its entrenchment in 1318 (Y 5.42)", 1);
  battle_play (session, "place 3/1/xiv 1318; entrench 3/1/xiv!");
  assert_given_up (session, NULL, 0);
  battle_play (session, "move 1/1/xiv 1416");
  assert_given_up (session, "1/1/XIV moves and gives up its entrenchment in 1317 (Y 5.42)", 1);
  battle_play (session, "next!");
  assert_given_up (session, NULL, 0);
}

static void
test_attacked (void)
{
  g_autoptr (AdjSession) session = battle_new ();

  battle_play (session, "option entrenchments; entrench 3/1/xiv; next; next; place smith 1418");
  battle_play (session, "next; attack 1318 from smith die 1");
  assert_given_up (session,
                   "3/1/XIV is attacked and loses its unfinished entrenchment in 1318 (Y 5.42)", 1);
}

/* Level 4, die 6: hexes that end in 9 are among those. */
static void
test_scattered (void)
{
  g_autoptr (AdjSession) session = battle_new ();

  battle_play (session, "option entrenchments; option command-control; scatter die 1");
  battle_play (session, "entrench 2/1/xiv");
  battle_play (session, "next!; next!; scatter die 1; next!; next!; scatter die 6");
  assert_given_up (session,
                   "2/1/XIV is out of command and loses its unfinished entrenchment in 1319 "
                   "(Y 5.43)",
                   1);
}

/* What the umpire clears away he knows of. */
static void
test_by_hand (void)
{
  g_autoptr (AdjSession) session = dug ();

  battle_play (session, "mark 1318 none");
  assert_given_up (session, NULL, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/given-up/Y 5.42/+ moved", test_moved);
  g_test_add_func ("/app/given-up/Y 5.42/+ attacked", test_attacked);
  g_test_add_func ("/app/given-up/Y 5.43/+ scattered", test_scattered);
  g_test_add_func ("/app/given-up/Y 5.42/- by hand", test_by_hand);
  return g_test_run ();
}

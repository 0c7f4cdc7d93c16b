/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "staff/works-given-up.h"

/* The words about an entrenchment that was begun for nothing. */

static void
assert_given_up (AdjGame *game, const char *expected, guint n_hexes)
{
  AdjPicks picks;
  g_autofree char *text = adj_works_given_up_tell (game, ADJ_EYES_ALL, &picks);

  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpuint (picks.n_hexes, ==, n_hexes);
}

static AdjGame *
dug (void)
{
  AdjGame *game = played_new ();

  played_on (game, "option entrenchments; entrench 3/1/xiv; entrench 1/1/xiv");
  played_to_turn (game, 2);
  assert_given_up (game, NULL, 0);
  return game;
}

/* Until the phase ends, or it is begun anew. */
static void
test_moved (void)
{
  g_autoptr (AdjGame) game = dug ();

  played_on (game, "move 3/1/xiv 1419");
  assert_given_up (game, "3/1/XIV moves and gives up its entrenchment in 1318 (Y 5.42)", 1);
  played_on (game, "place 3/1/xiv 1318; entrench 3/1/xiv!");
  assert_given_up (game, NULL, 0);
  played_on (game, "move 1/1/xiv 1416");
  assert_given_up (game, "1/1/XIV moves and gives up its entrenchment in 1317 (Y 5.42)", 1);
  played_on (game, "next!");
  assert_given_up (game, NULL, 0);
}

static void
test_attacked (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "option entrenchments; entrench 3/1/xiv; next; next; place smith 1418");
  played_on (game, "next; attack 1318 from smith die 1");
  assert_given_up (game,
                   "3/1/XIV is attacked and loses its unfinished entrenchment in 1318 (Y 5.42)", 1);
}

/* Level 4, die 6: hexes that end in 9 are among those. */
static void
test_scattered (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "option entrenchments; option command-control; scatter die 1");
  played_on (game, "entrench 2/1/xiv");
  played_on (game, "next!; next!; scatter die 1; next!; next!; scatter die 6");
  assert_given_up (game,
                   "2/1/XIV is out of command and loses its unfinished entrenchment in 1319 "
                   "(Y 5.43)",
                   1);
}

/* The umpire knows of works that he clears away. */
static void
test_by_hand (void)
{
  g_autoptr (AdjGame) game = dug ();

  played_on (game, "mark 1318 none");
  assert_given_up (game, NULL, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/given-up/Y 5.42/+ moved", test_moved);
  g_test_add_func ("/staff/given-up/Y 5.42/+ attacked", test_attacked);
  g_test_add_func ("/staff/given-up/Y 5.43/+ scattered", test_scattered);
  g_test_add_func ("/staff/given-up/Y 5.42/- by hand", test_by_hand);
  return g_test_run ();
}

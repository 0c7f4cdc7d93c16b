/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/face-down.h"

#include "tests/record/fixture.h"

static guint
count_offered (AdjGame *game)
{
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_PUBLIC);
  AdjOrder orders[ADJ_SIDES];

  return adj_face_down_offer (&view, orders);
}

/* Not without the rule, nor where somebody lies face down already. */
static void
test_offer (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  g_assert_cmpuint (count_offered (game), ==, 0);
  fixture_play (game, "option limited-intelligence", ADJ_OK);
  g_assert_cmpuint (count_offered (game), ==, 2);
  fixture_play (game, "flip smith down", ADJ_OK);
  g_assert_cmpuint (count_offered (game), ==, 0);
}

/* Nobody is told of what lies face down while nothing does. */
static void
test_say (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_FIRST);
  g_autofree char *nobody = NULL;
  g_autofree char *own = NULL;
  g_autofree char *both = NULL;

  fixture_play (game, "option limited-intelligence", ADJ_OK);
  view.table = adj_game_get_table (game);
  nobody = adj_face_down_say (&view);
  g_assert_cmpstr (nobody, ==, "Limited intelligence is played, and nobody lies face down");
  fixture_play (game, "flip smith down", ADJ_OK);
  view.table = adj_game_get_table (game);
  own = adj_face_down_say (&view);
  g_assert_cmpstr (own, ==, "For Union eyes only: what lies face down is named");
  view.eyes = ADJ_EYES_PUBLIC;
  both = adj_face_down_say (&view);
  g_assert_cmpstr (both, ==, "For both players: what lies face down is not named");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/face-down/Y 11.5/offer", test_offer);
  g_test_add_func ("/staff/face-down/Y 11.5/say", test_say);
  return g_test_run ();
}

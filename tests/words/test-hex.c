/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoken.h"
#include "words/hex.h"
#include "words/offer.h"
#include "words/place.h"

static char *
say (AdjGame *game, AdjEyes eyes, AdjHexId hex)
{
  g_auto (AdjDuties) duties = { 0 };
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);

  adj_duties_find (adj_game_get_field (game), &duties);
  return adj_words_hex_seen (&view, adj_game_get_field (game), spoken_hex (hex), &duties);
}

static void
assert_seen (AdjGame *game, AdjEyes eyes, AdjHexId hex, const char *expected)
{
  g_autofree char *said = say (game, eyes, hex);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_hex_seen (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  assert_seen (game, ADJ_EYES_ALL, 1318, "1318, Rough, Union: 3/1/XIV 5");
  assert_seen (game, ADJ_EYES_ALL, 1111, "1111, Clear");
  fixture_play (game, "move 2/1/xiv 1519", ADJ_OK);
  assert_seen (game, ADJ_EYES_ALL, 1519, "1519, Clear, Union: 2/1/XIV 5 (has moved)");
  fixture_play (game, "place 3/1/xiv 1619; place 1/1/xiv 1619", ADJ_OK);
  fixture_play (game, "status 1/1/xiv ineffective; next", ADJ_OK);
  assert_seen (game, ADJ_EYES_ALL, 1619,
               "1619, Forest, Union: 1/1/XIV 5 ineffective, 3/1/XIV 5, must attack, must leave");
  assert_seen (game, ADJ_EYES_ALL, 1620, "1620, Forest, Confederate: Smith 4, must be attacked");
}

/* The units that fight in the battle that is open, and those that have fought before it. */
static void
test_hex_in_battle (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "place 3/1/xiv 1619; next", ADJ_OK);
  fixture_play (game, "attack 1620 1720 from 3/1/xiv", ADJ_OK);
  assert_seen (game, ADJ_EYES_ALL, 1619, "1619, Forest, Union: 3/1/XIV 5, attacks 1620 and 1720");
  assert_seen (game, ADJ_EYES_ALL, 1620, "1620, Forest, Confederate: Smith 4, attacked from 1619");
  fixture_play (game, "roll 4", ADJ_OK); /* the attackers go back */
  assert_seen (game, ADJ_EYES_ALL, 1720, "1720, Forest, Confederate: Wright 4, attacked from 1619");
  fixture_play (game, "retreat 3/1/xiv 1519; stay", ADJ_OK);
  assert_seen (game, ADJ_EYES_ALL, 1519, "1519, Clear, Union: 3/1/XIV 5 ineffective, has attacked");
  assert_seen (game, ADJ_EYES_ALL, 1720, "1720, Forest, Confederate: Wright 4, has been attacked");
}

/* A player who may not know a unit hears its alias and that it lies face down. */
static void
test_face_down (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  fixture_play (game, "flip smith down", ADJ_OK);
  own = say (game, ADJ_EYES_SECOND, 1620);
  other = say (game, ADJ_EYES_FIRST, 1620);
  assert_says (own, "Smith 4");
  g_assert_nonnull (g_strstr_len (other, -1, "face down"));
  g_assert_null (g_strstr_len (other, -1, "Smith"));
}

/* A dummy has neither arm nor strength, for its owner either (Y 11.52). */
static void
test_dummy (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view;
  g_autofree char *counter = NULL;

  fixture_play (game, "option limited-intelligence; dummy union 1", ADJ_OK);
  view = adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_FIRST);
  counter = adj_words_counter (&view, view.table->n_units - 1);
  g_assert_cmpstr (counter, ==, "face down");
}

/* Orders, and how a menu has them. */
static void
test_offers (void)
{
  static const char *const offers[][2] = {
    { "move 3/1/xiv 1619", "Move 3/1/XIV to 1619" },
    { "place 3/1/xiv off", "Put 3/1/XIV aside" },
    { "place 3/1/xiv 1111", "Put 3/1/XIV in 1111" },
    { "eliminate 3/1/xiv", "Eliminate 3/1/XIV" },
    { "attack 1620 1720 from 3/1/xiv", "Attack 1620 and 1720 with 3/1/XIV" },
    { "roll", "Roll the die" },
    { "stay", "Nobody advances" },
    { "lose 3/1/xiv smith", "Lose 3/1/XIV and Smith" },
    { "exit 3/1/xiv", "Take 3/1/XIV off the map by its exit" },
    { "retreat 3/1/xiv n", "Retreat 3/1/XIV to 1317" },
    { "advance 3/1/xiv 1317", "Advance 3/1/XIV into 1317" },
    { "displace 3/1/xiv n", "Displace 3/1/XIV to 1317" },
    { "mark 1318 entrenchment", "Put an entrenchment in 1318" },
    { "mark 1318 building", "Begin an entrenchment in 1318" },
    { "mark 1318 none", "Clear 1318 of entrenchments" },
    { "status 3/1/xiv ineffective", "3/1/XIV: ineffective" },
    { "status 3/1/xiv ineffective=no", "3/1/XIV: effective again" },
    { "status 3/1/xiv moved=no", "3/1/XIV: may move still" },
    { "flip 3/1/xiv", "Turn 3/1/XIV face down" },
    { "next", "End the phase" },
  };
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      g_auto (AdjOrderError) error = { 0 };
      g_autofree char *said = NULL;
      AdjOrder order;

      g_assert_true (
          adj_order_parse (adj_game_get_field (game), ADJ_EYES_ALL, offers[i][0], &order, &error));
      said = adj_words_offer (&view, &order);
      g_assert_cmpstr (said, ==, offers[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/hex/seen", test_hex_seen);
  g_test_add_func ("/words/hex/in-battle", test_hex_in_battle);
  g_test_add_func ("/words/hex/face-down", test_face_down);
  g_test_add_func ("/words/hex/Y 11.52/+ dummy", test_dummy);
  g_test_add_func ("/words/hex/offers", test_offers);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "staff/arrows.h"
#include "staff/touched.h"

/* What orders did on the map. */

static const char *const kinds[] = {
  [ADJ_ARROW_MARCH] = "march",     [ADJ_ARROW_ATTACK] = "attack",   [ADJ_ARROW_FIRE] = "fire",
  [ADJ_ARROW_RETREAT] = "retreat", [ADJ_ARROW_ADVANCE] = "advance", [ADJ_ARROW_PLACED] = "placed",
  [ADJ_ARROW_LOST] = "lost",
};

/* An arrow a line: what it is, whose, and its hexes. */
static char *
tell (AdjGame *game, guint from, AdjEyes eyes)
{
  const AdjBook *book = adj_game_get_book (game);
  g_autoptr (GArray) arrows =
      adj_arrows_read (game, from, adj_game_get_play (game)->steps->len, eyes);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < arrows->len; i++)
    {
      const AdjArrow *arrow = &g_array_index (arrows, AdjArrow, i);

      g_string_append_printf (text, "%s %d", kinds[arrow->kind], arrow->side);
      for (guint j = 0; j < arrow->n; j++)
        g_string_append_printf (text, " %04d", book->hexes[arrow->path[j]].id);
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}

static void
assert_arrows (AdjGame *game, guint from, const char *expected)
{
  g_autofree char *told = tell (game, from, ADJ_EYES_ALL);

  g_assert_cmpstr (told, ==, expected);
}

/* The hex that a look back shows, by its number; 0. */
static AdjHexId
touched (AdjGame *game, guint from)
{
  AdjView view = played_view (game);
  AdjHex hex = adj_touched_hex (game, from, adj_game_get_play (game)->steps->len, &view);

  return hex == ADJ_NO_HEX ? 0 : view.book->hexes[hex].id;
}

static void
test_march (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "move 3/1/xiv 1619");
  assert_arrows (game, 0, "march 0 1318 1418 1519 1619\n");
  g_assert_cmpuint (touched (game, 0), ==, 1619);
  assert_arrows (game, 1, "");
}

/* A stack that goes together has one arrow, and who goes on has one way. */
static void
test_one_way (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "place 3/1/xiv 1317; move 1317 1417; move 3/1/xiv 1418");
  assert_arrows (game, 1, "march 0 1317 1417\nmarch 0 1417 1418\n");
}

static void
test_reinforcement (void)
{
  g_autoptr (AdjGame) game = played_new ();
  guint before;

  played_to_turn (game, 2);
  before = adj_game_get_play (game)->steps->len;
  played_on (game, "enter 1/2/xiv 1027 1026");
  assert_arrows (game, before, "march 0 1027 1026\n");
}

/* All of it at once: who attacked, who went back, who came after. */
static void
test_battle (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "move 3/1/xiv 1619; move 1/1/xiv 1619; next");
  played_on (game, "attack 1620 1720 from 3/1/xiv 1/1/xiv die 1; retreat smith 1721;"
                   "retreat wright 1820; advance 3/1/xiv 1620");
  assert_arrows (game, 3,
                 "attack 0 1619 1620\nattack 0 1619 1720\nretreat 1 1620 1721\n"
                 "retreat 1 1720 1820\nadvance 0 1619 1620\n");
  g_assert_cmpuint (touched (game, 3), ==, 1620);
}

static void
test_fire_and_losses (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "place wilder 1205; place fulton 1204; place 1/1/xiv+2/1/xiv 1305;"
                   "place xiv-artillery 1206; next!");
  played_on (game, "attack 1204 from wilder 1/1/xiv 2/1/xiv xiv-artillery die 1 result De; stay");
  assert_arrows (game, 5,
                 "attack 0 1205 1204\nattack 0 1305 1204\nfire 0 1206 1204\nlost 1 1204\n");
}

static void
test_umpire (void)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "place smith 1622");
  assert_arrows (game, 0, "placed 1 1620 1622\n");
  played_on (game, "place smith off");
  assert_arrows (game, 1, "");
  played_on (game, "mark 1318 entrenchment");
  assert_arrows (game, 2, "");
  g_assert_cmpuint (touched (game, 2), ==, 1318);
  played_on (game, "score union 5 fair play");
  g_assert_cmpuint (touched (game, 3), ==, 0);
}

/* What was set aside was not done. */
static void
test_set_aside (void)
{
  g_autoptr (AdjGame) game = played_new ();
  g_autoptr (AdjCorrection) correction = NULL;

  played_on (game, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4");
  correction = adj_game_correct (game, 1, "move 3/1/xiv 1218");
  g_assert_true (adj_game_accept (game, correction));
  assert_arrows (game, 1, "");
}

/* The other side sees a counter go, and not which, nor whether it is the one that went before. */
static char *
tell_hidden (const char *orders)
{
  g_autoptr (AdjGame) game = played_new ();

  played_on (game, "option limited-intelligence; place 2/1/xiv 1318; flip 1318 down");
  played_on (game, orders);
  return tell (game, 3, ADJ_EYES_SECOND);
}

static void
test_face_down (void)
{
  g_autofree char *one = tell_hidden ("move 1318 1418; move 3/1/xiv 1519");
  g_autofree char *other = tell_hidden ("move 1318 1418; move 2/1/xiv 1519");

  g_assert_cmpstr (one, ==, "march 0 1318 1418\nmarch 0 1418 1519\n");
  g_assert_cmpstr (one, ==, other);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/arrows/march", test_march);
  g_test_add_func ("/staff/arrows/one-way", test_one_way);
  g_test_add_func ("/staff/arrows/reinforcement", test_reinforcement);
  g_test_add_func ("/staff/arrows/battle", test_battle);
  g_test_add_func ("/staff/arrows/fire-and-losses", test_fire_and_losses);
  g_test_add_func ("/staff/arrows/umpire", test_umpire);
  g_test_add_func ("/staff/arrows/set-aside", test_set_aside);
  g_test_add_func ("/staff/arrows/Y 11.5/face-down", test_face_down);
  return g_test_run ();
}

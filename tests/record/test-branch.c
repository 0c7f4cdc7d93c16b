/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "record/branch.h"

/* Orders tried on a game of their own, and kept or not. */

static AdjGame *
branch_now (AdjGame *game)
{
  return adj_game_branch (game, adj_game_get_play (game)->steps->len, 7);
}

static guint64
hash_of (AdjGame *game)
{
  return adj_table_hash (adj_game_get_table (game));
}

/* It begins where the game stands, and the game never hears of it. */
static void
test_apart (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = NULL;
  guint64 hash;

  fixture_play (game, "move 3/1/xiv 1619; next", ADJ_OK);
  hash = hash_of (game);
  branch = branch_now (game);
  g_assert_cmpuint (hash_of (branch), ==, hash);
  g_assert_cmpuint (adj_branch_count (branch), ==, 0);
  fixture_play (branch, "attack 1620 1720 from 3/1/xiv die 4; retreat 3/1/xiv 1618", ADJ_OK);
  g_assert_cmpint (fixture_hex (branch, "3/1/xiv"), ==, 1618);
  g_assert_cmpuint (adj_branch_count (branch), ==, 2);
  g_assert_cmpuint (hash_of (game), ==, hash);
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, 2);
}

/* Back to where it begins, and no further; an order of before cannot be corrected there. */
static void
test_undo_ends_at_the_beginning (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = NULL;
  guint64 hash;

  fixture_play (game, "waive BG 5.13; move 3/1/xiv 1619", ADJ_OK);
  hash = hash_of (game);
  branch = branch_now (game);
  g_assert_false (adj_game_undo (branch));
  fixture_play (branch, "move wilder n", ADJ_OK);
  g_assert_cmpuint (adj_branch_count (branch), ==, 1);
  g_assert_true (adj_game_undo (branch));
  g_assert_cmpuint (hash_of (branch), ==, hash);
  g_assert_cmpuint (adj_branch_count (branch), ==, 0);
  g_assert_false (adj_game_undo (branch));
  g_assert_true (adj_game_redo (branch));
  g_assert_cmpint (fixture_hex (branch, "wilder"), ==, 1021);
}

/* The n-th die of the game is not the n-th of the branch. */
static void
test_dice_of_its_own (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = branch_now (game);

  g_assert_cmpuint (adj_game_get_seed (branch), ==, 7);
  g_assert_cmpuint (adj_game_get_seed (game), !=, 7);
}

/* The warnings that players do not want to hear in the game they do not hear on trial. */
static void
test_silence (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = NULL;
  g_autoptr (AdjGame) earlier = NULL;

  fixture_play (game, "mirror losses; waive BG 5.13", ADJ_OK);
  adj_game_set_strict (game, TRUE);
  branch = branch_now (game);
  earlier = adj_game_branch (game, 0, 7);
  g_assert_cmpint (adj_game_get_mirror (branch), ==, ADJ_MIRROR_LOSSES);
  g_assert_true (adj_game_is_waived (branch, "BG 5.13"));
  g_assert_true (adj_game_get_strict (branch));
  g_assert_cmpint (adj_game_get_mirror (earlier), ==, ADJ_MIRROR_FULL);
}

static void
keep (AdjGame *branch, AdjGame *game, AdjKeptEnd end, guint n_kept, const char *left)
{
  g_auto (AdjKept) kept = { 0 };

  adj_branch_keep (branch, game, &kept);
  g_assert_cmpint (kept.end, ==, end);
  g_assert_cmpuint (kept.n_kept, ==, n_kept);
  g_assert_cmpstr (kept.left, ==, left);
}

/* Only what still holds; each can be undone like an order that was typed. */
static void
test_keeps (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = branch_now (game);

  fixture_play (branch, "move 3/1/xiv 1619; move wilder s", ADJ_OK);
  g_assert_true (adj_game_undo (branch));
  fixture_play (branch, "move wilder n", ADJ_OK);
  keep (branch, game, ADJ_KEPT_ALL, 2, NULL);
  g_assert_cmpuint (hash_of (game), ==, hash_of (branch));
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, 2);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (fixture_hex (game, "3/1/xiv"), ==, 1619);
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1022);
}

/* An attack that ends the Movement Phase comes with that, and goes with it. */
static void
test_keeps_pairs (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = branch_now (game);

  fixture_play (branch, "move 3/1/xiv 1619; attack 1620 1720 from 3/1/xiv", ADJ_OK);
  keep (branch, game, ADJ_KEPT_ALL, 3, NULL);
  g_assert_cmpint (adj_game_get_table (game)->battle.stage, ==, ADJ_BATTLE_DECLARED);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (adj_game_get_table (game)->phase, ==, 0);
}

/* A die on trial, typed or thrown, is none in the game. */
static void
test_keeps_no_die (void)
{
  static const char *const with_dice[] = { "attack 1620 1720 from 3/1/xiv die 4",
                                           "attack 1620 1720 from 3/1/xiv die 4 result Ar" };

  for (guint i = 0; i < G_N_ELEMENTS (with_dice); i++)
    {
      g_autoptr (AdjGame) game = fixture_game ();
      g_autoptr (AdjGame) branch = branch_now (game);

      fixture_play (branch, "move 3/1/xiv 1619; next", ADJ_OK);
      fixture_play (branch, with_dice[i], ADJ_OK);
      keep (branch, game, ADJ_KEPT_TO_DIE, 2, with_dice[i]);
      g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, 2);
      g_assert_cmpint (fixture_hex (game, "3/1/xiv"), ==, 1619);
    }
}

/* The battle is announced, and waits for its die. */
static void
test_keeps_the_battle (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = branch_now (game);

  fixture_play (branch, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv; roll", ADJ_OK);
  g_assert_cmpint (adj_game_get_dice_thrown (branch), ==, 1);
  {
    g_auto (AdjKept) kept = { 0 };

    adj_branch_keep (branch, game, &kept);
    g_assert_cmpint (kept.end, ==, ADJ_KEPT_TO_DIE);
    g_assert_cmpuint (kept.n_kept, ==, 3);
  }
  g_assert_cmpint (adj_game_get_table (game)->battle.stage, ==, ADJ_BATTLE_DECLARED);
  g_assert_cmpint (adj_game_get_dice_thrown (game), ==, 0);
}

/* From a look back, and when the game has moved on. */
static void
test_keeps_nothing_elsewhere (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) back = NULL;
  g_autoptr (AdjGame) left = NULL;

  fixture_play (game, "move 3/1/xiv 1619", ADJ_OK);
  back = adj_game_branch (game, 0, 7);
  g_assert_cmpint (fixture_hex (back, "3/1/xiv"), ==, 1318);
  fixture_play (back, "move wilder n", ADJ_OK);
  g_assert_false (adj_branch_fits (back, game));
  keep (back, game, ADJ_KEPT_NOTHING, 0, NULL);

  left = branch_now (game);
  fixture_play (left, "move wilder n", ADJ_OK);
  g_assert_true (adj_branch_fits (left, game));
  fixture_play (game, "move wilder s", ADJ_OK);
  g_assert_false (adj_branch_fits (left, game));
  keep (left, game, ADJ_KEPT_NOTHING, 0, NULL);
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, 2);
}

/* ---- Limited intelligence (Y 11.5) ---- */

/* Of two Confederates face down beside each other one is a dummy; Union looks. */
static AdjGame *
hidden_game (gboolean swapped)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "option limited-intelligence; flip smith down; dummy confederate 1", ADJ_OK);
  fixture_play (game,
                swapped ? "place smith 1522!; place dummy-1 1524!"
                        : "place dummy-1 1522!; place smith 1524!",
                ADJ_OK);
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  return game;
}

static char *
answer_to (AdjGame *branch, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (branch, line, FALSE);
  const AdjOutcome *outcome = g_ptr_array_index (outcomes, outcomes->len - 1);

  return g_strdup_printf ("%d %d %u %u %s", (int) outcome->recorded, (int) outcome->standing,
                          outcome->effects->len, outcome->findings->len, outcome->error.text);
}

/* The unit and the dummy answer alike whatever is tried beside it, and neither turns up. */
static void
test_tells_nothing (void)
{
  static const char *const lines[] = { "place wilder 1422!",
                                       "place wilder 1423!",
                                       "place wilder 1424!",
                                       "move wilder 1522",
                                       "move wilder 1524",
                                       "flip ?c1 up",
                                       "flip ?c2 up",
                                       "option limited-intelligence=off",
                                       "move 1522 1521",
                                       "move 1524 1525",
                                       "attack 1522 from wilder",
                                       "exit 1524" };
  g_autoptr (AdjGame) game = hidden_game (FALSE);
  g_autoptr (AdjGame) other = hidden_game (TRUE);
  AdjView view;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (AdjGame) a = branch_now (game);
      g_autoptr (AdjGame) b = branch_now (other);
      g_autofree char *first = answer_to (a, lines[i]);
      g_autofree char *second = answer_to (b, lines[i]);

      g_test_message ("%s: %s", lines[i], first);
      g_assert_cmpstr (first, ==, second);
      view = adj_view (fixture_book (), adj_game_get_table (a), ADJ_EYES_FIRST);
      g_assert_false (
          adj_view_knows (&view, adj_scenario_unit (fixture_book ()->scenario, "smith")));
    }
}

static void
test_refuses_to_turn_up (void)
{
  g_autoptr (AdjGame) game = hidden_game (FALSE);
  g_autoptr (AdjGame) branch = branch_now (game);
  g_autofree char *answer = answer_to (branch, "place wilder 1423!");

  g_assert_nonnull (strstr (answer, "face down"));
  g_assert_cmpuint (adj_branch_count (branch), ==, 0);

  /* corrected into it */
  fixture_play (branch, "move wilder n", ADJ_OK);
  {
    g_autoptr (AdjCorrection) correction = adj_game_correct (branch, 1, "place wilder 1423!");

    g_assert_null (correction->entry);
    g_assert_nonnull (correction->outcome->error.text);
    g_assert_cmpuint (correction->outcome->effects->len, ==, 0);
  }

  /* and in the game it does */
  fixture_play (game, "place wilder 1423!", ADJ_OK);
}

/* One's own that lie face down are known, and the order is kept under its owner's eyes. */
static void
test_keeps_hidden_moves (void)
{
  g_autoptr (AdjGame) game = hidden_game (FALSE);
  g_autoptr (AdjGame) branch = NULL;

  adj_game_set_eyes (game, ADJ_EYES_SECOND);
  branch = branch_now (game);
  fixture_play (branch, "place smith 1624!", ADJ_OK);
  keep (branch, game, ADJ_KEPT_ALL, 1, NULL);
  g_assert_cmpint (fixture_hex (game, "smith"), ==, 1624);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/branch/apart", test_apart);
  g_test_add_func ("/branch/undo", test_undo_ends_at_the_beginning);
  g_test_add_func ("/branch/dice", test_dice_of_its_own);
  g_test_add_func ("/branch/silence", test_silence);
  g_test_add_func ("/branch/keeps", test_keeps);
  g_test_add_func ("/branch/keeps-pairs", test_keeps_pairs);
  g_test_add_func ("/branch/keeps-no-die", test_keeps_no_die);
  g_test_add_func ("/branch/keeps-the-battle", test_keeps_the_battle);
  g_test_add_func ("/branch/keeps-nothing-elsewhere", test_keeps_nothing_elsewhere);
  g_test_add_func ("/branch/tells-nothing", test_tells_nothing);
  g_test_add_func ("/branch/refuses-to-turn-up", test_refuses_to_turn_up);
  g_test_add_func ("/branch/keeps-hidden-moves", test_keeps_hidden_moves);
  return g_test_run ();
}

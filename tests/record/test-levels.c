/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

/* The record's additions to initiative and Command Control: dice and chits by the program, the
 * phases that both sides' order of play begins, undo and looking back. */

static guint
count_digits (guint16 digits)
{
  guint n = 0;

  for (int digit = 0; digit <= 9; digit++)
    n += (digits & (1u << digit)) != 0;
  return n;
}

/* As many as the level, none twice; each draw costs one throw, and undo brings none back. */
static void
test_draw (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjTable *table = adj_game_get_table (game);

  fixture_play (game, "option command-control; option command-method=chits", ADJ_OK);
  for (int i = 1; i <= 20; i++)
    {
      fixture_play (game, "scatter roll", ADJ_OK);
      g_assert_cmpuint (count_digits (table->digits[0]), ==, 4);
      g_assert_cmpint (table->chits[0], ==, 0);
      g_assert_cmpint (adj_game_get_dice_thrown (game), ==, 4 * i);
      g_assert_true (adj_game_undo (game));
      g_assert_cmphex (table->digits[0], ==, 0);
    }
  fixture_play (game, "scatter chits 7; scatter roll", ADJ_OK);
  g_assert_cmpuint (count_digits (table->digits[0]), ==, 4);
  g_assert_true ((table->digits[0] & (1u << 7)) != 0);
  g_assert_cmpint (adj_game_get_dice_thrown (game), ==, 83);
}

/* At level 10 all ten chits come, and the last need not be thrown for. */
static void
test_all_chits (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option command-control; option command-method=chits", ADJ_OK);
  fixture_play (game, "scatter level 10 roll", ADJ_WARNED);
  g_assert_cmphex (adj_game_get_table (game)->digits[0], ==, 1023);
  g_assert_cmpint (adj_game_get_dice_thrown (game), ==, 9);
}

static void
test_dice (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjPlay *play = adj_game_get_play (game);
  guint thrown;

  fixture_play (game, "option command-control; scatter die 3; move wilder n", ADJ_OK);
  fixture_play (game, "drift 3/1/xiv roll", ADJ_OK);
  thrown = (guint) adj_game_get_dice_thrown (game);
  g_assert_cmpuint (thrown, ==, 2);
  g_assert_cmpint (adj_play_entry (play, play->entries->len)->dice, ==, 2);
  g_assert_true (
      g_str_has_prefix (adj_play_entry (play, play->entries->len)->text, "drift 3/1/xiv "));
  g_assert_false (g_str_has_suffix (adj_play_entry (play, play->entries->len)->text, "roll"));
  fixture_play (game, "drift 1/1/xiv 2 2", ADJ_OK);
  g_assert_cmpint (adj_game_get_dice_thrown (game), ==, 2);
}

/* From the first morning to the second. */
static AdjGame *
second_morning (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "option variable-initiative; waive BG 15.9", ADJ_OK);
  while (adj_game_get_table (game)->turn < 10)
    fixture_play (game, "next", ADJ_OK);
  return game;
}

/* The side that moves first is the holder until the dice say otherwise, and looking back finds each
 * side's own phase, not the one that was begun and given up. */
static void
test_look_back (void)
{
  g_autoptr (AdjGame) game = second_morning ();
  const AdjTable *table = adj_game_get_table (game);
  int owed = adj_game_find_phase (game, 10, 0, 1 << 0);

  g_assert_cmpint (table->dawn, ==, ADJ_DAWN_OWED);
  g_assert_cmpint (owed, >, 0);
  fixture_play (game, "initiative union 1 confederate 1", ADJ_OK);
  g_assert_cmpint (table->first_player, ==, 1);
  g_assert_true (adj_table_is_phasing (table, 1));
  g_assert_cmpint (adj_game_find_phase (game, 10, 0, 1 << 0), ==, -1);
  g_assert_cmpint (adj_game_find_phase (game, 10, 0, 1 << 1), ==, owed + 1);
  fixture_play (game, "next; next", ADJ_OK);
  g_assert_cmpint (adj_game_find_phase (game, 10, 2, 1 << 0), >, owed + 1);
  for (int i = 0; i < 3; i++)
    g_assert_true (adj_game_undo (game));
  g_assert_cmpint (table->dawn, ==, ADJ_DAWN_OWED);
  g_assert_cmpint (table->first_player, ==, 0);
  g_assert_cmpint (adj_game_find_phase (game, 10, 0, 1 << 0), ==, owed);
}

/* An attack typed while dice are owed leaves the phase all the same (BG 5.14), and what is owed is
 * named. */
static void
test_implied_next (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) outcomes = NULL;
  const AdjOutcome *next;

  fixture_play (game, "option command-control", ADJ_OK);
  fixture_play (game, "move 3/1/xiv 1619", ADJ_WARNED);
  outcomes = adj_game_submit (game, "attack 1620 1720 from 3/1/xiv die 1", FALSE);
  g_assert_cmpuint (outcomes->len, ==, 2);
  next = g_ptr_array_index (outcomes, 0);
  g_assert_cmpint (next->standing, ==, ADJ_WARNED);
  g_assert_cmpint (g_array_index (next->findings, AdjFinding, 0).reason, ==,
                   ADJ_REASON_OWES_SCATTER);
  g_assert_cmpint (adj_game_get_table (game)->phase, ==, 1);
}

/* Players who follow losses alone still hear of the initiative, not of where units stand. */
static void
test_mirror (void)
{
  g_autoptr (AdjGame) game = second_morning ();

  fixture_play (game, "mirror losses", ADJ_OK);
  fixture_play (game, "option command-control", ADJ_OK);
  fixture_play (game, "next", ADJ_WARNED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/levels/draw", test_draw);
  g_test_add_func ("/record/levels/all-chits", test_all_chits);
  g_test_add_func ("/record/levels/dice", test_dice);
  g_test_add_func ("/record/levels/look-back", test_look_back);
  g_test_add_func ("/record/levels/implied-next", test_implied_next);
  g_test_add_func ("/record/levels/mirror", test_mirror);
  return g_test_run ();
}

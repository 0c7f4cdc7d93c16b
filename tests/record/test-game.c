/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include "desk/dice.h"

static guint64
hash (AdjGame *game)
{
  return adj_table_hash (adj_game_get_table (game));
}

static const AdjOutcome *
outcome_at (GPtrArray *outcomes, guint i)
{
  g_assert_cmpuint (i, <, outcomes->len);
  return g_ptr_array_index (outcomes, i);
}

/* Undoing everything one by one leads back through the same tables, redoing forth again. */
static void
test_undo_redo (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  static const char *const lines[] = {
    "move 3/1/xiv 1619",    "move wilder n", "next!", "attack 1620 1720 from 3/1/xiv die 4",
    "retreat 3/1/xiv 1618", "next!"
  };
  guint64 now = hash (game);

  g_array_append_val (hashes, now);
  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, lines[i], FALSE);

      g_assert_true (outcome_at (outcomes, 0)->recorded);
      now = hash (game);
      g_array_append_val (hashes, now);
    }
  for (guint i = hashes->len - 1; i > 0; i--)
    {
      g_assert_true (adj_game_undo (game));
      g_assert_cmpuint (hash (game), ==, g_array_index (hashes, guint64, i - 1));
    }
  g_assert_false (adj_game_undo (game));
  for (guint i = 1; i < hashes->len; i++)
    {
      g_assert_true (adj_game_redo (game));
      g_assert_cmpuint (hash (game), ==, g_array_index (hashes, guint64, i));
    }
  g_assert_false (adj_game_redo (game));
  /* nothing was erased: the orders, their undoing and their redoing are all there */
  g_assert_cmpuint (adj_game_get_play (game)->entries->len, ==, 3 * G_N_ELEMENTS (lines));
}

static void
test_new_order_ends_redo (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move wilder n", ADJ_OK);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1022);
  fixture_play (game, "move wilder s", ADJ_OK);
  g_assert_false (adj_game_redo (game));
  g_assert_cmpint (fixture_hex (game, "wilder"), ==, 1023);
}

/* An attack in the Movement Phase leaves it (BG 5.14); both are undone together. */
static void
test_implied_next (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) outcomes = NULL;

  fixture_play (game, "move 3/1/xiv 1619", ADJ_OK);
  outcomes = adj_game_submit (game, "attack 1620 1720 from 3/1/xiv die 1", FALSE);
  g_assert_cmpuint (outcomes->len, ==, 2);
  g_assert_cmpstr (outcome_at (outcomes, 0)->text, ==, "next");
  g_assert_cmpint (outcome_at (outcomes, 1)->standing, ==, ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->phase, ==, 1);
  g_assert_true (adj_game_undo (game));
  g_assert_cmpint (adj_game_get_table (game)->phase, ==, 0);
  g_assert_true (adj_game_redo (game));
  g_assert_cmpint (adj_game_get_table (game)->phase, ==, 1);
  g_assert_cmpuint (adj_game_get_table (game)->n_debts, ==, 2);
}

/* Also while somebody may still come in, who is named then. */
static void
test_implied_next_owing (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) outcomes = NULL;

  fixture_play (game, "move 3/1/xiv 1619; next", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  fixture_play (game, "next!", ADJ_OK);
  fixture_play (game, "next!", ADJ_WARNED);
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 2);
  outcomes = adj_game_submit (game, "attack 1620 1720 from 3/1/xiv", FALSE);
  g_assert_cmpuint (outcomes->len, ==, 2);
  g_assert_cmpint (outcome_at (outcomes, 0)->standing, ==, ADJ_WARNED);
  g_assert_cmpint (outcome_at (outcomes, 1)->standing, ==, ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->phase, ==, 1);
}

static void
test_strict_and_waive (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  adj_game_set_strict (game, TRUE);
  fixture_refuse (game, "move smith 1621");
  g_assert_cmpint (fixture_hex (game, "smith"), ==, 1620);
  fixture_play (game, "move smith 1621!", ADJ_WARNED);
  g_assert_cmpint (fixture_hex (game, "smith"), ==, 1621);
  fixture_play (game, "waive BG 5.11", ADJ_OK);
  fixture_play (game, "move law 1721", ADJ_OK);
}

static void
test_mirror (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move wilder 0822 0810", ADJ_WARNED);
  fixture_play (game, "mirror losses", ADJ_OK);
  fixture_play (game, "move 2/4/xiv 0810", ADJ_OK); /* far too far, and nobody cares */
  g_assert_cmpint (adj_game_get_mirror (game), ==, ADJ_MIRROR_LOSSES);
}

/* Several orders on a line: the first that cannot be ends it, earlier ones are kept. */
static void
test_line_stops (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) outcomes =
      adj_game_submit (game, "move wilder n; move nobody n; move 2/4/xiv n", FALSE);
  g_autoptr (GPtrArray) going = adj_game_submit (game, "move nobody n; move 2/4/xiv n", TRUE);

  g_assert_cmpuint (outcomes->len, ==, 2);
  g_assert_true (outcome_at (outcomes, 0)->recorded);
  g_assert_nonnull (outcome_at (outcomes, 1)->error.text);
  g_assert_cmpuint (going->len, ==, 2);
  g_assert_true (outcome_at (going, 1)->recorded);
}

/* Looking back: at any number of steps, and at the beginning of a phase. */
static void
test_look_back (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjTable) start = NULL;
  g_autoptr (AdjTable) before = NULL;

  fixture_play (game, "move 3/1/xiv 1619", ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  fixture_play (game, "attack 1620 1720 from 3/1/xiv die 4", ADJ_OK);
  start = adj_game_table_after (game, 0);
  g_assert_cmpint (start->turn, ==, 1);
  g_assert_cmpint (start->phase, ==, 0);
  before = adj_game_table_after (game, (guint) adj_game_find_phase (game, 1, 1, 1 << 0));
  g_assert_cmpuint (before->n_debts, ==, 0);
  g_assert_cmpint (before->phase, ==, 1);
  g_assert_cmpint (adj_game_find_phase (game, 2, 0, 1 << 0), ==, -1);
  g_assert_cmpint (adj_game_find_phase (game, 1, 1, 1 << 1), ==, -1);
}

/* The n-th throw depends on seed and n alone; an undone throw is never thrown again. */
static void
test_dice (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  int first;

  fixture_play (game, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv roll", ADJ_OK);
  first = adj_game_get_table (game)->battle.die;
  g_assert_cmpint (first, ==, adj_dice_throw (42, 0, 6));
  g_assert_true (adj_game_undo (game));
  fixture_play (game, "attack 1620 1720 from 3/1/xiv roll", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->battle.die, ==, adj_dice_throw (42, 1, 6));
  g_assert_cmpint (adj_game_get_dice_thrown (game), ==, 2);
}

/* A die that lies on the table is not thrown again. */
static void
test_typed_die (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv die 4 roll", ADJ_OK);
  g_assert_cmpint (adj_game_get_table (game)->battle.die, ==, 4);
  g_assert_cmpint (adj_game_get_dice_thrown (game), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/game/undo and redo", test_undo_redo);
  g_test_add_func ("/record/game/a new order ends redo", test_new_order_ends_redo);
  g_test_add_func ("/record/game/implied next", test_implied_next);
  g_test_add_func ("/record/game/implied next, and who is owed", test_implied_next_owing);
  g_test_add_func ("/record/game/strict and waive", test_strict_and_waive);
  g_test_add_func ("/record/game/mirror", test_mirror);
  g_test_add_func ("/record/game/a line stops", test_line_stops);
  g_test_add_func ("/record/game/looking back", test_look_back);
  g_test_add_func ("/record/game/dice", test_dice);
  g_test_add_func ("/record/game/typed die", test_typed_die);
  return g_test_run ();
}

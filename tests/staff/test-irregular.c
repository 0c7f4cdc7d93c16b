/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/irregular.h"
#include "tests/record/fixture.h"

/* 3/1/XIV stands in 1318; 1111 is farther than its points go. */
static gboolean
is_irregular (AdjGame *game, guint n_steps, guint waved, AdjEyes eyes, const char *unit)
{
  g_autoptr (AdjTable) table = adj_game_table_after (game, n_steps);
  const AdjBook *book = adj_game_get_book (game);
  AdjView view = adj_view (book, table, eyes);
  gboolean irregular[2 * ADJ_MAX_UNITS];

  adj_irregular_read (game, n_steps, waved, &view, irregular);
  return irregular[adj_scenario_unit (book->scenario, unit)];
}

static guint
count_steps (AdjGame *game)
{
  return adj_game_get_play (game)->steps->len;
}

/* From the order to the end of its phase, or until it is waved away. */
static void
test_warned (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  guint n;

  fixture_play (game, "move 1/1/xiv 1417", ADJ_OK);
  fixture_play (game, "move 3/1/xiv 1111", ADJ_WARNED);
  n = count_steps (game);
  g_assert_true (is_irregular (game, n, 0, ADJ_EYES_ALL, "3/1/xiv"));
  g_assert_false (is_irregular (game, n, 0, ADJ_EYES_ALL, "1/1/xiv"));
  g_assert_false (is_irregular (game, n - 1, 0, ADJ_EYES_ALL, "3/1/xiv"));
  g_assert_false (
      is_irregular (game, n, adj_game_get_play (game)->entries->len, ADJ_EYES_ALL, "3/1/xiv"));
  fixture_play (game, "next!", ADJ_OK);
  g_assert_false (is_irregular (game, count_steps (game), 0, ADJ_EYES_ALL, "3/1/xiv"));
}

/* "!" says so with the order. */
static void
test_known (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1111!", ADJ_WARNED);
  g_assert_false (is_irregular (game, count_steps (game), 0, ADJ_EYES_ALL, "3/1/xiv"));
}

/* A fault of a unit that lies face down would tell what it is. */
static void
test_face_down (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option limited-intelligence; flip 3/1/xiv down", ADJ_OK);
  fixture_play (game, "move 3/1/xiv 1111", ADJ_WARNED);
  g_assert_true (is_irregular (game, count_steps (game), 0, ADJ_EYES_FIRST, "3/1/xiv"));
  g_assert_false (is_irregular (game, count_steps (game), 0, ADJ_EYES_SECOND, "3/1/xiv"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/irregular/warned", test_warned);
  g_test_add_func ("/staff/irregular/known", test_known);
  g_test_add_func ("/staff/irregular/Y 11.5/face-down", test_face_down);
  return g_test_run ();
}

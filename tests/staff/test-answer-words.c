/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/answer-words.h"

#include "tests/record/fixture.h"

static void
answer_free (gpointer answer)
{
  adj_answer_free (answer);
}

static void
assert_told (AdjGame *game, const char *line, const char *text)
{
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_ALL);
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);
  g_autoptr (GPtrArray) answers = g_ptr_array_new_with_free_func (answer_free);
  g_autofree char *told = NULL;

  for (guint i = 0; i < outcomes->len; i++)
    g_ptr_array_add (answers, adj_answer_new (game, g_ptr_array_index (outcomes, i)));
  told = adj_answers_tell (&view, answers);
  g_assert_cmpstr (told, ==, text);
}

/* By two hexes in turn, each with an order of its own; one alone is told of as ever. */
static void
test_arrivals (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "next!; next!; next!; next!", ADJ_OK);
  assert_told (game, "enter 1/2/xiv 0728 0727",
               "1/2/XIV enters at 0728 (1 MP). 1/2/XIV moves 0728-0727 (2 MP)");
  assert_told (game,
               "enter 2/2/xiv 1027 1026; enter 3/2/xiv 0728 0827; enter 3/4/xiv 0728; "
               "bookmark there",
               "1 unit arrives at 1027. 2 units arrive at 0728. Bookmark: there");
}

/* What is true of several orders alike. */
static void
test_once (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  assert_told (game, "waive bg 5.11; waive bg 5.11; next",
               "BG 5.11 is waived for this game. Turn 1, Union, Combat");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/answer-words/arrivals", test_arrivals);
  g_test_add_func ("/staff/answer-words/once", test_once);
  return g_test_run ();
}

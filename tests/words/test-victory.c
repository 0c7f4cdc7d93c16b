/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "spoken.h"
#include "words/at-least.h"
#include "words/moment.h"
#include "words/score.h"

/* The award with that id as it stands in the game. */
static char *
score_of (AdjGame *game, const char *id)
{
  AdjView view = spoken_view (game);
  g_autofree AdjVictory *victory = adj_victory_find (adj_game_get_field (game));

  for (guint i = 0; i < victory->n; i++)
    if (g_str_equal (
            g_array_index (fixture_book ()->scenario->awards, AdjAward, victory->scores[i].award)
                .id,
            id))
      return adj_words_score (&view, &victory->scores[i]);
  g_assert_not_reached ();
}

static void
assert_score (AdjGame *game, const char *id, const char *says)
{
  g_autofree char *text = score_of (game, id);

  assert_sentence (text);
  g_assert_cmpstr (text, ==, says);
}

/* Every award of Chickamauga before the first move and after some of everything. */
static void
test_awards (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  assert_score (game, "union-eliminated",
                "Union, 0 victory points: Confederate strength eliminated: none so far (CH 17.1)");
  assert_score (game, "confederate-train",
                "Confederate, 10 victory points: The Union train has not exited: so it stands "
                "(CH 17.2)");
  assert_score (game, "union-1920",
                "Union, 0 victory points: 1920 held by the Union at the end: 1920 (Confederate); "
                "a hex has to be held (CH 17.3)");
  assert_score (game, "confederate-0211-0502",
                "Confederate, 0 victory points: 0211 and 0502, each, held by the Confederates at "
                "the end: 0211 (Union), 0502 (Union); a hex has to be held (CH 17.3)");
  fixture_play (game, "eliminate smith+wright; place maney 0211", ADJ_OK);
  assert_score (game, "union-eliminated",
                "Union, 8 victory points: Confederate strength eliminated: Smith and Wright "
                "(CH 17.1)");
  assert_score (game, "confederate-0211-0502",
                "Confederate, 20 victory points: 0211 and 0502, each, held by the Confederates at "
                "the end: 0211 (Confederate), 0502 (Union) (CH 17.3)");
}

/* A unit that has exited counts nothing while the way back is closed. */
static void
test_exits (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *train = NULL;

  fixture_play (game, "place law 0101; next; next", ADJ_OK);
  fixture_play (game, "exit law", ADJ_OK);
  assert_score (game, "confederate-exited",
                "Confederate, 40 victory points: Confederate strength exited, with a road back to "
                "the east edge at the end: Law (CH 17.1)");
  fixture_play (game, "place wilder 0101; place 2/4/xiv 0111", ADJ_OK);
  assert_score (game, "confederate-exited",
                "Confederate, 0 victory points: Confederate strength exited, with a road back to "
                "the east edge at the end: Law; the way it needs is not open now, so they count "
                "nothing (CH 17.1)");
  train = score_of (game, "confederate-train");
  assert_says (train, "10 victory points");
}

/* Every kind of award there is, met and not met. */
static void
test_every_kind (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjAward *award = &g_array_index (fixture_book ()->scenario->awards, AdjAward, 5);
  AdjAwardKind kept = award->kind;

  for (int kind = 0; adj_award_kinds[kind] != NULL; kind++)
    for (int met = 0; met <= 1; met++)
      {
        AdjScore score = { .award = 5, .side = 0, .count = met, .points = met, .met = met };
        g_autofree char *text = NULL;

        award->kind = (AdjAwardKind) kind;
        text = adj_words_score (&view, &score);
        assert_says (text, award->title);
        assert_says (text, "(CH 17.3)");
        assert_says (text, met ? "Union, 1 victory point:" : "Union, 0 victory points:");
      }
  award->kind = kept;
}

static void
test_totals (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjVictory *victory = g_new0 (AdjVictory, 1);
  g_autofree AdjVictory *owned = victory;
  g_autofree char *draw = NULL;
  g_autofree char *lead = NULL;
  g_autofree char *level = NULL;

  victory->winner = victory->leader = ADJ_NO_SIDE;
  victory->level = -1;
  victory->total[0] = victory->total[1] = 15;
  draw = adj_words_totals (&view, victory);
  g_assert_cmpstr (draw, ==, "Union 15, Confederate 15: a draw");
  victory->winner = victory->leader = 1;
  victory->total[1] = 24;
  victory->margin = 9;
  lead = adj_words_totals (&view, victory);
  g_assert_cmpstr (lead, ==, "Union 15, Confederate 24: Confederate leads by 9");
  level = adj_words_level (&view, victory);
  g_assert_null (level);
}

/* At the end everything is explained, and the winner is no longer only ahead. */
static void
test_end (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view;
  g_autofree AdjVictory *victory = NULL;
  g_auto (GStrv) lines = NULL;
  guint n;

  fixture_play (game, "waive BG 15.9; score union 3 a fair offer", ADJ_OK);
  while (!adj_game_get_table (game)->over)
    g_ptr_array_unref (adj_game_submit (game, "next", FALSE));
  view = spoken_view (game);
  victory = adj_victory_find (adj_game_get_field (game));
  lines = adj_words_victory (&view, victory);
  n = g_strv_length (lines);
  g_assert_cmpuint (n, ==, victory->n + 2);
  g_assert_cmpstr (lines[n - 2], ==, "Union, 3 victory points by the players' agreement");
  assert_says (lines[n - 1], " wins by ");
}

/* The winner, by how much and what for, wherever the game's moment is named. */
static void
test_ending (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view;
  g_autofree AdjVictory *victory = NULL;
  g_autofree char *now = NULL;
  g_autofree char *draw = NULL;
  g_auto (GStrv) tally = NULL;

  fixture_play (game, "waive BG 15.9; score union 3 a fair offer", ADJ_OK);
  while (!adj_game_get_table (game)->over)
    g_ptr_array_unref (adj_game_submit (game, "next", FALSE));
  view = spoken_view (game);
  victory = adj_victory_find (adj_game_get_field (game));
  now = adj_words_now (&view);
  tally = adj_words_tally (&view, victory);
  g_assert_cmpstr (now, ==, "The game is over: Union wins by 8");
  g_assert_cmpuint (g_strv_length (tally), ==, 3);
  g_assert_cmpstr (tally[0], ==,
                   "Confederate, 10 victory points: The Union train has not exited (CH 17.2)");
  g_assert_cmpstr (tally[2], ==, "Union, 3 victory points by the players' agreement");
  for (guint i = 0; tally[i] != NULL; i++)
    assert_sentence (tally[i]);
  victory->winner = ADJ_NO_SIDE;
  draw = adj_words_ending (&view, victory);
  g_assert_cmpstr (draw, ==, "A draw");
}

/* By degrees of victory a side may win that has fewer points, and nobody that has more. */
static void
test_degrees (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjTable) end = adj_table_copy (adj_game_get_table (game));
  AdjView now = spoken_view (game);
  AdjView then = adj_view (fixture_book (), end, ADJ_EYES_ALL);
  g_autofree AdjVictory *victory = g_new0 (AdjVictory, 1);
  g_autofree char *playing = NULL;
  g_autofree char *nobody = NULL;
  g_autofree char *behind = NULL;

  end->over = TRUE;
  victory->total[0] = 20;
  victory->total[1] = 15;
  victory->margin = 5;
  victory->winner = ADJ_NO_SIDE;
  playing = adj_words_totals (&now, victory);
  nobody = adj_words_totals (&then, victory);
  victory->winner = 1;
  behind = adj_words_totals (&then, victory);
  g_assert_cmpstr (playing, ==, "Union 20, Confederate 15: Union leads by 5");
  g_assert_cmpstr (nobody, ==, "Union 20, Confederate 15: a draw");
  g_assert_cmpstr (behind, ==, "Union 20, Confederate 15: Confederate wins");
}

/* A unit face down may count as well, so the sums say at least. */
static void
test_unseen (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  g_autofree AdjVictory *victory = adj_victory_find (adj_game_get_field (game));
  g_autofree char *score = NULL;
  g_autofree char *totals = NULL;
  g_autofree char *level = NULL;

  victory->scores[0].n_unseen = victory->n_unseen[victory->scores[0].side] = 3;
  score = adj_words_score (&view, &victory->scores[0]);
  totals = adj_words_totals (&view, victory);
  level = adj_words_level (&view, victory);
  g_assert_cmpstr (score, ==,
                   "Union, at least 0 victory points: Confederate strength eliminated: perhaps 3 "
                   "that lie face down (CH 17.1)");
  g_assert_true (g_str_has_suffix (totals, ", and what lies face down may change that"));
  g_assert_null (level);
}

static void
test_tally (void)
{
  g_autofree char *known = adj_words_at_least ((AdjAtLeast){ 96, 0 });
  g_autofree char *some = adj_words_at_least ((AdjAtLeast){ 96, 22 });
  g_autofree char *brief = adj_words_at_least_brief ((AdjAtLeast){ 96, 22 });
  g_autofree char *exact = adj_words_at_least_brief ((AdjAtLeast){ 96, 0 });
  g_autofree char *less = adj_words_at_least_brief ((AdjAtLeast){ -79, 22 });
  g_autofree char *left_out = adj_words_left_out (2);

  g_assert_cmpstr (known, ==, "96");
  g_assert_cmpstr (some, ==, "at least 96, and 22 face down");
  g_assert_cmpstr (brief, ==, "96+?");
  g_assert_cmpstr (exact, ==, "96");
  g_assert_cmpstr (less, ==, "\342\210\22279+?"); /* a minus sign */
  g_assert_cmpstr (left_out, ==, "2 units that lie face down are left out of the sums");
  g_assert_null (adj_words_left_out (0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/victory/awards", test_awards);
  g_test_add_func ("/words/victory/exits", test_exits);
  g_test_add_func ("/words/victory/every-kind", test_every_kind);
  g_test_add_func ("/words/victory/totals", test_totals);
  g_test_add_func ("/words/victory/degrees", test_degrees);
  g_test_add_func ("/words/victory/end", test_end);
  g_test_add_func ("/words/victory/ending", test_ending);
  g_test_add_func ("/words/victory/unseen", test_unseen);
  g_test_add_func ("/words/victory/tally", test_tally);
  return g_test_run ();
}

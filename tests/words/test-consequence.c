/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "spoken.h"
#include "words/consequence.h"

/* entries: 1 move 3/1/xiv, 2 move wilder, 3 next, 4 attack, 5 retreat */
static AdjGame *
played_game (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1619; move wilder n; next", ADJ_OK);
  fixture_play (game, "attack 1620 1720 from 3/1/xiv die 4; retreat 3/1/xiv 1618", ADJ_OK);
  return game;
}

/* "ORDER|KIND|RECORDED|TODAY" of that order. */
static void
assert_told (AdjGame *game,
             const AdjBook *book,
             const AdjCorrection *correction,
             guint number,
             const char *expected)
{
  for (guint i = 0; i < correction->consequences->len; i++)
    {
      const AdjConsequence *consequence =
          &g_array_index (correction->consequences, AdjConsequence, i);
      g_auto (AdjConsequenceText) text = { NULL };
      g_autofree char *all = NULL;

      if (consequence->number != number)
        continue;
      text = adj_words_consequence (game, book, consequence);
      all = g_strjoin ("|", text.order, text.kind, text.recorded, text.today, NULL);
      g_assert_cmpstr (all, ==, expected);
      return;
    }
  g_assert_not_reached ();
}

static void
test_differs (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) correction = adj_game_insert (game, 4, "place law 1718");

  assert_told (game, fixture_book (), correction, 5,
               "retreat 3/1/xiv 1618|Would be judged differently; what is recorded stays|"
               "|Warning: 3/1/XIV may not retreat to 1618, which is in an enemy zone of control "
               "(BG 7.71)");
}

static void
test_aside (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) correction = adj_game_correct (game, 1, "move 3/1/xiv 1218");
  const AdjConsequence *next = &g_array_index (correction->consequences, AdjConsequence, 1);
  const AdjConsequence *attack = &g_array_index (correction->consequences, AdjConsequence, 2);

  g_assert_false (adj_consequence_is_news (next));
  g_assert_true (adj_consequence_is_news (attack));
  assert_told (game, fixture_book (), correction, 4,
               "attack 1620 1720 from 3/1/xiv die 4|Does not fit, and is set aside||"
               "Impossible: 3/1/XIV can reach none of the hexes attacked");
  g_assert_true (adj_game_accept (game, correction));
}

/* Struck again, what differed comes out as recorded: that is news too. */
static void
test_same_again (void)
{
  g_autoptr (AdjGame) game = played_game ();
  g_autoptr (AdjCorrection) inserted = adj_game_insert (game, 4, "place law 1718");
  g_autoptr (AdjCorrection) struck = NULL;
  const AdjConsequence *last;

  g_assert_true (adj_game_accept (game, inserted));
  struck = adj_game_strike (game, 6);
  last = &g_array_index (struck->consequences, AdjConsequence, struck->consequences->len - 1);
  g_assert_cmpuint (last->number, ==, 5);
  g_assert_true (adj_consequence_is_news (last));
  assert_told (game, fixture_book (), struck, 5,
               "retreat 3/1/xiv 1618|Comes out as it is recorded again||");
}

/* The unit lies face down: those who may not know it are told nothing of it. */
static void
test_eyes (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjCorrection) correction = NULL;
  g_auto (AdjConsequenceText) text = { NULL };

  fixture_play (game, "next; flip smith down; place smith 1721", ADJ_OK);
  correction = adj_game_insert (game, 1, "eliminate smith");
  adj_game_set_eyes (game, ADJ_EYES_FIRST);
  for (guint i = 0; i < correction->consequences->len; i++)
    {
      const AdjConsequence *consequence =
          &g_array_index (correction->consequences, AdjConsequence, i);

      if (consequence->number != 3)
        continue;
      text = adj_words_consequence (game, fixture_book (), consequence);
      g_assert_null (strstr (text.order, "smith"));
      g_assert_null (strstr (text.recorded, "Smith"));
    }
  g_assert_nonnull (text.order);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/consequence/differs", test_differs);
  g_test_add_func ("/words/consequence/aside", test_aside);
  g_test_add_func ("/words/consequence/same-again", test_same_again);
  g_test_add_func ("/words/consequence/eyes", test_eyes);
  return g_test_run ();
}

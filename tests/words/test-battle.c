/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "spoken.h"
#include "words/debt.h"
#include "words/line.h"
#include "words/outcome.h"
#include "words/place.h"
#include "words/stack.h"

/* Battles before and after the roll. 3/1/XIV stands in 1619 before Smith and Wright. */

static AdjGame *
in_battle (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "move 3/1/xiv 1619; next", ADJ_OK);
  return game;
}

static void
test_stack (void)
{
  g_autoptr (AdjGame) game = in_battle ();
  AdjView view = spoken_view (game);
  const AdjField *field = adj_game_get_field (game);
  g_autofree char *counter = adj_words_unit_strength (&view, spoken_unit ("smith"));
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;

  g_assert_cmpstr (counter, ==, "Smith 4");
  one = adj_words_stack (&view, field, spoken_hex (1620));
  g_assert_cmpstr (one, ==, "1620: Smith 4");
  fixture_play (game, "place wright 1620", ADJ_OK);
  view = spoken_view (game);
  two = adj_words_stack (&view, adj_game_get_field (game), spoken_hex (1620));
  g_assert_cmpstr (two, ==, "1620: Smith 4, Wright 4");
}

static void
test_answers (void)
{
  g_autoptr (AdjGame) game = in_battle ();
  AdjView view = spoken_view (game);
  const guint16 units[] = { (guint16) spoken_unit ("smith"), (guint16) spoken_unit ("wright") };
  const AdjHex hexes[] = { spoken_hex (1620), spoken_hex (1720), spoken_hex (1721) };
  g_autofree char *step = adj_words_step (&view, units[0], hexes[2]);
  g_autofree char *loss = adj_words_loss (&view, units, 2);
  g_autofree char *either = adj_words_either_hex (&view, hexes, 3);
  g_autofree char *all = adj_words_hexes (&view, hexes, 3);

  g_assert_cmpstr (step, ==, "Smith to 1721");
  g_assert_cmpstr (loss, ==, "Smith and Wright: 8 points");
  g_assert_cmpstr (either, ==, "1620, 1720 or 1721");
  g_assert_cmpstr (all, ==, "1620, 1720 and 1721");
}

/* The row stands beside the line, not in it. */
static void
test_line_alone (void)
{
  g_autoptr (AdjGame) game = in_battle ();
  AdjView view = spoken_view (game);
  const AdjLine line = { .kind = ADJ_LINE_TERRAIN,
                         .row = "BG 7.4",
                         .unit = -1,
                         .hex = spoken_hex (1620),
                         .figure = 2,
                         .value = 8 };
  g_autofree char *with = adj_words_line (&view, &line);
  g_autofree char *alone = adj_words_line_alone (&view, &line);

  assert_says (with, "(BG 7.4)");
  assert_says (with, "another counts");
  assert_says (alone, "×2, makes 8, but another counts");
  g_assert_null (strstr (alone, "BG"));
}

static char *
outcome (AdjGame *game, const AdjTable *before, AdjCombatResult result, int winner)
{
  AdjView view = adj_view (adj_game_get_book (game), before, ADJ_EYES_ALL);

  return adj_words_outcome (&view, adj_game_get_table (game), result, winner);
}

static void
test_outcome (void)
{
  g_autoptr (AdjGame) game = in_battle ();
  g_autoptr (AdjTable) before = adj_table_copy (adj_game_get_table (game));
  g_autofree char *nothing = outcome (game, before, ADJ_RESULT_AR, ADJ_NO_SIDE);
  g_autofree char *retreat = NULL;
  g_autofree char *lost = NULL;
  g_autofree char *driven = NULL;

  g_assert_cmpstr (nothing, ==, "Nothing happens");
  fixture_play (game, "attack 1620 1720 from 3/1/xiv die 1", ADJ_OK);
  retreat = outcome (game, before, ADJ_RESULT_DR, 0);
  g_assert_cmpstr (retreat, ==, "Smith and Wright must retreat; Union may advance");

  fixture_play (game, "eliminate smith", ADJ_OK);
  lost = outcome (game, before, ADJ_RESULT_DE, ADJ_NO_SIDE);
  driven = outcome (game, before, ADJ_RESULT_DR, ADJ_NO_SIDE);
  assert_says (lost, "Smith is eliminated; Wright must retreat to ");
  assert_says (driven, "Smith cannot retreat and is eliminated; ");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/battle/stack", test_stack);
  g_test_add_func ("/words/battle/answers", test_answers);
  g_test_add_func ("/words/battle/line-alone", test_line_alone);
  g_test_add_func ("/words/battle/outcome", test_outcome);
  return g_test_run ();
}

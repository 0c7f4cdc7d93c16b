/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "spoken.h"
#include "words/brief.h"
#include "words/number.h"

/* The short forms that papers use. */

static char *
march_of (const AdjView *view, const char *unit, AdjHexId from, AdjHexId entry, AdjHexId to)
{
  guint16 index = (guint16) spoken_unit (unit);

  return adj_words_march (view, &index, 1, from != 0 ? spoken_hex (from) : ADJ_NO_HEX,
                          entry != 0 ? spoken_hex (entry) : ADJ_NO_HEX,
                          to != 0 ? spoken_hex (to) : ADJ_NO_HEX);
}

static void
test_marches (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  g_autofree char *moved = march_of (&view, "wilder", 1022, 0, 1325);
  g_autofree char *arrived = march_of (&view, "helm", 0, 1928, 1928);
  g_autofree char *went_on = march_of (&view, "helm", 0, 1928, 1826);
  g_autofree char *left = march_of (&view, "wilder", 1022, 0, 0);
  g_autofree char *through = march_of (&view, "helm", 0, 1928, 0);

  g_assert_cmpstr (moved, ==, "Wilder 1022-1325");
  g_assert_cmpstr (arrived, ==, "Helm at 1928");
  g_assert_cmpstr (went_on, ==, "Helm at 1928, on to 1826");
  g_assert_cmpstr (left, ==, "Wilder from 1022");
  g_assert_cmpstr (through, ==, "Helm on at 1928 and off again");
}

static void
test_figures (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjArithmetic sums = { .attack = 10, .defence = 4, .best_column = 5 };
  g_autofree char *ground = adj_words_ground (&view, spoken_hex (1620));
  g_autofree char *near = adj_words_fighter (&view, spoken_unit ("wilder"), FALSE);
  g_autofree char *far = adj_words_fighter (&view, spoken_unit ("wilder"), TRUE);
  g_autofree char *both = adj_words_sums (&sums);
  g_autofree char *taken = adj_words_odds (&view, &sums, 5);
  g_autofree char *reduced = adj_words_odds (&view, &sums, 3);
  g_autofree char *never = adj_words_faces (0, 6);
  g_autofree char *often = adj_words_faces (4, 6);

  g_assert_cmpstr (ground, ==, "1620 Forest");
  g_assert_cmpstr (near, ==, "Wilder 8");
  g_assert_cmpstr (far, ==, "Wilder 8 (fire)");
  g_assert_cmpstr (both, ==, "10 : 4");
  g_assert_cmpstr (taken, ==, "2-1");
  g_assert_cmpstr (reduced, ==, "2-1 to 1-2");
  g_assert_cmpstr (never, ==, ADJ_NO_NUMBER);
  g_assert_cmpstr (often, ==, "4/6");
  g_assert_cmpstr (adj_words_result_brief (ADJ_RESULT_EX, NULL), ==, "Ex");
  g_assert_cmpstr (adj_words_result_brief (-1, NULL), ==, "?");
  g_assert_cmpstr (adj_words_result_brief (-1, &(AdjResultWord){ "DRm" }), ==, "DRm");
}

static void
test_multipliers (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  AdjLine terrain = { .kind = ADJ_LINE_TERRAIN, .hex = spoken_hex (1620), .figure = 2 };
  AdjLine water = { .kind = ADJ_LINE_CROSSING, .hex = spoken_hex (1620), .figure = 2 };
  g_autofree char *alone = adj_words_multiplier (&view, &terrain, FALSE);
  g_autofree char *named = adj_words_multiplier (&view, &water, TRUE);

  g_assert_cmpstr (alone, ==, "×2 terrain");
  g_assert_cmpstr (named, ==, "1620 ×2 water");
}

static void
test_places (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = spoken_view (game);
  g_autofree char *day = adj_words_turn (&view, 8);
  g_autofree char *night = adj_words_turn (&view, 9);
  g_autofree char *here = adj_words_where (&view, spoken_unit ("wilder"));
  g_autofree char *due = adj_words_where (&view, spoken_unit ("helm"));
  g_autofree char *gone = NULL;

  fixture_play (game, "eliminate wilder", ADJ_OK);
  view = spoken_view (game);
  gone = adj_words_where (&view, spoken_unit ("wilder"));
  g_assert_cmpstr (day, ==, "8");
  g_assert_cmpstr (night, ==, "9 Night");
  g_assert_cmpstr (here, ==, "1022");
  g_assert_cmpstr (due, ==, "to come");
  g_assert_cmpstr (gone, ==, "eliminated");
}

/* Of an enemy that lies face down neither name nor strength is told. */
static void
test_face_down (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjTable) table = adj_table_copy (adj_game_get_table (game));
  AdjView view = adj_view (fixture_book (), table, ADJ_EYES_SECOND);
  g_autofree char *strength = NULL;

  table->units[spoken_unit ("wilder")].facts |= ADJ_FACT_FACE_DOWN;
  strength = adj_words_fighter (&view, spoken_unit ("wilder"), FALSE);
  g_assert_cmpstr (strength, ==, "?u ?");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/brief/marches", test_marches);
  g_test_add_func ("/words/brief/figures", test_figures);
  g_test_add_func ("/words/brief/multipliers", test_multipliers);
  g_test_add_func ("/words/brief/places", test_places);
  g_test_add_func ("/words/brief/face down", test_face_down);
  return g_test_run ();
}

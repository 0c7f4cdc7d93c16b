/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "turn-reader.h"

#include <math.h>
#include <string.h>

#include "book/ruleset.h"
#include "paper.h"

#define LEAST_BODY 8.5 /* points */
#define MEASURES 1.14  /* what a word of one point measures */
#define MAP_NUMBER 7.5 /* a hex number on the map measures less */
#define LEAST_NUMBER 5 /* and no less than this, wherever a counter lies: 4.3 points */

/* ---- The reader ---- */

/* The number of a hex on the map, not in a sentence. */
static gboolean
is_hex_number (const Word *word)
{
  return strlen (word->text) == 4 && strspn (word->text, "0123456789") == 4 &&
         reader_height (word) < MAP_NUMBER;
}

AdjPoint
turn_reader_place (const GArray *words, AdjHexId id)
{
  g_autofree char *number = g_strdup_printf ("%04d", id);

  for (guint i = 0; i < words->len; i++)
    if (is_hex_number (reader_word (words, i)) &&
        g_str_equal (reader_word (words, i)->text, number))
      return (AdjPoint){ (reader_word (words, i)->left + reader_word (words, i)->right) / 2,
                         reader_word (words, i)->top };
  g_test_message ("the map has no hex %s", number);
  g_assert_not_reached ();
}

double
turn_reader_pitch (const GArray *words)
{
  return turn_reader_place (words, 1011).y - turn_reader_place (words, 1010).y;
}

static gboolean
stands_behind (const Word *word, const Word *next)
{
  return next->left > word->right && next->left - word->right < 4 &&
         fabs (next->top - word->top) < 1;
}

/* The distance in hexes from there to the nearest label "3-1 Dr" of the map. */
static double
nearest_verdict (const GArray *words, AdjPoint place, const char *odds, const char *result)
{
  double nearest = 1000;

  for (guint i = 0; i < words->len; i++)
    for (guint j = 0; j < words->len && g_str_equal (reader_word (words, i)->text, odds); j++)
      if (g_str_equal (reader_word (words, j)->text, result) &&
          stands_behind (reader_word (words, i), reader_word (words, j)))
        nearest = MIN (
            nearest,
            hypot ((reader_word (words, i)->left + reader_word (words, i)->right) / 2 - place.x,
                   reader_word (words, i)->top - place.y));
  return nearest / turn_reader_pitch (words);
}

/* The distance in hexes from there to the nearest word of that kind: a star has its number. */
static double
nearest_word (const GArray *words, AdjPoint place, const char *text)
{
  double nearest = 1000;

  for (guint i = 0; i < words->len; i++)
    if (g_str_equal (reader_word (words, i)->text, text))
      nearest =
          MIN (nearest,
               hypot ((reader_word (words, i)->left + reader_word (words, i)->right) / 2 - place.x,
                      reader_word (words, i)->top - place.y));
  return nearest / turn_reader_pitch (words);
}

/* ---- The record ---- */

GArray *
turn_reader_throws (AdjGame *game, int turn)
{
  const AdjBook *book = adj_game_get_book (game);
  const GArray *steps = adj_game_get_play (game)->steps;
  GArray *throws = g_array_new (FALSE, FALSE, sizeof (Throw));
  Throw throw = { 0 };
  int now = 1;

  for (guint i = 0; i < steps->len; i++)
    {
      const GArray *effects = g_array_index (steps, AdjStep, i).content->effects;

      for (guint j = 0; j < effects->len; j++)
        {
          const AdjEffect *effect = &g_array_index (effects, AdjEffect, j);

          if (effect->kind == ADJ_EFFECT_PHASE)
            now = effect->phase.turn;
          if (effect->kind == ADJ_EFFECT_ATTACK)
            throw.target = 0;
          if (effect->kind == ADJ_EFFECT_TARGET && throw.target == 0)
            throw.target = book->hexes[effect->hex].id;
          if (effect->kind != ADJ_EFFECT_ROLLED || now != turn)
            continue;
          throw.column = effect->roll.column;
          throw.result = effect->roll.result;
          g_array_append_val (throws, throw);
        }
    }
  return throws;
}

/* ---- Comparing ---- */

static void
check_stars (const GArray *words, AdjGame *game, int turn)
{
  static const char *const results[] = { "Ae", "Ar", "Ex", "Dr", "De" };
  const AdjRuleset *ruleset = adj_game_get_book (game)->ruleset;
  g_autoptr (GArray) throws = turn_reader_throws (game, turn);

  for (guint i = 0; i < throws->len; i++)
    {
      const Throw *throw = &g_array_index (throws, Throw, i);
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *odds = adj_column_to_string (&ruleset->columns[throw->column]);
      double far = nearest_verdict (words, turn_reader_place (words, throw->target), odds,
                                    results[throw->result]);

      g_test_message ("turn %d, %04d: %s %s, %.1f hexes away", turn, throw->target, odds,
                      results[throw->result], far);
      g_assert_cmpfloat (far, <, 4);
      g_assert_cmpfloat (nearest_word (words, turn_reader_place (words, throw->target), number), <,
                         1.2);
    }
}

void
turn_reader_check_type (const GArray *words, double points)
{
  AdjPoint last = turn_reader_place (words, 1128);
  double right = turn_reader_place (words, 2501).x + 2 * turn_reader_pitch (words);
  double least = points * MEASURES;

  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);
      gboolean on_map = word->left < right && word->top < last.y + 80;

      if (on_map || word->top > 741)
        continue;
      if (reader_height (word) < least)
        g_test_message ("'%s' measures %.1f", word->text, reader_height (word));
      g_assert_cmpfloat (reader_height (word), >=, least);
    }
}

/* Each hex has its number, where a counter lies as elsewhere, and it can be read. */
static void
check_numbers (const GArray *words, const AdjBook *book)
{
  guint n = 0;

  for (guint i = 0; i < words->len; i++)
    if (is_hex_number (reader_word (words, i)))
      {
        g_assert_cmpfloat (reader_height (reader_word (words, i)), >=, LEAST_NUMBER);
        n++;
      }
  g_assert_cmpuint (n, ==, book->n_hexes);
}

double
turn_reader_share (const GArray *words, const AdjPaper *paper)
{
  return 28.5 / 27 * (turn_reader_place (words, 1128).y - turn_reader_place (words, 1101).y) /
         paper->height;
}

void
turn_reader_check (AdjGame *game, int turn, const char *paper)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autoptr (GArray) words = NULL;
  g_autofree char *fault = NULL;

  options.from = turn;
  options.paper = adj_paper_find (paper);
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
  fault = adj_sheet_fault (sheet);
  g_assert_cmpstr (fault, ==, NULL);
  words = reader_words (sheet);
  check_stars (words, game, turn);
  turn_reader_check_type (words, LEAST_BODY);
  check_numbers (words, adj_game_get_book (game));
  g_assert_cmpfloat (turn_reader_share (words, options.paper), >=, 0.5);
}

int
turn_reader_busiest (AdjGame *game)
{
  int busiest = 1;
  guint most = 0;

  for (int turn = 1; turn <= adj_game_get_table (game)->turn; turn++)
    {
      g_autoptr (GArray) throws = turn_reader_throws (game, turn);

      if (throws->len > most)
        {
          most = throws->len;
          busiest = turn;
        }
    }
  return busiest;
}

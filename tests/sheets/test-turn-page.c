/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "book/ruleset.h"
#include "hex/layout.h"
#include "paper.h"
#include "reader.h"
#include "tests/record/fixture.h"
#include "words/language.h"

/* One page a turn, read by somebody who knows its PDF alone: where each word stands, and how large
 * it is. What he reads is compared with the record. */

#define LEAST_BODY 9.7 /* what a word of 8.5 points measures */
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

static AdjPoint
place_of (const GArray *words, AdjHexId id)
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

static double
pitch (const GArray *words)
{
  return place_of (words, 1011).y - place_of (words, 1010).y;
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
  return nearest / pitch (words);
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
  return nearest / pitch (words);
}

/* ---- The record ---- */

typedef struct
{
  AdjHexId target;
  int column;
  int result;
} Throw;

/* Every die that was thrown in the turn, off the effects. */
static GArray *
throws_of (AdjGame *game, int turn)
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

static AdjGame *
whole_game (void)
{
  static AdjGame *game = NULL;

  if (game == NULL)
    game = paper_whole_game (2);
  return game;
}

/* ---- Comparing ---- */

static void
check_stars (const GArray *words, AdjGame *game, int turn)
{
  static const char *const results[] = { "Ae", "Ar", "Ex", "Dr", "De" };
  const AdjRuleset *ruleset = adj_game_get_book (game)->ruleset;
  g_autoptr (GArray) throws = throws_of (game, turn);

  for (guint i = 0; i < throws->len; i++)
    {
      const Throw *throw = &g_array_index (throws, Throw, i);
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *odds = adj_column_to_string (&ruleset->columns[throw->column]);
      double far =
          nearest_verdict (words, place_of (words, throw->target), odds, results[throw->result]);

      g_test_message ("turn %d, %04d: %s %s, %.1f hexes away", turn, throw->target, odds,
                      results[throw->result], far);
      g_assert_cmpfloat (far, <, 4);
      g_assert_cmpfloat (nearest_word (words, place_of (words, throw->target), number), <, 1.2);
    }
}

/* Beside and under the map nothing is smaller than 8.5 points but the foot. */
static void
check_type (const GArray *words)
{
  AdjPoint last = place_of (words, 1128);
  double right = place_of (words, 2501).x + 2 * pitch (words);

  for (guint i = 0; i < words->len; i++)
    {
      const Word *word = reader_word (words, i);
      gboolean on_map = word->left < right && word->top < last.y + 80;

      if (on_map || word->top > 741)
        continue;
      if (reader_height (word) < LEAST_BODY)
        g_test_message ("'%s' measures %.1f", word->text, reader_height (word));
      g_assert_cmpfloat (reader_height (word), >=, LEAST_BODY);
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

/* How much of the sheet's height the hexes alone take, without rim and legend. */
static double
share_of_map (const GArray *words, const AdjPaper *paper)
{
  return 28.5 / 27 * (place_of (words, 1128).y - place_of (words, 1101).y) / paper->height;
}

static void
check_turn (AdjGame *game, int turn, const char *paper)
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
  check_type (words);
  check_numbers (words, adj_game_get_book (game));
  g_assert_cmpfloat (share_of_map (words, options.paper), >=, 0.5);
}

static void
test_every_turn (void)
{
  AdjGame *game = whole_game ();
  int n = adj_game_get_table (game)->turn;

  g_assert_cmpint (n, ==, 15);
  for (int turn = 1; turn <= n; turn++)
    check_turn (game, turn, turn % 2 == 0 ? "a4" : "letter");
}

/* Where there is little to say the map has two thirds of the sheet, and the foot is not empty. */
static void
test_quiet (void)
{
  static const char *const papers[] = { "a4", "letter" };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "move wilder 1325", ADJ_OK);
  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      AdjSheetOptions options = paper_options ();
      g_autoptr (AdjSheet) sheet = NULL;
      g_autoptr (GArray) words = NULL;

      options.paper = adj_paper_find (papers[i]);
      sheet = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
      words = reader_words (sheet);
      g_test_message ("%s: %.3f", papers[i], share_of_map (words, options.paper));
      g_assert_cmpfloat (share_of_map (words, options.paper), >=, 0.66);
    }
}

/* ---- Languages ---- */

static int
busiest_turn (AdjGame *game)
{
  int busiest = 1;
  guint most = 0;

  for (int turn = 1; turn <= adj_game_get_table (game)->turn; turn++)
    {
      g_autoptr (GArray) throws = throws_of (game, turn);

      if (throws->len > most)
        {
          most = throws->len;
          busiest = turn;
        }
    }
  g_assert_cmpuint (most, >=, 10);
  return busiest;
}

static void
speak (const char *language)
{
  g_setenv ("LANGUAGE", language, TRUE);
  g_assert_nonnull (setlocale (LC_MESSAGES, g_str_equal (language, "en") ? "C" : "C.UTF-8"));
  adj_language_begin (); /* gettext asks anew */
}

static double
share_of_turn (AdjGame *game, int turn, const char *paper)
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
  return share_of_map (words, options.paper);
}

/* Longer words leave the map what English leaves it: two thirds of the sheet where there is little
 * to say, and half of it in the turn with the most battles. */
static void
test_languages (void)
{
  static const char *const languages[] = { "de", "fr" };
  static const char *const papers[] = { "a4", "letter" };
  g_autoptr (AdjGame) quiet = fixture_game ();

  fixture_play (quiet, "move wilder 1325", ADJ_OK);
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      g_autofree char *text = NULL;

      speak (languages[i]);
      text = paper_words_of (ADJ_SHEET_SUMMARY, quiet);
      g_assert_true (g_str_has_prefix (text, i == 0 ? "Runde 1 " : "Tour 1 "));
      for (gsize j = 0; j < G_N_ELEMENTS (papers); j++)
        {
          double little = share_of_turn (quiet, 1, papers[j]);
          double much = share_of_turn (whole_game (), busiest_turn (whole_game ()), papers[j]);

          g_test_message ("%s, %s: %.3f and %.3f", languages[i], papers[j], little, much);
          g_assert_cmpfloat (little, >=, 0.66);
          g_assert_cmpfloat (much, >=, 0.5);
        }
    }
  speak ("en");
}

/* ---- */

/* Nobody is told to come once the game is over. */
static void
test_last_turn (void)
{
  AdjGame *game = whole_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_SUMMARY, game);

  g_assert_true (adj_game_get_table (game)->over);
  g_assert_null (strstr (text, "Arrivals Moves"));
  g_assert_null (strstr (text, "still to come"));
}

/* All of them are one print, a page each. */
static void
test_all (void)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;

  options.all = TRUE;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, whole_game (), &options);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 15);
}

/* Right after the turn's last `next` it is the turn that is over which is printed. */
static void
test_just_ended (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  while (adj_game_get_table (game)->turn < 2)
    g_ptr_array_unref (adj_game_submit (game, "next!", FALSE));
  before = paper_words_of (ADJ_SHEET_SUMMARY, game);
  g_assert_true (g_str_has_prefix (before, "Turn 1 "));
  g_assert_cmpint (adj_sheet_latest_turn (game, ADJ_EYES_ALL), ==, 1);
  fixture_play (game, "move wilder 1325", ADJ_OK);
  after = paper_words_of (ADJ_SHEET_SUMMARY, game);
  g_assert_true (g_str_has_prefix (after, "Turn 2 "));
  g_assert_cmpint (adj_sheet_latest_turn (game, ADJ_EYES_ALL), ==, 2);
}

/* ---- Arrows ---- */

static cairo_surface_t *
paint (const AdjSheet *sheet)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 596, 842);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  adj_sheet_paint (sheet, cr, 0);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How much darker or lighter the one is than the other around a point. */
static guint
difference (cairo_surface_t *a, cairo_surface_t *b, AdjPoint at, int reach)
{
  guint sum = 0;

  for (int y = (int) at.y - reach; y <= (int) at.y + reach; y++)
    for (int x = (int) at.x - reach; x <= (int) at.x + reach; x++)
      {
        gsize offset = (gsize) (y * cairo_image_surface_get_stride (a) + 4 * x);

        sum += (guint) ABS ((int) cairo_image_surface_get_data (a)[offset] -
                            (int) cairo_image_surface_get_data (b)[offset]);
      }
  return sum;
}

/* Marches where nobody else is, in each direction, long and short. */
static const struct
{
  const char *unit;
  AdjHexId from;
  AdjHexId to;
} marches[] = { { "1/1/res", 102, 105 },  { "2/1/res", 801, 804 }, { "2/2/res", 1502, 1802 },
                { "wilder", 2105, 2109 }, { "2/3/xiv", 405, 402 }, { "3/3/xiv", 1105, 1108 },
                { "1/1/xiv", 1806, 1506 } };

/* A march is drawn between its hexes, and nothing where nobody goes. The same sheet is made of two
 * games that differ in the marches alone; the units are put where they go in both. */
static void
test_arrows (void)
{
  g_autoptr (AdjGame) still = fixture_game ();
  g_autoptr (AdjGame) moved = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) one = NULL;
  g_autoptr (AdjSheet) two = NULL;
  g_autoptr (GArray) words = NULL;
  cairo_surface_t *a;
  cairo_surface_t *b;

  for (gsize i = 0; i < G_N_ELEMENTS (marches); i++)
    {
      g_autofree char *goal = g_strdup_printf ("place %s %04d!", marches[i].unit, marches[i].to);
      g_autofree char *start = g_strdup_printf ("place %s %04d!", marches[i].unit, marches[i].from);
      g_autofree char *march = g_strdup_printf ("move %s %04d!", marches[i].unit, marches[i].to);

      g_ptr_array_unref (adj_game_submit (still, goal, FALSE));
      g_ptr_array_unref (adj_game_submit (moved, start, FALSE));
      g_ptr_array_unref (adj_game_submit (moved, march, FALSE));
    }
  one = paper_sheet (ADJ_SHEET_SUMMARY, still, &options);
  two = paper_sheet (ADJ_SHEET_SUMMARY, moved, &options);
  words = reader_words (two);
  a = paint (one);
  b = paint (two);
  for (gsize i = 0; i < G_N_ELEMENTS (marches); i++)
    {
      AdjPoint from = place_of (words, marches[i].from);
      AdjPoint to = place_of (words, marches[i].to);
      AdjPoint between = { (from.x + to.x) / 2, (from.y + to.y) / 2 + 4 };

      g_test_message ("%s from %04d to %04d", marches[i].unit, marches[i].from, marches[i].to);
      g_assert_cmpuint (difference (a, b, between, 5), >, 500);
    }
  g_assert_cmpuint (difference (a, b, place_of (words, 2016), 5), <, 100);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/turn page/every turn", test_every_turn);
  g_test_add_func ("/sheets/turn page/quiet", test_quiet);
  g_test_add_func ("/sheets/turn page/languages", test_languages);
  g_test_add_func ("/sheets/turn page/last turn", test_last_turn);
  g_test_add_func ("/sheets/turn page/all", test_all);
  g_test_add_func ("/sheets/turn page/just ended", test_just_ended);
  g_test_add_func ("/sheets/turn page/arrows", test_arrows);
  return g_test_run ();
}

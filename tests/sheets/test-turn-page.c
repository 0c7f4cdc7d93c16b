/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "tests/record/fixture.h"
#include "turn-reader.h"

/* One page a turn, read by somebody who knows its PDF alone: where each word stands, and how large
 * it is. What he reads is compared with the record. */

static AdjGame *
whole_game (void)
{
  static AdjGame *game = NULL;

  if (game == NULL)
    game = paper_whole_game (2);
  return game;
}

static void
test_every_turn (void)
{
  AdjGame *game = whole_game ();
  int n = adj_game_get_table (game)->turn;

  g_assert_cmpint (n, ==, 15);
  for (int turn = 1; turn <= n; turn++)
    {
      turn_reader_check (game, turn, "a4");
      turn_reader_check (game, turn, "letter");
    }
}

/* Where there is little to say the map has two thirds of the sheet, the foot is not empty, and the
 * type is as large as it comes. */
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
      g_test_message ("%s: %.3f", papers[i], turn_reader_share (words, options.paper));
      g_assert_cmpfloat (turn_reader_share (words, options.paper), >=, 0.66);
      turn_reader_check_type (words, 9);
    }
}

/* ---- Languages ---- */

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
  return turn_reader_share (words, options.paper);
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

      paper_speak (languages[i]);
      text = paper_words_of (ADJ_SHEET_SUMMARY, quiet);
      g_assert_true (g_str_has_prefix (text, i == 0 ? "Runde 1 " : "Tour 1 "));
      for (gsize j = 0; j < G_N_ELEMENTS (papers); j++)
        {
          double little = share_of_turn (quiet, 1, papers[j]);
          double much =
              share_of_turn (whole_game (), turn_reader_busiest (whole_game ()), papers[j]);

          g_test_message ("%s, %s: %.3f and %.3f", languages[i], papers[j], little, much);
          g_assert_cmpfloat (little, >=, 0.66);
          g_assert_cmpfloat (much, >=, 0.5);
        }
    }
  paper_speak ("en");
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
  return g_test_run ();
}

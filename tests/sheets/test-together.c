/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "tests/record/fixture.h"

/* A Game-Turn of simultaneous movement on paper (Y S4.1 to S9): the plot sheet with its missions,
 * the aid with its order of execution, the summary with both sides' battles and what was carried
 * out. */

static AdjGame *
begun (void)
{
  AdjGame *game = fixture_game ();

  paper_play (game, "option simultaneous-movement; option attack-effectiveness");
  paper_play (game, "place wilder 1318; place fulton 1320; place 2/1/xiv 1218");
  return game;
}

/* As both have marched, and Fulton has taken the hex between. */
static AdjGame *
met (void)
{
  AdjGame *game = begun ();

  paper_play (game, "seal union paper; seal confederate paper; reveal");
  paper_play (game, "plot wilder . 1319 attack; plot fulton 1319 attack");
  paper_play (game, "segment; segment; segment; contest 1319 union 2 confederate 6; next");
  return game;
}

/* Y S7.0: six cells a unit, and one for its mission; an empty sheet has it as well. */
static void
test_form (void)
{
  g_autoptr (AdjGame) game = begun ();
  g_autoptr (AdjGame) usual = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) blank = NULL;
  g_autofree char *form = paper_text_of (ADJ_SHEET_PLOT, game);
  g_autofree char *without = paper_text_of (ADJ_SHEET_PLOT, usual);
  g_autofree char *empty = NULL;

  options.blank = TRUE;
  blank = paper_sheet (ADJ_SHEET_PLOT, usual, &options);
  empty = paper_words (blank);
  paper_assert_says (form, "Segment 6 Exit Attack");
  paper_assert_says (empty, "Segment 6 Exit Attack");
  g_assert_null (strstr (without, "Exit Attack"));
}

/* Filled in, with who was to attack. */
static void
test_filled (void)
{
  g_autoptr (AdjGame) game = met ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_PLOT, game);

  paper_assert_says (text, "1 2 3 4 5 6 Exit Attack Stopped");
  paper_assert_says (text, "\nWilder 1318 . - 1319 . . . x 1318, segment 3");
}

/* The sequence in place of the usual one, and the order of execution behind it. */
static void
test_aid (void)
{
  g_autoptr (AdjGame) game = begun ();
  g_autoptr (AdjGame) usual = fixture_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_AID, game);
  g_autofree char *without = paper_words_of (ADJ_SHEET_AID, usual);

  paper_assert_says (text, " 1 Plots of both players (not at night)");
  paper_assert_says (text, " Combat of both players (not at night)");
  g_assert_null (strstr (text, "First player's movement"));
  paper_assert_says (text, " When all dice have fallen 1 Eliminations, then exchanges 2 Retreats, "
                           "the first player's first: one hex, even after two results 3 Advances");
  g_assert_null (strstr (without, "When all dice have fallen"));
}

/* Both sides' battles in one table, then what was carried out (Y S7.5). */
static void
test_summary (void)
{
  g_autoptr (AdjGame) game = met ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) summary = NULL;
  g_autofree char *text = NULL;

  paper_play (game,
              "attack 1319 from wilder; attack 1318 1218 from fulton; roll all 1 6; next; next");
  options.from = options.to = 1;
  summary = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  text = paper_words (summary);
  paper_assert_says (text, "Wilder 8 Fulton 3");
  paper_assert_says (text, "Results carried out Eliminations and exchanges are carried out");
  paper_assert_says (text, "1-5 6 Ae Fulton is eliminated");
  g_assert_null (strstr (text, "retreats are carried out")); /* nobody went back */
  g_assert_true (strstr (text, " Ae ") != NULL && strstr (text, " Dr ") != NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/together/form Y S7.0", test_form);
  g_test_add_func ("/sheets/together/filled in Y S7.0", test_filled);
  g_test_add_func ("/sheets/together/aid Y S4.1", test_aid);
  g_test_add_func ("/sheets/together/summary Y S7.5", test_summary);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "tests/record/fixture.h"

/* How summary and report tell what happened outside marches and battles: a row a subject. */

static void
test_options (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option entrenchments; option variable-initiative", ADJ_OK);
  fixture_play (game, "option entrenchment-turns=3", ADJ_OK);
  text = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (text, " Options Entrenchments: on; Turns an entrenchment takes: 3");
  g_assert_cmpuint (
      paper_count (text, " Options from the next Game- ?Turn Variable initiative: on"), ==, 1);
}

/* The digits once they are all drawn, who has lost control, and how each drifts (Y 5.51 to 5.57).
 */
static void
test_command (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *half = NULL;
  g_autofree char *text = NULL;
  g_autofree char *both = NULL;

  fixture_play (game, "option command-control; option command-method=chits", ADJ_OK);
  fixture_play (game, "scatter chits 1", ADJ_OK);
  half = paper_words_of (ADJ_SHEET_SUMMARY, game);
  g_assert_cmpuint (paper_count (half, "loses control"), ==, 0);
  fixture_play (game, "scatter chits 3 7 8", ADJ_OK);
  fixture_play (game, "drift 3/1/xiv 2 5", ADJ_OK);
  text = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (text, " Command Control Union loses control in hexes ending in 1 3 7 8");
  g_assert_cmpuint (paper_count (text, "loses control"), ==, 1);
  g_assert_cmpuint (paper_count (text, " Out of command .* scatter"), ==, 1);
  paper_assert_says (text, " Drift 3/1/XIV 1616");
  for (int phase = 0; phase < 2; phase++)
    g_ptr_array_unref (adj_game_submit (game, "next!", FALSE));
  fixture_play (game, "scatter chits 2 4 6", ADJ_OK);
  both = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (both, " ending in 1 3 7 8. Confederate loses control");
}

static void
test_rows (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option entrenchments; entrench 2/2/res", ADJ_OK);
  fixture_play (game, "place wilder 1325", ADJ_OK);
  text = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (text, " Entrenchments 1505: 2 to go");
  paper_assert_says (text, " Also Wilder is placed in 1325");
}

/* A hex whose works change more than once in a turn is told of once, as it is at last, with all
 * others in the same state. */
static void
test_works (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option entrenchments; entrench 2/2/res; entrench 1/1/res", ADJ_OK);
  g_ptr_array_unref (adj_game_submit (game, "next!", FALSE));
  text = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (text, " Entrenchments 0302 and 1505: 1 to go");
  g_assert_cmpuint (paper_count (text, "2 to go"), ==, 0);
}

/* The gains of the Night (BG 11.42), and the levels that are thrown for after it (E IL.1). */
static void
test_night (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  fixture_play (game, "option variable-initiative; status wilder ineffective", ADJ_OK);
  while (adj_game_get_table (game)->turn < 10)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, "next!", FALSE);

      g_assert_nonnull (outcomes);
    }
  fixture_play (game, "initiative union 4 confederate 2", ADJ_OK);
  options.from = 9;
  options.to = 10;
  sheet = paper_sheet (ADJ_SHEET_REPORT, game, &options);
  text = paper_text (sheet);
  paper_assert_says (text, "\nEffectiveness Wilder ");
  paper_assert_says (text, "\nInitiative Union, die 4: Initiative Level ");
  paper_assert_says (text, "Confederate moves first, as was decided");
  paper_assert_says (text, "\nConfederate, Movement\nInitiative");
  g_assert_cmpuint (paper_count (text, "^ ?Union, Movement"), ==, 1);
}

/* One that is accepted in order after order is told once (Y 5.51). */
static void
test_same_warnings (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_SUMMARY, ADJ_SHEET_REPORT };
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "option command-control", ADJ_OK);
  fixture_play (game, "move wilder 1224", ADJ_WARNED);
  fixture_play (game, "move 1/1/xiv 1417; move 2/1/xiv 1420", ADJ_WARNED);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *text = paper_words_of (kinds[i], game);

      paper_assert_says (text, "found out yet (Y 5.51) (3 times)");
      g_assert_cmpuint (paper_count (text, "Warning accepted"), ==, 1);
    }
}

/* A unit that is due and has not come is warned of in one sentence, nothing yet is told of the
 * phase under way, and nothing of those that are over. */
static void
test_absent (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  for (int phase = 0; phase < 5; phase++)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, "next!", FALSE);

      g_assert_nonnull (outcomes);
    }
  g_assert_cmpint (adj_game_get_table (game)->turn, ==, 2);
  options.from = 1;
  options.to = 2;
  sheet = paper_sheet (ADJ_SHEET_REPORT, game, &options);
  text = paper_text (sheet);
  g_assert_cmpuint (paper_count (text, "not[ \n]entered"), ==, 1);
  paper_assert_says (text, "\nWarning accepted 1/2/XIV, 2/2/XIV, 3/2/XIV, XIV Artillery");
  paper_assert_says (text, "\nUnion, Combat nothing yet\n");
  paper_assert_says (text, "\nConfederate, Combat nothing\n");
}

/* Chickamauga with its tenth turn a night as well. */
static AdjGame *
game_of_two_nights (void)
{
  const AdjBook *printed = fixture_book ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("nights");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (AdjScenario) scenario = NULL;
  g_autoptr (AdjBook) book = NULL;
  gsize length;
  g_autofree char *written = adj_scenario_write (printed->scenario, &length);

  g_string_assign (text, written);
  g_assert_cmpuint (
      g_string_replace (text, "<turn number=\"10\"", "<turn number=\"10\" night=\"yes\"", 0), ==,
      1);
  scenario = adj_scenario_parse (text->str, text->len, printed->ruleset, problems);
  g_assert_nonnull (scenario);
  book = adj_book_new (scenario);
  return adj_game_new (book, 1);
}

/* The summary of a turn of which nothing else is to be told. */
static char *
summary_of_turn (AdjGame *game, int turn)
{
  while (adj_game_get_table (game)->turn < turn)
    paper_play (game, "next!");
  paper_play (game, "note on");
  return paper_words_of (ADJ_SHEET_SUMMARY, game);
}

/* After one night may come another; and nobody becomes effective again where nobody loses it. */
static void
test_day (void)
{
  g_autoptr (AdjGame) nights = game_of_two_nights ();
  g_autoptr (AdjGame) always = fixture_game ();
  g_autofree char *second = summary_of_turn (nights, 9);
  g_autofree char *day = summary_of_turn (nights, 10);
  g_autofree char *plain = NULL;

  paper_assert_says (second, "Turn 10 is a Night turn");
  g_assert_null (strstr (second, "Day turn again"));
  paper_assert_says (day, "Turn 11 is a Day turn again: everybody is effective");
  paper_play (always, "option attack-effectiveness=off");
  plain = summary_of_turn (always, 9);
  paper_assert_says (plain, "Turn 10 is a Day turn again");
  g_assert_null (strstr (plain, "everybody is effective"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/telling/same warnings", test_same_warnings);
  g_test_add_func ("/sheets/telling/options", test_options);
  g_test_add_func ("/sheets/telling/command", test_command);
  g_test_add_func ("/sheets/telling/rows", test_rows);
  g_test_add_func ("/sheets/telling/works", test_works);
  g_test_add_func ("/sheets/telling/night", test_night);
  g_test_add_func ("/sheets/telling/absent", test_absent);
  g_test_add_func ("/sheets/telling/BG 11.4 day again", test_day);
  return g_test_run ();
}

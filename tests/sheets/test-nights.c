/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "tests/record/fixture.h"

/* A plotted night on paper (E N.1 to N.9): the plot sheet before and after, and how summary, report
 * and aid tell of it. tests/book/both.scenario.xml, whose third turn is the night. */

/* At nightfall U1 and C1 stand four hexes apart, U2 and C2 in contact. */
static AdjGame *
nightfall (void)
{
  AdjGame *game = fixture_both ();

  paper_play (game,
              "option variable-initiative; option night-plots=on; next!; next!; next!; next!");
  paper_play (game, "place u1 0101; place c1 0105; place u2 0501; place c2 0503; place ug off");
  return game;
}

/* As the plots lie open. */
static AdjGame *
revealed (void)
{
  AdjGame *game = nightfall ();

  paper_play (game, "seal union paper; seal confederate paper; next; reveal");
  paper_play (game, "plot u1 . 0102 0103; plot c1 0104");
  paper_play (game, "plot c3 enter 0605 0604"); /* it is overdue by now */
  return game;
}

/* At nightfall: who stands where, and whom the enemy holds fast. */
static void
test_form (void)
{
  g_autoptr (AdjGame) game = nightfall ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_PLOT, game);

  paper_assert_says (text, "Unit From Enter Segment 1 Segment 2");
  paper_assert_says (text, "Segment 6 Exit");
  paper_assert_says (text, "\nU1 0101\n");
  paper_assert_says (text, "\nU2 0501, frozen\n");
  paper_assert_says (text, "\nC2 0503, frozen\n");
  g_assert_null (strstr (text, "Stopped"));
}

/* By day nobody is frozen, nor where nights go by turns. */
static void
test_nobody_frozen (void)
{
  g_autoptr (AdjGame) day = fixture_both ();
  g_autoptr (AdjGame) by_turns = fixture_both ();
  g_autofree char *by_day = NULL;
  g_autofree char *text = NULL;

  paper_play (day, "place u2 0501; place c2 0503");
  paper_play (by_turns, "next!; next; next!; next; place u2 0501; place c2 0503");
  by_day = paper_text_of (ADJ_SHEET_PLOT, day);
  text = paper_text_of (ADJ_SHEET_PLOT, by_turns);
  g_assert_null (strstr (by_day, "frozen"));
  g_assert_null (strstr (text, "frozen"));
}

/* Its bytes; a check value is of the salt alone and is another each time. */
static char *
paper_as_text (AdjGame *game, AdjSheetKind kind, AdjEyes eyes)
{
  g_autoptr (GRegex) check = g_regex_new ("[0-9a-f]{4}( [0-9a-f]{4}){4}", 0, 0, NULL);
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *bytes = NULL;
  gsize length;

  options.eyes = eyes;
  sheet = paper_sheet (kind, game, &options);
  bytes = paper_bytes (sheet, ".txt", &length);
  return g_regex_replace_literal (check, bytes, (gssize) length, 0, "CHECK", 0, NULL);
}

/* What is plotted behind the curtain is on no paper: two plots of one side, and the same with their
 * seals on, make the same papers for everybody else. */
static void
assert_papers_alike (AdjGame *first, AdjGame *second, const char *plots[][2], guint n)
{
  static const AdjEyes others[] = { ADJ_EYES_SECOND, ADJ_EYES_PUBLIC, ADJ_EYES_ALL };

  for (guint i = 0; i < n; i++)
    {
      adj_game_set_eyes (first, ADJ_EYES_FIRST);
      adj_game_set_eyes (second, ADJ_EYES_FIRST);
      paper_play (first, plots[i][0]);
      paper_play (second, plots[i][1]);
      for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
        for (guint j = 0; j < G_N_ELEMENTS (others); j++)
          {
            g_autofree char *one = paper_as_text (first, kind, others[j]);
            g_autofree char *other = paper_as_text (second, kind, others[j]);

            g_assert_cmpstr (one, ==, other);
          }
    }
}

static void
test_secret (void)
{
  const char *plots[][2] = {
    { "plot u1 0102 0103", "plot u2 ." },
    { "seal union", "seal union" },
  };
  g_autoptr (AdjGame) first = nightfall ();
  g_autoptr (AdjGame) second = nightfall ();

  assert_papers_alike (first, second, plots, G_N_ELEMENTS (plots));
}

/* Nor of a day: who is named to attack. */
static void
test_secret_missions (void)
{
  const char *plots[][2] = {
    { "plot wilder 1121 attack", "plot wilder 1121" },
    { "plot 2/1/xiv .", "plot 2/1/xiv . attack" },
    { "seal union", "seal union" },
  };
  g_autoptr (AdjGame) first = fixture_game ();
  g_autoptr (AdjGame) second = fixture_game ();

  paper_play (first, "option simultaneous-movement");
  paper_play (second, "option simultaneous-movement");
  assert_papers_alike (first, second, plots, G_N_ELEMENTS (plots));
}

/* Once the plots lie open the sheet is filled in, and with every segment there is more to tell. */
static void
test_filled (void)
{
  g_autoptr (AdjGame) game = revealed ();
  g_autofree char *open = paper_text_of (ADJ_SHEET_PLOT, game);
  g_autofree char *marched = NULL;
  g_autofree char *morning = NULL;

  paper_assert_says (open, "Unit From Enter 1 2 3 4 5 6 Exit Stopped");
  paper_assert_says (open, "\nU1 0101 . 0102 0103 . . .\n");
  paper_assert_says (open, "\nC1 0105 0104 . . . . .\n");
  paper_assert_says (open, "\nC3 0605 0605 0604 . . . .\n");
  paper_play (game, "segment; segment");
  marched = paper_text_of (ADJ_SHEET_PLOT, game);
  paper_assert_says (marched,
                     "\nU1 0101 . 0102 0103 . . . 0102, segment 2: its zone and an enemy's");
  paper_assert_says (marched, "\nC1 0105 0104 . . . . . 0104, segment 1: its plot ends");
  paper_play (game, "next; initiative union 6 confederate 1");
  morning = paper_text_of (ADJ_SHEET_PLOT, game);
  paper_assert_says (morning,
                     "\nU1 0101 . 0102 0103 . . . 0102, segment 2: its zone and an enemy's");
}

/* The Night in a paragraph: what was sealed, and who stopped, by why. */
static void
test_summary (void)
{
  g_autoptr (AdjGame) game = revealed ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) summary = NULL;
  g_autoptr (AdjSheet) report = NULL;
  g_autofree char *night = NULL;
  g_autofree char *whole = NULL;

  paper_play (game, "next; initiative union 6 confederate 1");
  options.from = options.to = 3;
  summary = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  night = paper_words (summary);
  paper_assert_says (night, " March by plot Union: plot on paper, face down; Confederate: plot on "
                            "paper, face down; its zone and an enemy's overlap now: U1 0102; its "
                            "plot ends: 2 units");
  report = paper_sheet (ADJ_SHEET_REPORT, game, &options);
  whole = paper_words (report);
  paper_assert_says (whole, "March by plot U1 stops in 0102, segment 2: its zone and an enemy's "
                            "overlap now");
}

/* The aid tells the rules of the Night as they are played from the next Game-Turn on. */
static void
test_aid (void)
{
  g_autoptr (AdjGame) plotted = fixture_game ();
  g_autoptr (AdjGame) by_turns = fixture_game ();
  g_autofree char *with = NULL;
  g_autofree char *without = NULL;

  paper_play (plotted, "option variable-initiative; option night-plots; option night-terrain");
  with = paper_words_of (ADJ_SHEET_AID, plotted);
  without = paper_words_of (ADJ_SHEET_AID, by_turns);
  paper_assert_says (with, " Plots of the night (at night only)");
  paper_assert_says (with, " Plotted, in six segments of one point; overlapping zones stop both");
  paper_assert_says (with, " in the morning units may withdraw");
  paper_assert_says (with, " Options from the next Game-Turn Variable initiative: on; "
                           "Simultaneous night movement: on");
  g_assert_null (strstr (with, "Nobody comes into an enemy zone"));
  g_assert_null (strstr (without, "six segments"));
  g_assert_null (strstr (without, "Options from the next Game-Turn"));
  paper_assert_says (without, " Nobody comes into an enemy zone, nobody leaves one");
}

/* Every row of the night is a reading of the article, and has its line among the rulings as soon as
 * the nights are plotted. */
static void
test_rulings (void)
{
  const AdjRuleset *ruleset = fixture_book ()->ruleset;
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *before = NULL;
  g_autofree char *played = NULL;
  guint n = 0;

  paper_play (game, "option variable-initiative; option night-plots");
  before = paper_words_of (ADJ_SHEET_RULINGS, game);
  paper_play (game, "next!; next!; next!; next!");
  played = paper_words_of (ADJ_SHEET_RULINGS, game);
  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      const AdjRow *row = &ruleset->rows[i];
      g_autofree char *line = NULL;

      if (g_strcmp0 (row->option, "night-plots") != 0)
        continue;
      g_assert_nonnull (row->ruling);
      line = g_strdup_printf (" %s %s", row->id,
                              row->short_ruling != NULL ? row->short_ruling : row->ruling);
      paper_assert_says (played, line);
      g_assert_null (strstr (before, line));
      n++;
    }
  g_assert_cmpuint (n, ==, 14);
}

/* Who withdrew stands with the morning on which he did (E N.4). */
static void
test_withdrawals (void)
{
  g_autoptr (AdjGame) game = nightfall ();
  g_autofree char *text = NULL;

  paper_play (game, "place u2 off; place c2 off; place c1 0104");
  paper_play (game, "seal union paper; seal confederate paper; next; reveal");
  paper_play (game, "plot u1 . 0102; plot c1 . 0103; next");
  paper_play (game, "initiative union 6 confederate 1; next; withdraw u1 0101");
  text = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (text, " Withdrawals U1 0101");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/nights/form", test_form);
  g_test_add_func ("/sheets/nights/nobody frozen", test_nobody_frozen);
  g_test_add_func ("/sheets/nights/secret", test_secret);
  g_test_add_func ("/sheets/Y S9/- no mission on others' papers", test_secret_missions);
  g_test_add_func ("/sheets/nights/filled in", test_filled);
  g_test_add_func ("/sheets/nights/summary", test_summary);
  g_test_add_func ("/sheets/nights/aid", test_aid);
  g_test_add_func ("/sheets/nights/rulings", test_rulings);
  g_test_add_func ("/sheets/nights/withdrawals", test_withdrawals);
  return g_test_run ();
}

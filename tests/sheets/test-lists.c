/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "staff/listing.h"
#include "tests/record/fixture.h"

/* The lists to be ticked off and written on: set-up, roster, arrivals, scatter, initiative, plot.
 */

/* Each unit once, with its hex or the turn it is due, on the paper of its side. */
static void
test_setup (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  const AdjScenario *scenario = fixture_book ()->scenario;
  g_autofree char *text = paper_text_of (ADJ_SHEET_SETUP, game);

  for (guint unit = 0; unit < scenario->n_units; unit++)
    paper_assert_says (text, scenario->units[unit].name);
  g_assert_cmpuint (paper_count (text, ADJ_BOX_EMPTY), ==, scenario->n_units);
  g_assert_cmpuint (paper_count (text, "Wilder"), ==, 1);
  paper_assert_says (text, "Anderson-4 4 1722");
  paper_assert_says (text, "Anderson-6 6 turn 2");
  paper_assert_says (text, "Wilder 8 1325");
  paper_assert_says (text, "2/1/XIV (inverted) 5 1420");
  paper_assert_says (text, "2311 Confederate");
}

/* As an earlier turn began: nobody had moved yet. */
static void
test_setup_of_turn (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.from = 1;
  sheet = paper_sheet (ADJ_SHEET_SETUP, game, &options);
  text = paper_text (sheet);
  paper_assert_says (text, "Wilder 8 1022");
}

static void
test_roster (void)
{
  AdjGame *game = paper_long_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_ROSTER, game);
  const AdjTable *table = adj_game_get_table (game);
  guint n_lost = 0;
  guint n_ineffective = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    {
      n_lost += table->units[unit].where == ADJ_ELIMINATED;
      n_ineffective += adj_table_has (table, unit, ADJ_FACT_INEFFECTIVE);
    }
  g_assert_cmpuint (paper_count (text, "\342\230\221 elim\\."), ==, n_lost);
  g_assert_cmpuint (paper_count (text, "\342\230\221 ineff\\."), ==, n_ineffective);
  g_assert_cmpuint (paper_count (text, "[\342\230\220\342\230\221] elim\\."), ==, table->n_units);
}

/* Reinforcements in the column's order with what it costs. */
static void
test_arrivals (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_ARRIVALS, game);
  const AdjScenario *scenario = fixture_book ()->scenario;
  guint n = 0;

  for (guint unit = 0; unit < scenario->n_units; unit++)
    n += scenario->units[unit].turn > 0;
  paper_assert_says (text, "Turn 2: Confederate at 1627 or 1928");
  paper_assert_says (text, "Deshler 5 1 5");
  paper_assert_says (text, "Helm 4 2 4");
  paper_assert_says (text, "waits");
  g_assert_cmpuint (paper_count (text, "\342\230\220"), ==, n);
}

/* Units by the last digit of their hex, and the digits of the level. */
static void
test_scatter (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_SCATTER, game);

  paper_assert_says (text, "Level 4 die 1: 1 3 5 8");
  paper_assert_says (text, "Turn Die or chits that fell Digits that scatter");
  paper_assert_says (text, "Digit 2");
  paper_assert_says (text, "1022 Wilder");
}

/* Once it is thrown for: only who is out of command, with a tick when it has drifted; the other
 * side's list is as before. */
static void
test_scatter_thrown (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = NULL;

  fixture_play (game, "option command-control; scatter die 3", ADJ_OK);
  fixture_play (game, "drift 3/1/xiv 2 5", ADJ_OK);
  text = paper_text_of (ADJ_SHEET_SCATTER, game);
  paper_assert_says (text, "Out of command in hexes ending in 1 3 7 8; all others move first");
  paper_assert_says (text, ADJ_BOX_EMPTY " 1127 1/1/XXI");
  paper_assert_says (text, ADJ_BOX_TICKED " 3/1/XIV 1616");
  g_assert_cmpuint (paper_count (text, ADJ_BOX_TICKED), ==, 1);
  g_assert_cmpuint (paper_count (text, "1022 Wilder"), ==, 0);
  paper_assert_says (text, "Digit 2");
}

/* Points by hand: all infantry of the set-up is rested, and whoever is due by the Night, turn 9,
 * counts twice as well. */
static void
test_initiative (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjTable *table = adj_game_get_table (game);
  g_autofree char *text = paper_text_of (ADJ_SHEET_INITIATIVE, game);
  g_autofree char *level = NULL;
  int rested = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == 0 &&
        (table->units[unit].where == ADJ_ON_MAP ||
         fixture_book ()->scenario->units[unit].turn <= 9) &&
        fixture_book ()->ruleset->arms[table->units[unit].arm].initiative)
      rested += table->units[unit].strength;
  level = g_strdup_printf ("Level %d %d %d %d %d %d", 2 * rested, 2 * rested, 2 * rested,
                           2 * rested, 2 * rested, 2 * rested);
  paper_assert_says (text, level);
  paper_assert_says (text, "in a tie Union keeps the initiative");
}

static void
test_plot (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.eyes = ADJ_EYES_SECOND;
  sheet = paper_sheet (ADJ_SHEET_PLOT, game, &options);
  text = paper_text (sheet);
  paper_assert_says (text, "Turn Side Initials");
  paper_assert_says (text, "Unit From Enter Segment 1 Segment 2 Segment 3");
  paper_assert_says (text, "Smith 1620");
  g_assert_null (strstr (text, "Wilder"));
}

/* Who enters in the turn is plotted as well, and who comes later is not. */
static void
test_plot_of_arrivals (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *first = paper_text_of (ADJ_SHEET_PLOT, game);
  g_autofree char *second = NULL;

  while (adj_game_get_table (game)->turn < 2)
    g_ptr_array_unref (adj_game_submit (game, "next!", FALSE));
  second = paper_text_of (ADJ_SHEET_PLOT, game);
  g_assert_null (strstr (first, "Deshler"));
  paper_assert_says (second, "Deshler 1627 or 1928");
  g_assert_null (strstr (second, "Crews"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/setup", test_setup);
  g_test_add_func ("/sheets/setup of a turn", test_setup_of_turn);
  g_test_add_func ("/sheets/roster", test_roster);
  g_test_add_func ("/sheets/arrivals", test_arrivals);
  g_test_add_func ("/sheets/scatter", test_scatter);
  g_test_add_func ("/sheets/scatter thrown", test_scatter_thrown);
  g_test_add_func ("/sheets/initiative", test_initiative);
  g_test_add_func ("/sheets/plot", test_plot);
  g_test_add_func ("/sheets/plot of arrivals", test_plot_of_arrivals);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "rules/victory.h"
#include "tests/record/fixture.h"
#include "words/number.h"

/* Summary, report and dice sheet against the record's own figures. */

/* Perhaps each with its change in brackets. */
static void
says_figures (const char *text, const char *label, int first, int second)
{
  g_autofree char *line = g_strdup_printf ("%s %d( \\([^ )]*\\))? %d\\b", label, first, second);

  g_test_message ("%s", line);
  g_assert_cmpuint (paper_count (text, line), >=, 1);
}

static int
strength (const AdjTable *table, int side, AdjWhere where)
{
  int sum = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side && table->units[unit].where == where)
      sum += table->units[unit].strength;
  return sum;
}

/* Strength, losses and points as the table has them. */
static void
check_standing (const char *text, AdjGame *game)
{
  const AdjTable *table = adj_game_get_table (game);
  g_autofree AdjVictory *victory = adj_victory_find (adj_game_get_field (game));

  says_figures (text, "on the map", strength (table, 0, ADJ_ON_MAP),
                strength (table, 1, ADJ_ON_MAP));
  says_figures (text, "to come", strength (table, 0, ADJ_WAITING),
                strength (table, 1, ADJ_WAITING));
  says_figures (text, "eliminated", strength (table, 0, ADJ_ELIMINATED),
                strength (table, 1, ADJ_ELIMINATED));
  says_figures (text, "exited", strength (table, 0, ADJ_EXITED), strength (table, 1, ADJ_EXITED));
  says_figures (text, "Victory points", victory->total[0], victory->total[1]);
}

static guint
count_effects (AdjGame *game, AdjEffectKind kind)
{
  const GArray *steps = adj_game_get_play (game)->steps;
  guint n = 0;

  for (guint i = 0; i < steps->len; i++)
    {
      const GArray *effects = g_array_index (steps, AdjStep, i).content->effects;

      for (guint j = 0; j < effects->len; j++)
        n += g_array_index (effects, AdjEffect, j).kind == kind;
    }
  return n;
}

static void
test_summary_of_turn (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_SUMMARY, game);

  paper_assert_says (text, "Turn 1");
  paper_assert_says (text, "Union moves first, as the scenario has it");
  paper_assert_says (text, "Wilder 1022-1325");
  paper_assert_says (text, "Smith 4");
  g_assert_cmpuint (paper_count (text, "5 ?: ?4 1-1 5 Ar"), ==, 1);
  g_assert_cmpuint (paper_count (text, "10 ?: ?4 2-1 2 Dr"), ==, 1);
  paper_assert_says (text, "Wright retreats to 1820");
  paper_assert_says (text, "Note: The Union is in a hurry");
  paper_assert_says (text, "Warning accepted");
  paper_assert_says (text, "Losses Union none Confederate none");
  paper_assert_says (text, "Moves Union XIV: 1/1/XIV ");
  paper_assert_says (text, "Ineffective, Union 2/1/XIV");
  paper_assert_says (text, "Confederate, turn 2 Deshler, Helm, Adams");
  check_standing (text, game);
}

/* Of a turn's losses each unit has its name and points, and whoever came is told with where. */
static void
test_summary_of_losses (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  fixture_play (game, "eliminate smith; eliminate wright; eliminate wilder", ADJ_OK);
  first = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (first, "Losses Union Wilder 8 Confederate Smith 4, Wright 4 Arrivals");
  while (adj_game_get_table (game)->turn < 2)
    paper_play (game, "next!");
  paper_play (game, "enter 1/2/xiv 0728");
  second = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (second,
                     "Losses Union none Confederate none Arrivals Union XIV: 1/2/XIV at 0728");
}

/* ---- What is left out ---- */

/* The names of those who attacked in the turn (of char), of one word each. */
static GPtrArray *
attackers_of (AdjGame *game, int turn)
{
  const AdjScenario *scenario = adj_game_get_book (game)->scenario;
  const GArray *steps = adj_game_get_play (game)->steps;
  GPtrArray *names = g_ptr_array_new ();
  int now = 1;

  for (guint i = 0; i < steps->len; i++)
    {
      const GArray *effects = g_array_index (steps, AdjStep, i).content->effects;

      for (guint j = 0; j < effects->len; j++)
        {
          const AdjEffect *effect = &g_array_index (effects, AdjEffect, j);

          if (effect->kind == ADJ_EFFECT_PHASE)
            now = effect->phase.turn;
          if (effect->kind == ADJ_EFFECT_ATTACKER && now == turn &&
              strchr (scenario->units[effect->unit].name, ' ') == NULL)
            g_ptr_array_add (names, (gpointer) scenario->units[effect->unit].name);
        }
    }
  return names;
}

/* From the heading on to the next of the two that follow; all to the end if none does. */
static char *
section_of (const char *text, const char *heading, const char *next, const char *other)
{
  g_autofree char *title = g_strdup_printf ("\n%s", heading);
  const char *start = strstr (text, title);
  const char *ends[2];
  const char *end;

  g_assert_nonnull (start);
  end = start + strlen (start);
  ends[0] = strstr (start, next);
  ends[1] = strstr (start, other);
  for (int i = 0; i < 2; i++)
    if (ends[i] != NULL && ends[i] < end)
      end = ends[i];
  return g_strndup (start, (gsize) (end - start));
}

static gboolean
has_names (const char *text, const GPtrArray *names)
{
  for (guint i = 0; i < names->len; i++)
    if (strstr (text, g_ptr_array_index (names, i)) == NULL)
      return FALSE;
  return TRUE;
}

static char *
text_of_turn (AdjSheetKind kind, AdjGame *game, int turn)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  gsize length;

  options.from = turn;
  sheet = paper_sheet (kind, game, &options);
  return paper_bytes (sheet, ".txt", &length);
}

/* Whether the page of the turn leaves out who fought: then it says so, and they are in the report;
 * else it says nothing. */
static gboolean
check_left_out (AdjGame *game, int turn)
{
  g_autoptr (GPtrArray) names = attackers_of (game, turn);
  g_autofree char *page = text_of_turn (ADJ_SHEET_SUMMARY, game, turn);
  g_autofree char *battles = section_of (page, "Battles\n", "\nMoves\n", "\nTo remember\n");
  g_autofree char *heading = g_strdup_printf ("Turn %d\n", turn);
  g_autofree char *report = NULL;
  g_autofree char *told = NULL;
  gboolean says = strstr (page, "Who fought, ") != NULL || strstr (page, "who fought, ") != NULL;

  g_test_message ("turn %d: %u attackers", turn, names->len);
  g_assert_cmpuint (names->len, >, 0);
  g_assert_cmpint (strstr (page, "see the report") != NULL, ==, says);
  g_assert_cmpint (has_names (battles, names), ==, !says);
  report = text_of_turn (ADJ_SHEET_REPORT, game, turn);
  told = section_of (report, heading, "\nThe position\n", "\nThe position\n");
  g_assert_true (has_names (told, names));
  return says;
}

static void
test_left_out (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();

  g_assert_false (check_left_out (game, 1));
  g_assert_true (check_left_out (paper_long_game (), 10));
  g_assert_true (check_left_out (paper_long_game (), 11));
}

/* ---- */

/* The throws for Command Control and for the initiative (Y 5.51, E IL.1). */
static void
test_summary_of_levels (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *first = NULL;
  g_autofree char *tenth = NULL;

  fixture_play (game, "option command-control; scatter die 3", ADJ_OK);
  fixture_play (game, "drift 3/1/xiv 2 5", ADJ_OK);
  first = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (first, "Union loses control in hexes ending in 1 3 7 8");
  paper_assert_says (first, "1/1/XXI and 3/1/XXI scatter");
  paper_assert_says (first, "Drift 3/1/XIV 1616");
  fixture_play (game, "option command-control=off; option variable-initiative", ADJ_OK);
  while (adj_game_get_table (game)->turn < 10)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, "next!", FALSE);

      g_assert_nonnull (outcomes);
    }
  fixture_play (game, "initiative union 4 confederate 2", ADJ_OK);
  tenth = paper_words_of (ADJ_SHEET_SUMMARY, game);
  paper_assert_says (tenth, "Union, die 4: Initiative Level ");
  paper_assert_says (tenth, "Confederate, die 2: Initiative Level ");
  paper_assert_says (tenth, "moves first, as was decided");
  g_assert_cmpuint (paper_count (tenth, "in command"), ==, 0);
}

/* A turn without any event says so. */
static void
test_summary_of_nothing (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_SUMMARY, game);

  paper_assert_says (text, "Nobody has moved yet");
  paper_assert_says (text, "Losses Union none Confederate none");
  g_assert_null (strstr (text, "To remember"));
  check_standing (text, game);
}

/* Each turn of a span has its page, and the state is the one at its end. */
static void
test_summary_of_span (void)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.from = 8;
  options.to = 10;
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, paper_long_game (), &options);
  text = paper_words (sheet);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 3);
  paper_assert_says (text, "Page 3 of 3");
  paper_assert_says (text, "Turn 9 Night");
  g_assert_cmpuint (paper_count (text, "moves first"), ==, 3);
  g_assert_cmpuint (paper_count (text, "At the end of the turn"), ==, 3);
}

static void
test_unplayed_turn (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (GError) error = NULL;

  options.from = 7;
  g_assert_null (adj_sheet_new (ADJ_SHEET_SUMMARY, game, &options, &error));
  g_assert_cmpstr (error->message, ==, "turn 7 has not been played; the game is in turn 1");
}

/* Every turn told, every battle in the table, and the end as the table has it. */
static void
test_report (void)
{
  AdjGame *game = paper_long_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_REPORT, game);
  guint n_turns = fixture_book ()->scenario->n_turns;

  check_standing (text, game);
  g_assert_cmpuint (paper_count (text, "moves first"), ==, n_turns);
  /* a map a turn, and that of the position */
  g_assert_cmpuint (paper_count (text, "[25] hexes"), ==, n_turns + 1);
  g_assert_cmpuint (
      paper_count (
          text,
          "^ ?[0-9]+ (Union|Confederate) .* ?: ?.* [1-6] (Ae|Ar|Ex|Dr|De) ([0-9]+|" ADJ_NO_NUMBER
          ") ([0-9]+|" ADJ_NO_NUMBER ")$"),
      ==, count_effects (game, ADJ_EFFECT_ROLLED));
}

/* No table without a row. */
static void
test_report_of_nothing (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_REPORT, game);

  paper_assert_says (text, "Union, Movement nothing");
  g_assert_null (strstr (text, "The battles"));
}

/* A row a throw, and the faces add up to it. */
static void
test_dice (void)
{
  AdjGame *game = paper_long_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_DICE, game);
  guint n = count_effects (game, ADJ_EFFECT_ROLLED);
  g_autofree char *last = g_strdup_printf ("^ ?%u [0-9]+ (Union|Confederate) ", n);
  g_autofree char *beyond = g_strdup_printf ("^ ?%u [0-9]+ (Union|Confederate) ", n + 1);
  g_autofree char *all = g_strdup_printf ("All, for Union %u ", n);

  g_assert_cmpuint (paper_count (text, last), ==, 1);
  g_assert_cmpuint (paper_count (text, beyond), ==, 0);
  paper_assert_says (text, all);
}

static void
test_no_dice (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_text_of (ADJ_SHEET_DICE, game);

  paper_assert_says (text, "No die has been thrown");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/summary of a turn", test_summary_of_turn);
  g_test_add_func ("/sheets/summary of losses", test_summary_of_losses);
  g_test_add_func ("/sheets/summary left out", test_left_out);
  g_test_add_func ("/sheets/summary of nothing", test_summary_of_nothing);
  g_test_add_func ("/sheets/summary of a span", test_summary_of_span);
  g_test_add_func ("/sheets/unplayed turn", test_unplayed_turn);
  g_test_add_func ("/sheets/report", test_report);
  g_test_add_func ("/sheets/report of nothing", test_report_of_nothing);
  g_test_add_func ("/sheets/dice", test_dice);
  g_test_add_func ("/sheets/no dice", test_no_dice);
  g_test_add_func ("/sheets/summary of levels", test_summary_of_levels);
  return g_test_run ();
}

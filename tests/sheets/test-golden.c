/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper.h"
#include "turn-reader.h"

/* The golden games of tests/cases on paper: their busiest turns are a page each like any other, on
 * either paper and in every language. */

/* How often somebody marched or arrived in the turn, off the effects. */
static guint
n_marches (AdjGame *game, int turn)
{
  const GArray *steps = adj_game_get_play (game)->steps;
  guint n = 0;
  int now = 1;

  for (guint i = 0; i < steps->len; i++)
    {
      const GArray *effects = g_array_index (steps, AdjStep, i).content->effects;

      for (guint j = 0; j < effects->len; j++)
        {
          const AdjEffect *effect = &g_array_index (effects, AdjEffect, j);

          if (effect->kind == ADJ_EFFECT_PHASE)
            now = effect->phase.turn;
          if (now == turn &&
              (effect->kind == ADJ_EFFECT_MOVED || effect->kind == ADJ_EFFECT_ENTERED))
            n++;
        }
    }
  return n;
}

static void
check_in_every_way (AdjGame *game, int turn)
{
  static const char *const languages[] = { "en", "de", "fr" };

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      paper_speak (languages[i]);
      g_test_message ("turn %d in %s", turn, languages[i]);
      turn_reader_check (game, turn, "a4");
      turn_reader_check (game, turn, "letter");
    }
  paper_speak ("en");
}

static void
test_busiest (gconstpointer name)
{
  g_autoptr (AdjGame) game = paper_golden_game (name);
  int busiest = turn_reader_busiest (game);
  g_autoptr (GArray) throws = turn_reader_throws (game, busiest);

  g_test_message ("turn %d: %u throws, %u marches", busiest, throws->len,
                  n_marches (game, busiest));
  g_assert_cmpuint (throws->len, >=, 15);
  g_assert_cmpuint (n_marches (game, busiest), >=, 40);
  for (int turn = busiest - 1; turn <= busiest + 1; turn++)
    check_in_every_way (game, turn);
}

/* Odds that the attacker took a lower column for are not broken in two, narrow as they stand. */
static void
test_odds (void)
{
  g_autoptr (AdjGame) game = paper_golden_game ("chickamauga-first-day");
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.from = turn_reader_busiest (game);
  sheet = paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
  text = paper_text (sheet);
  paper_assert_says (text, "5 : 3 1-1 to 1-5 1 Ar");
  paper_assert_says (text, "4 : 5 1-2 to 1-4 6 Ae");
}

/* A side that was cut in two has a sum for each force, and the better of them counts, less what it
 * has lost: 2 x 36 + 59 - 35 by a die of 1 (E IL.10). */
static void
test_forces (void)
{
  g_autoptr (AdjGame) game = paper_golden_game ("chickamauga-two-days");
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.from = 7;
  sheet = paper_sheet (ADJ_SHEET_INITIATIVE, game, &options);
  text = paper_words (sheet);
  g_assert_cmpuint (paper_count (text, "The force at"), ==, 2);
  paper_assert_says (text, "The force at 0101, cut off from the others (E IL.10)");
  paper_assert_says (text, "The force at 1227, cut off from the others (E IL.10)");
  g_assert_cmpuint (paper_count (text, "All of them"), ==, 1);
  paper_assert_says (text, "Level 96 66 56 51 48 46");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/sheets/golden/first day", "chickamauga-first-day", test_busiest);
  g_test_add_data_func ("/sheets/golden/two days", "chickamauga-two-days", test_busiest);
  g_test_add_func ("/sheets/golden/odds", test_odds);
  g_test_add_func ("/sheets/golden/forces", test_forces);
  return g_test_run ();
}

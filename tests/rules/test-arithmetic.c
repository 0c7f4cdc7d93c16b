/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/odds.h"
#include "sketch-show.h"

/* From strengths to a column (BG 7.3b, 7.4, 7.6, 7.9, 9.0). Flat maps, even columns half a hex
 * lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

/* ---- Order ---- */

/* 6 + 3 + 4 = 13; the defender (2 + 3) x 2 = 10; 13 : 10 is 1-1, declared 1-2. */
static void
test_order (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 8x6; rough 0303; unit u1 union infantry 6 0302;"
                     "unit u2 union cavalry 3 0402; unit g1 union artillery 4 0305;"
                     "unit x1 confederate infantry 2 0303; unit x2 confederate infantry 3 0303");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u2 g1 reduce 1-2"), ==,
                   "u1 6 BG 7.3; u2 3 BG 7.3; g1 4 BG 8.21; attack 13 BG 7.24; x1 2 BG 7.3; "
                   "x2 3 BG 7.3; 0303 5 BG 7.21; 0303 x2=10 BG 7.4; defence 10 BG 7.25; "
                   "1-1 BG 7.6; 1-2 BG 7.9");
}

/* Each hex is multiplied before the sum, not the sum: 2 x 2 + 3 = 7, and 8 : 7 is 1-1. */
static void
test_sum_after_multipliers (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 8x6; rough 0303; unit u1 union infantry 8 0403;"
                                        "unit x1 confederate infantry 2 0303;"
                                        "unit x2 confederate infantry 3 0304");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 0304 from u1"), ==,
                   "u1 8 BG 7.3; attack 8 BG 7.24; x1 2 BG 7.3; 0303 x2=4 BG 7.4; x2 3 BG 7.3; "
                   "defence 7 BG 7.25; 1-1 BG 7.6");
}

/* ---- Terrain ---- */

static void
test_terrain (void)
{
  static const char *const grounds[] = { "rough", "forest-rough", "town" };

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_autofree char *layout =
          g_strdup_printf ("map flat 6x6; %s 0303; unit u1 union infantry 8 0302;"
                           "unit x1 confederate infantry 2 0303",
                           grounds[i]);
      g_autoptr (Sketch) s = sketch_combat (layout);

      g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "2-1"); /* 8 : 4 */
    }
}

/* Forest and clear ground give nothing, and nobody's own terrain helps him attack. */
static void
test_no_terrain (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; forest 0303; rough 0302;"
                                        "unit u1 union infantry 8 0302;"
                                        "unit x1 confederate infantry 2 0303");

  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "4-1");
}

static void
test_best_one_counts (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; rough 0303; side 0302 0303 creek bridge;"
                                        "unit u1 union infantry 8 0302;"
                                        "unit x1 confederate infantry 2 0303");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1"), ==,
                   "u1 8 BG 7.3; attack 8 BG 7.24; x1 2 BG 7.3; 0303 x2=4 BG 7.4; "
                   "[0303 x2=4 BG 9.0]; defence 4 BG 7.25; 2-1 BG 7.6");
}

/* ---- Crossings ---- */

#define CROSSING                                                                                   \
  "map flat 8x6; side 0302 0303 creek bridge; side 0402 0303 creek ford; side 0403 0303 creek;"    \
  "unit u1 union infantry 4 0302; unit u2 union infantry 4 0402;"                                  \
  "unit u3 union infantry 4 0304; unit g1 union artillery 4 0501;"                                 \
  "unit g2 union artillery 4 0403; unit x1 confederate infantry 2 0303;"

static void
test_all_cross (void)
{
  g_autoptr (Sketch) s = sketch_combat (CROSSING);

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u2"), ==,
                   "u1 4 BG 7.3; u2 4 BG 7.3; attack 8 BG 7.24; x1 2 BG 7.3; 0303 x2=4 BG 9.0; "
                   "defence 4 BG 7.25; 2-1 BG 7.6");
  /* guns behind them change nothing, nor do guns beside the hex that only bombard it */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u2 g1"), ==, "3-1"); /* 12 : 4 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u2 g2"), ==, "3-1");
}

static void
test_one_does_not_cross (void)
{
  g_autoptr (Sketch) s = sketch_combat (CROSSING);

  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u2 u3"), ==, "6-1"); /* 12 : 2 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u3"), ==, "2-1");
}

/* Of two hexes each is asked by itself: 0303 is doubled, 0304 is not. */
static void
test_each_hex_by_itself (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 8x6; side 0403 0303 creek bridge;"
                                        "unit u1 union infantry 8 0403;"
                                        "unit x1 confederate infantry 2 0303;"
                                        "unit x2 confederate infantry 3 0304");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 0304 from u1"), ==,
                   "u1 8 BG 7.3; attack 8 BG 7.24; x1 2 BG 7.3; 0303 x2=4 BG 9.0; x2 3 BG 7.3; "
                   "defence 7 BG 7.25; 1-1 BG 7.6");
}

#define FAR                                                                                        \
  "map flat 8x6; side 0303 0304 creek; unit g1 union artillery 4 0302;"                            \
  "unit g2 union artillery 4 0504; unit x1 confederate infantry 2 0304;"                           \
  "unit u1 union infantry 4 0203;"

static void
test_bombarded_across (void)
{
  g_autoptr (Sketch) s = sketch_combat (FAR);

  g_assert_cmpstr (sketch_sum (s, "attack 0304 from g1"), ==,
                   "g1 4 BG 8.21; attack 4 BG 7.24; x1 2 BG 7.3; 0304 x2=4 BG 9.0b; "
                   "defence 4 BG 7.25; 1-1 BG 7.6");
}

static void
test_not_on_top_of_rough (void)
{
  g_autoptr (Sketch) s = sketch_combat (FAR "rough 0304");

  g_assert_cmpstr (sketch_sum (s, "attack 0304 from g1"), ==,
                   "g1 4 BG 8.21; attack 4 BG 7.24; x1 2 BG 7.3; 0304 x2=4 BG 7.4; "
                   "[0304 x2=4 BG 9.0b]; defence 4 BG 7.25; 1-1 BG 7.6");
}

static void
test_not_every_line_crosses (void)
{
  g_autoptr (Sketch) s = sketch_combat (FAR);

  g_assert_cmpstr (sketch_column (s, "attack 0304 from g1 g2"), ==, "4-1"); /* 8 : 2 */
  /* nor with infantry in the attack */
  g_assert_cmpstr (sketch_column (s, "attack 0304 from g1 u1"), ==, "4-1");
}

/* ---- Odds ---- */

static void
assert_odds (const Sketch *s, int attack, int defence, const char *expected)
{
  int column = adj_odds_column (s->book->ruleset, attack, defence);
  g_autofree char *text =
      column < 0 ? g_strdup ("none") : adj_column_to_string (&s->book->ruleset->columns[column]);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_rounding (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 2x2");

  assert_odds (s, 13, 4, "3-1");
  assert_odds (s, 2, 7, "1-4");
  assert_odds (s, 24, 25, "1-2");
  assert_odds (s, 25, 25, "1-1");
  assert_odds (s, 7, 4, "1-1");
  assert_odds (s, 8, 4, "2-1");
  assert_odds (s, 5, 10, "1-2");
  assert_odds (s, 5, 11, "1-3");
}

static void
test_ends_of_the_table (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 2x2");

  assert_odds (s, 30, 4, "6-1");
  assert_odds (s, 6, 1, "6-1");
  assert_odds (s, 1, 5, "1-5");
  assert_odds (s, 1, 12, "1-5");
  assert_odds (s, 5, 0, "6-1"); /* BG 7.74 */
  assert_odds (s, 0, 5, "none");
}

/* Columns: 1-5 is 0, 6-1 is 9. */
static void
test_shift (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 2x2");
  const AdjRuleset *ruleset = s->book->ruleset;

  g_assert_cmpint (adj_odds_shift (ruleset, 4, -2), ==, 2);
  g_assert_cmpint (adj_odds_shift (ruleset, 4, -9), ==, 0);
  g_assert_cmpint (adj_odds_shift (ruleset, 8, 1), ==, 9);
  g_assert_cmpint (adj_odds_shift (ruleset, 8, 5), ==, 9);
  g_assert_cmpint (adj_odds_shift (ruleset, -1, 5), ==, -1);
}

static void
test_next_and_spare (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 2x2");
  const AdjRuleset *ruleset = s->book->ruleset;
  g_autofree char *odds = adj_odds_to_string (13, 4);
  g_autofree char *beyond = adj_odds_to_string (2, 25);
  int next = -1;

  g_assert_cmpstr (odds, ==, "3-1");
  g_assert_cmpstr (beyond, ==, "1-13");
  g_assert_cmpint (adj_odds_to_next (ruleset, 13, 4, 0, &next), ==, 3); /* 16 : 4 */
  g_assert_cmpint (next, ==, adj_ruleset_column (ruleset, 4, 1));
  g_assert_cmpint (adj_odds_to_spare (ruleset, 13, 4, 0), ==, 1); /* 12 : 4 */
  g_assert_cmpint (adj_odds_to_next (ruleset, 24, 4, 0, &next), ==, 0);
  g_assert_cmpint (adj_odds_to_next (ruleset, 2, 7, 0, &next), ==, 1); /* 3 : 7 is 1-3 */
  g_assert_cmpint (next, ==, adj_ruleset_column (ruleset, 1, 3));
}

/* A shift that leads to the last column leaves nothing to gain: 20 : 4 is 5-1, shifted 6-1. */
static void
test_next_at_the_end (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 2x2");
  const AdjRuleset *ruleset = s->book->ruleset;
  int next = -1;

  g_assert_cmpint (adj_odds_to_next (ruleset, 20, 4, 0, &next), ==, 4);
  g_assert_cmpint (adj_odds_to_next (ruleset, 20, 4, 1, &next), ==, 0);
  g_assert_cmpint (adj_odds_to_next (ruleset, 20, 4, -1, &next), ==, 4);
  g_assert_cmpint (next, ==, adj_ruleset_column (ruleset, 5, 1));
  g_assert_cmpint (adj_odds_to_spare (ruleset, 23, 4, 0), ==, 3);
  g_assert_cmpint (adj_odds_to_spare (ruleset, 1, 4, 0), ==, 0); /* nobody attacks with nothing */
}

/* Against long odds one point more may be worth two columns: 1 : 4 is 1-4, 2 : 4 is 1-2. */
static void
test_next_leaps (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 2x2");
  const AdjRuleset *ruleset = s->book->ruleset;
  int next = -1;

  g_assert_cmpint (adj_odds_to_next (ruleset, 1, 4, 0, &next), ==, 1);
  g_assert_cmpint (next, ==, adj_ruleset_column (ruleset, 1, 2));
  g_assert_cmpint (adj_odds_to_next (ruleset, 1, 4, 1, &next), ==, 1);
  g_assert_cmpint (next, ==, adj_ruleset_column (ruleset, 1, 1));
}

/* Over 6-1 the die is thrown all the same: 6 is Ex. */
static void
test_die_is_thrown (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 12 0302;"
                                        "unit x1 confederate infantry 1 0303");

  sketch_do (s, "attack 0303 from u1");
  g_assert_cmpstr (sketch_judge (s, "roll 0"), ==, "impossible: no-such-face");
  g_assert_cmpstr (sketch_judge (s, "roll 7"), ==, "impossible: no-such-face");
  g_assert_cmpstr (sketch_judge (s, "roll 6 De"), ==, "BG 7.6 result-differs");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated");
}

static void
test_unknown_figures (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry ? 0302;"
                                        "unit x1 confederate infantry 1 0303");
  g_autoptr (Sketch) t = sketch_combat ("map flat 6x6; unknown 0303; unit u1 union infantry 5 0302;"
                                        "unit x1 confederate infantry 1 0303");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok (unknown)");
  g_assert_cmpstr (sketch_judge (s, "roll 3"), ==, "impossible: unknown-strength");
  g_assert_cmpstr (sketch_judge (s, "roll 3 Ae"), ==, "ok (unknown)");
  g_assert_cmpstr (sketch_do (s, "roll 3 Dr"), ==, "ok (unknown)"); /* what the players applied */
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1");
  g_assert_cmpstr (sketch_judge (t, "attack 0303 from u1"), ==, "ok (unknown)");
  g_assert_cmpstr (sketch_column (t, "attack 0303 from u1"), ==, "none");
}

/* ---- Reduction ---- */

#define THREE_TO_ONE                                                                               \
  "map flat 6x6; unit u1 union infantry 12 0302; unit x1 confederate infantry 3 0303;"

static void
test_reduced (void)
{
  g_autoptr (Sketch) s = sketch_combat (THREE_TO_ONE);
  AdjFraction chances[ADJ_N_RESULTS];

  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "4-1");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 reduce 3-1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 5"), ==, "ok"); /* Dr; at 4-1 it would be Ex */
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1");
  adj_odds_chances (s->book->ruleset, adj_ruleset_column (s->book->ruleset, 3, 1), chances);
  g_assert_cmpint (chances[ADJ_RESULT_EX].num, ==, 1);
  adj_odds_chances (s->book->ruleset, adj_ruleset_column (s->book->ruleset, 4, 1), chances);
  g_assert_cmpint (chances[ADJ_RESULT_EX].num, ==, 2);
  g_assert_cmpint (chances[ADJ_RESULT_EX].den, ==, 6);
}

static void
test_not_lower (void)
{
  g_autoptr (Sketch) s = sketch_combat (THREE_TO_ONE);

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 reduce 4-1"), ==, "BG 7.9 not-lower");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 reduce 5-1"), ==, "BG 7.9 not-lower");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 reduce 5-1"), ==, "4-1");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 reduce 1-5"), ==, "ok");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 7.3b/+ the order of the steps", test_order);
  g_test_add_func ("/rules/BG 7.3b/- sums do not come before multipliers",
                   test_sum_after_multipliers);
  g_test_add_func ("/rules/BG 7.4/+ terrain doubles", test_terrain);
  g_test_add_func ("/rules/BG 7.4/- forest does not, nor twice", test_no_terrain);
  g_test_add_func ("/rules/BG 7.4/- the best one counts", test_best_one_counts);
  g_test_add_func ("/rules/BG 9.0/+ all cross", test_all_cross);
  g_test_add_func ("/rules/BG 9.0/+ each hex by itself", test_each_hex_by_itself);
  g_test_add_func ("/rules/BG 9.0/- one does not", test_one_does_not_cross);
  g_test_add_func ("/rules/BG 9.0b/+ bombarded across", test_bombarded_across);
  g_test_add_func ("/rules/BG 9.0b/- not on top of rough", test_not_on_top_of_rough);
  g_test_add_func ("/rules/BG 9.0b/- not every line crosses", test_not_every_line_crosses);
  g_test_add_func ("/rules/BG 7.6/+ rounded for the defender", test_rounding);
  g_test_add_func ("/rules/BG 7.6/+ the die is thrown at the ends too", test_die_is_thrown);
  g_test_add_func ("/rules/BG 7.6/- never beyond the table", test_ends_of_the_table);
  g_test_add_func ("/rules/BG 7.6/- not with figures nobody knows", test_unknown_figures);
  g_test_add_func ("/rules/odds/shifts end at the table's ends", test_shift);
  g_test_add_func ("/rules/odds/to the next column and to spare", test_next_and_spare);
  g_test_add_func ("/rules/odds/BG 7.6 one point may leap", test_next_leaps);
  g_test_add_func ("/rules/odds/BG 7.6 nothing beyond the last column", test_next_at_the_end);
  g_test_add_func ("/rules/BG 7.9/+ a lower column", test_reduced);
  g_test_add_func ("/rules/BG 7.9/- not the same, not a higher one", test_not_lower);
  return g_test_run ();
}

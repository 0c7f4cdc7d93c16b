/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* Range attenuation (Y 8.17), artillery support and batteries on their own (Y 8.51). Flat maps,
 * even columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s,
 * 0203 sw, 0202 nw. */

/* ---- Range (Y 8.17) ---- */

#define GUNS                                                                                       \
  "map flat 9x9; unit u1 union infantry 4 0302; unit g1 union artillery 3 0305;"                   \
  "unit g2 union artillery 2 0306; unit g3 union artillery 1 0105;"                                \
  "unit r1 union rifled-artillery 4 0601; unit x1 confederate infantry 3 0303;"

/* g1 is two hexes off and loses 1, g2 three and has none left, g3 loses its only one. */
static void
test_range (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_RANGE_ATTENUATION, GUNS);

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 g1 g2 g3"), ==,
                   "u1 4 BG 7.3; g1 3 BG 8.21; g1 2 Y 8.17; g2 2 BG 8.21; g2 0 Y 8.17; "
                   "g3 1 BG 8.21; g3 0 Y 8.17; attack 6 BG 7.24; x1 3 BG 7.3; defence 3 BG 7.25; "
                   "2-1 BG 7.6");
  /* what is left with nothing attacks nobody */
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from g2"), ==, "impossible: zero-strength");
}

static void
test_no_range (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_RANGE_ATTENUATION,
                                             "map flat 8x8; unit g1 union artillery 3 0302;"
                                             "unit x1 confederate infantry 3 0303");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from g1"), ==,
                   "g1 3 BG 7.3; attack 3 BG 7.24; x1 3 BG 7.3; defence 3 BG 7.25; 1-1 BG 7.6");
}

/* Two whole hexes in between take one: at three hexes 4 become 3, at two nothing is lost. */
static void
test_rifled (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_RANGE_ATTENUATION,
                                             GUNS "unit r2 union rifled-artillery 4 0103;");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from r1"), ==,
                   "r1 4 BG 8.21; r1 3 Y 8.17b; attack 3 BG 7.24; x1 3 BG 7.3; defence 3 BG 7.25; "
                   "1-1 BG 7.6");
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from r2"), ==,
                   "r2 4 BG 8.21; attack 4 BG 7.24; x1 3 BG 7.3; defence 3 BG 7.25; 1-1 BG 7.6");
}

/* ---- Support (Y 8.51) ---- */

/* g1 is two hexes from 0303 and three from u1, g2 four from 0303. */
#define HELPED                                                                                     \
  "map flat 9x9; rough 0303; unit u1 union infantry 9 0302; unit g9 union artillery 5 0301;"       \
  "unit x1 confederate infantry 2 0303; unit g1 confederate artillery 3 0305;"                     \
  "unit g2 confederate artillery 3 0307; unit g3 confederate artillery 4 0402;"                    \
  "unit x2 confederate infantry 4 0304;"

/* The strength lent comes after the terrain: 2 x 2 + 3 = 7. */
static void
test_lending (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, HELPED);

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 support g1 0303"), ==,
                   "u1 9 BG 7.3; attack 9 BG 7.24; x1 2 BG 7.3; 0303 x2=4 BG 7.4; g1 3 Y 8.51; "
                   "defence 7 BG 7.25; 1-1 BG 7.6");
  sketch_option (s, ADJ_OPTION_SUPPORT_MULTIPLIED, 1); /* (2 + 3) x 2 = 10 */
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 support g1 0303"), ==,
                   "u1 9 BG 7.3; attack 9 BG 7.24; x1 2 BG 7.3; g1 3 Y 8.51; 0303 5 BG 7.21; "
                   "0303 x2=10 BG 7.4; defence 10 BG 7.25; 1-2 BG 7.6");
}

/* Between the announcement and the die, once in a phase. */
static void
test_afterwards (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, HELPED "unit u2 union infantry 5 0204;");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_answers (s), ==, "g1 3 to 0303; g3 4 to 0303 at risk");
  g_assert_cmpstr (sketch_do (s, "support g1 0303"), ==, "ok");
  g_assert_cmpstr (sketch_answers (s), ==, "g3 4 to 0303 at risk");
  g_assert_cmpstr (sketch_judge (s, "support g1 0303"), ==, "impossible: lent-already");
  g_assert_cmpstr (sketch_do (s, "roll 2"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0305");
  sketch_phase (s, 1, "first-combat"); /* anew: it may lend again */
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 support g1 0303"), ==,
                   "BG 7.11 left-to-nobody");
}

/* Whoever can lend is listed, were it more than one attack takes. */
static void
test_many_batteries (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 9x9; unit u1 union infantry 9 0302;"
                                             "unit x1 confederate infantry 2 0303;");
  g_autoptr (Sketch) s = NULL;
  g_auto (GStrv) answers = NULL;

  for (int i = 0; i < 60; i++)
    g_string_append_printf (layout, "unit g%d confederate artillery 3 0305;", i);
  s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, layout->str);
  sketch_do (s, "attack 0303 from u1");
  answers = g_strsplit (sketch_answers (s), "; ", -1);
  g_assert_cmpuint (g_strv_length (answers), ==, 60);
}

static void
test_once (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT,
                                             "map flat 9x9; unit u1 union infantry 1 0302;"
                                             "unit u2 union infantry 1 0603;"
                                             "unit x1 confederate infantry 9 0303;"
                                             "unit x2 confederate infantry 9 0604;"
                                             "unit g1 confederate artillery 3 0405;");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 support g1 0303"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* Ar */
  g_assert_cmpstr (sketch_do (s, "retreat u1 0301"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0604 from u2 support g1 0604"), ==,
                   "Y 8.51 lent-already");
}

/* Range, sight, and who makes no sense. */
static void
test_bars (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, HELPED "forest 0304;");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 support g2 0303"), ==,
                   "Y 8.51 out-of-range; BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 support g1 0303"), ==,
                   "Y 8.51 no-sight; BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_answers (s), ==, "g3 4 to 0303 at risk");
  sketch_option (s, ADJ_OPTION_SUPPORT_NEEDS_SIGHT, 0);
  g_assert_cmpstr (sketch_answers (s), ==, "g1 3 to 0303; g3 4 to 0303 at risk");
  g_assert_cmpstr (sketch_judge (s, "support g9 0303"), ==, "impossible: no-friend");
  g_assert_cmpstr (sketch_judge (s, "support x2 0303"), ==, "impossible: no-battery");
  g_assert_cmpstr (sketch_judge (s, "support g1 0304"), ==, "impossible: not-attacked");
  sketch_set (s, "g1", ADJ_FACT_RETREATED);
  g_assert_cmpstr (sketch_judge (s, "support g1 0303"), ==, "BG 7.74 lends-in-retreat");
  sketch_set (s, "g3", ADJ_FACT_DISPLACED);
  g_assert_cmpstr (sketch_judge (s, "support g3 0303"), ==, "BG 7.81b displaced-gun");
}

static void
test_own_defence (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, HELPED);

  g_assert_cmpstr (sketch_judge (s, "attack 0303 0402 from u1 support g3 0303"), ==,
                   "impossible: defends-itself");
}

static void
test_no_support (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, HELPED);

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 0);
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 support g1 0303"), ==,
                   "impossible: not-played");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_answers (s), ==, "");
}

/* g3 stands beside u1 and shares the result, g1 does not. 9 : 2 + 3 + 4 in the open is 1-1. */
static void
test_shares_result (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT,
                                             "map flat 9x9; unit u1 union infantry 9 0302;"
                                             "unit x1 confederate infantry 2 0303;"
                                             "unit g1 confederate artillery 3 0305;"
                                             "unit g3 confederate artillery 4 0402;");

  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 support g1 0303 g3 0303"), ==, "1-1");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 support g1 0303 g3 0303"), ==,
                   "BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_do (s, "roll 1"), ==, "ok"); /* Dr */
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1; retreat g3");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat g3 0502"), ==, "ok");
  g_assert_cmpstr (sketch_advances (s), ==, "u1 0303; u1 0402");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0305");
}

/* A printed 4 beside the attacker counts in an exchange: 2 + 4 are to be lost. */
static void
test_exchange (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT,
                                             "map flat 9x9; unit u1 union infantry 12 0302;"
                                             "unit u2 union infantry 9 0203;"
                                             "unit x1 confederate infantry 2 0303;"
                                             "unit g3 confederate artillery 4 0402;");

  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1 u2 support g3 0303"), ==,
                   "BG 7.11 left-to-nobody");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok"); /* 21 : 6 is 3-1: Ex */
  g_assert_cmpstr (sketch_where (s, "g3"), ==, "eliminated");
  g_assert_cmpstr (sketch_debts (s), ==, "lose union 6");
}

/* Measured to the nearest attacker, which may be four hexes off: 4 - 3. */
static void
test_support_with_range (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (
      ADJ_OPTION_ARTILLERY_SUPPORT, "map flat 9x9; rough 0303; unit u1 union infantry 9 0302;"
                                    "unit x1 confederate infantry 2 0303;"
                                    "unit g1 confederate artillery 4 0306;");

  sketch_option (s, ADJ_OPTION_RANGE_ATTENUATION, 1);
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 support g1 0303"), ==,
                   "u1 9 BG 7.3; attack 9 BG 7.24; x1 2 BG 7.3; 0303 x2=4 BG 7.4; g1 4 Y 8.51; "
                   "g1 1 Y 8.17; defence 5 BG 7.25; 1-1 BG 7.6");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_answers (s), ==, "g1 1 to 0303");
}

/* ---- On its own (Y 8.51b) ---- */

#define ALONE                                                                                      \
  "map flat 9x9; rough 0303; unit u1 union infantry 6 0302; unit u2 union cavalry 6 0402;"         \
  "unit g9 union artillery 6 0304; unit g1 confederate artillery 5 0303;"

/* The 1 is multiplied by the ground; two batteries are 2. */
static void
test_alone (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, ALONE);
  g_autoptr (Sketch) two = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT,
                                               ALONE "unit g2 confederate artillery ? 0303");

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1"), ==,
                   "u1 6 BG 7.3; attack 6 BG 7.24; g1 1 Y 8.51b; 0303 x2=2 BG 7.4; "
                   "defence 2 BG 7.25; 3-1 BG 7.6");
  g_assert_cmpstr (sketch_sum (two, "attack 0303 from u1"), ==,
                   "u1 6 BG 7.3; attack 6 BG 7.24; g1 1 Y 8.51b; g2 1 Y 8.51b; 0303 2 BG 7.21; "
                   "0303 x2=4 BG 7.4; defence 4 BG 7.25; 1-1 BG 7.6");
}

/* Full strength against cavalry or guns alone, from afar, and with infantry beside it. */
static void
test_not_alone (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, ALONE);
  g_autoptr (Sketch) with_foot = sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT,
                                                     ALONE "unit x1 confederate infantry 1 0303");
  g_autoptr (Sketch) with_horse =
      sketch_combat_with (ADJ_OPTION_ARTILLERY_SUPPORT, ALONE "unit x1 confederate cavalry 1 0303");

  g_assert_cmpstr (sketch_column (s, "attack 0303 from u2"), ==, "1-2");          /* 6 : 10 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u2 g9"), ==, "1-1");       /* 12 : 10 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u2"), ==, "6-1");       /* 12 : 2 */
  g_assert_cmpstr (sketch_column (with_foot, "attack 0303 from u1"), ==, "1-2");  /* 6 : 12 */
  g_assert_cmpstr (sketch_column (with_horse, "attack 0303 from u1"), ==, "1-1"); /* 6 : 4 */
  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 0);
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "1-2");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 8.17/+ one for each hex between", test_range);
  g_test_add_func ("/rules/Y 8.17/- nothing when adjacent", test_no_range);
  g_test_add_func ("/rules/Y 8.17b/+ one for two hexes between", test_rifled);
  g_test_add_func ("/rules/Y 8.51/+ after the terrain or before", test_lending);
  g_test_add_func ("/rules/Y 8.51/+ before the die", test_afterwards);
  g_test_add_func ("/rules/Y 8.51/+ as many as can", test_many_batteries);
  g_test_add_func ("/rules/Y 8.51/- once in a phase", test_once);
  g_test_add_func ("/rules/Y 8.51/- range, sight and sense", test_bars);
  g_test_add_func ("/rules/Y 8.51/- attacked itself", test_own_defence);
  g_test_add_func ("/rules/Y 8.51/- switched off", test_no_support);
  g_test_add_func ("/rules/Y 8.51/+ beside an attacker it shares the result", test_shares_result);
  g_test_add_func ("/rules/Y 8.51/+ and counts in an exchange", test_exchange);
  g_test_add_func ("/rules/Y 8.17/+ in support to the nearest attacker", test_support_with_range);
  g_test_add_func ("/rules/Y 8.51b/+ one against infantry", test_alone);
  g_test_add_func ("/rules/Y 8.51b/- with infantry or against others", test_not_alone);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"
#include "table/apply.h"

/* Flank attacks (Y 7.26). Flat maps, even columns half a hex lower: 0303 has the neighbours
 * 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

#define AROUND                                                                                     \
  "map flat 8x6; unit u1 union infantry 3 0302; unit u2 union infantry 2 0402;"                    \
  "unit u3 union infantry 4 0403; unit u4 union cavalry 3 0304; unit g1 union artillery 2 0203;"   \
  "unit g2 union artillery 3 0501; unit x1 confederate infantry 4 0303;"

/* Sides 1 and 2 touch, 1 and 3 do not; 1, 2 and 3 together flank as well. */
static void
test_sides (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_FLANK_ATTACK, AROUND);

  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u2"), ==,
                   "u1 3 BG 7.3; u2 2 BG 7.3; attack 5 BG 7.24; x1 4 BG 7.3; defence 4 BG 7.25; "
                   "1-1 BG 7.6");
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u3"), ==,
                   "u1 3 BG 7.3; u1 6 Y 7.26; u3 4 BG 7.3; u3 8 Y 7.26; attack 14 BG 7.24; "
                   "x1 4 BG 7.3; defence 4 BG 7.25; 3-1 BG 7.6");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u2 u3"), ==, "4-1"); /* 18 : 4 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u4"), ==, "3-1");    /* 12 : 4 */
}

/* Guns make no flank and are not doubled, near or far. */
static void
test_guns (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_FLANK_ATTACK, AROUND);

  g_assert_cmpstr (sketch_column (s, "attack 0303 from u3 g1"), ==, "1-1"); /* 6 : 4 */
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u3 g1 g2"), ==,
                   "u1 3 BG 7.3; u1 6 Y 7.26; u3 4 BG 7.3; u3 8 Y 7.26; g1 2 BG 7.3; g2 3 BG 8.21; "
                   "attack 19 BG 7.24; x1 4 BG 7.3; defence 4 BG 7.25; 4-1 BG 7.6");
}

static void
test_off (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_FLANK_ATTACK, AROUND);

  sketch_option (s, ADJ_OPTION_FLANK_ATTACK, 0);
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u3"), ==, "1-1");
  g_assert_cmpstr (sketch_flanks (s, "attack 0303 from u1"), ==, "");
}

/* Two hexes side by side, attacked from both hexes that touch the two: from each of them the
 * attackers stand on either side of the other. */
static void
test_several_hexes (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (
      ADJ_OPTION_FLANK_ATTACK,
      "map flat 8x6; unit u1 union infantry 3 0402; unit u2 union infantry 3 0304;"
      "unit x1 confederate infantry 3 0303; unit x2 confederate infantry 3 0403");

  g_assert_cmpstr (sketch_column (s, "attack 0303 0403 from u1 u2"), ==, "2-1"); /* 12 : 6 */
}

/* Nobody attacks across an unbridged creek, so nobody flanks across it. */
static void
test_creek (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (
      ADJ_OPTION_FLANK_ATTACK, "map flat 8x6; side 0304 0303 creek; side 0302 0303 creek ford;"
                               "unit u1 union infantry 4 0302; unit u2 union infantry 4 0304;"
                               "unit u3 union infantry 4 0203;"
                               "unit x1 confederate infantry 4 0303");

  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u2"), ==, "2-1"); /* 8 : 4 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1 u3"), ==, "4-1"); /* 16 : 4 */
  g_assert_cmpstr (sketch_flanks (s, "attack 0303 from u1"), ==, "0403 of 0303; 0203 of 0303");
}

static void
test_openings (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_FLANK_ATTACK, AROUND);
  g_autoptr (Sketch) held = sketch_combat_with (
      ADJ_OPTION_FLANK_ATTACK, "map flat 8x6; unit u1 union infantry 3 0302; river 0203;"
                               "unit x1 confederate infantry 4 0303;"
                               "unit x2 confederate infantry 4 0403");

  g_assert_cmpstr (sketch_flanks (s, "attack 0303 from u1"), ==,
                   "0403 of 0303; 0304 of 0303; 0203 of 0303");
  g_assert_cmpstr (sketch_flanks (held, "attack 0303 from u1"), ==, "0304 of 0303");
  g_assert_cmpstr (sketch_flanks (s, "attack 0303 from u1 u3"), ==, "");
  g_assert_cmpstr (sketch_flanks (s, "attack 0303 from g2"), ==, "");
}

/* Each cavalry unit is halved before it is doubled: 3 is 2, and 2 twice is 4; a charge keeps 3,
 * and 3 twice is 6. 4 + 8 : 4 and 6 + 8 : 4 are both 3-1, so the sums are looked at. */
static void
test_with_cavalry (void)
{
  g_autoptr (Sketch) s =
      sketch_combat_with (ADJ_OPTION_FLANK_ATTACK, "map flat 8x6; unit u1 union cavalry 3 0302;"
                                                   "unit u2 union infantry 4 0304;"
                                                   "unit x1 confederate infantry 4 0303");
  AdjEffect charged = adj_effect (ADJ_EFFECT_CHARGED);

  sketch_option (s, ADJ_OPTION_CAVALRY_ARMS, 1);
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u2"), ==,
                   "u1 3 BG 7.3; u1 2 Y 8.71; u1 4 Y 7.26; u2 4 BG 7.3; u2 8 Y 7.26; "
                   "attack 12 BG 7.24; x1 4 BG 7.3; defence 4 BG 7.25; 3-1 BG 7.6");
  charged.unit = (guint16) sketch_unit (s, "u1");
  g_assert_true (adj_table_apply (s->table, s->book, &charged));
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u2"), ==,
                   "u1 3 BG 7.3; u1 3 Y 8.73; u1 6 Y 7.26; u2 4 BG 7.3; u2 8 Y 7.26; "
                   "attack 14 BG 7.24; x1 4 BG 7.3; defence 4 BG 7.25; 3-1 BG 7.6");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 7.26/+ sides that do not touch", test_sides);
  g_test_add_func ("/rules/Y 7.26/- guns", test_guns);
  g_test_add_func ("/rules/Y 7.26/- switched off", test_off);
  g_test_add_func ("/rules/Y 7.26/+ two hexes side by side", test_several_hexes);
  g_test_add_func ("/rules/Y 7.26/- across a creek", test_creek);
  g_test_add_func ("/rules/Y 7.26/+ what would turn the flank", test_openings);
  g_test_add_func ("/rules/Y 7.26/+ with halved cavalry and a charge", test_with_cavalry);
  return g_test_run ();
}

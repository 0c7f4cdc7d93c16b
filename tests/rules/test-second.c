/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/victory.h"

#include "sketch-show.h"

/* A battle unlike Chickamauga: pointed tops, odd rows half a hex to the right, a river with a
 * ferry, a town, several entry hexes a side, and the Union moving second.
 *
 *      01  02  03  04  05  06  07        0303 has the neighbours 0402 ne, 0403 e, 0404 se,
 *  01    .   .   .   .   .   .   .       0304 sw, 0203 w, 0302 nw (its row is shifted);
 *  02  .   .   .   .   .   .   .         0304 has 0303 ne, 0404 e, 0305 se, 0205 sw, 0204 w,
 *  03    .   .   T   .   .   .   .       0203 nw.
 *  04  =   =   =   F   =   =   =         The river is row 4, the ferry crosses it at 0404 from
 *  05    .   .   .   .   .   .   .       0403 to 0405; the town is 0303. */
#define SECOND                                                                                     \
  "map pointy 7x7 odd; turns 4 night 3 first confederate; town 0303;"                              \
  "river 0104 0204 0304 0504 0604 0704; river-ferry 0404; ferry 0403 0404 0405;"                   \
  "road 0303 0403; exit 0101;"                                                                     \
  "unit x1 confederate infantry 4 0303; unit x2 confederate artillery 3 0203;"                     \
  "wait x3 confederate infantry 5 turn 2 entry 0101 0701;"                                         \
  "wait x4 confederate cavalry 2 turn 2 entry 0101 0701;"                                          \
  "unit u1 union infantry 9 0405; unit u2 union artillery 4 0406;"                                 \
  "wait u3 union infantry 6 turn 2 entry 0107 0407 0707\n"                                         \
  "<award id=\"town\" title=\"Town\" side=\"union\" kind=\"held\" points=\"10\" "                  \
  "hexes=\"0303\"/>"

static void
test_second_moves_second (void)
{
  g_autoptr (Sketch) s = sketch_new (SECOND);

  g_assert_true (adj_table_is_phasing (s->table, 1));
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0406"), ==, "BG 5.11 not-your-phase");
  sketch_do (s, "next");
  sketch_do (s, "next");
  g_assert_true (adj_table_is_phasing (s->table, 0));
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0406"), ==, "ok");
}

static void
test_over_the_ferry (void)
{
  g_autoptr (Sketch) s = sketch_new (SECOND);

  sketch_phase (s, 1, "second-movement");
  /* 0403 is beside x1: zones do not reach into the ferry hex, so it is no stop before */
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0404 0403"), ==, "ok (unknown)");
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0404"), ==, "BG 5.24 no-stopping (unknown)");
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0404 0305"), ==, "BG 5.24 closed-hex (unknown)");
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0305 0304 0203"), ==, "impossible: enemy-in-hex");
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0504 0503"), ==, "BG 5.24 closed-hex");
}

static void
test_no_fight_over_the_river (void)
{
  g_autoptr (Sketch) s = sketch_new (SECOND);

  sketch_do (s, "place x1 0403");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_duties (s), ==, ""); /* 0403 and 0405 do not touch */
  g_assert_cmpstr (sketch_judge (s, "attack 0403 from u1"), ==, "impossible: out-of-reach");
  /* straight over the river, by both ways round */
  g_assert_cmpstr (sketch_sum (s, "attack 0403 from u2"), ==,
                   "u2 4 BG 8.21; attack 4 BG 7.24; x1 4 BG 7.3; 0403 x2=8 BG 9.0b; "
                   "defence 8 BG 7.25; 1-2 BG 7.6");
}

/* Out of the town nobody goes into the river. */
static void
test_storming_the_town (void)
{
  g_autoptr (Sketch) s = sketch_new (SECOND);

  sketch_do (s, "place u1 0403");
  sketch_do (s, "place x2 0701");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1"), ==,
                   "u1 9 BG 7.3; attack 9 BG 7.24; x1 4 BG 7.3; 0303 x2=8 BG 7.4; "
                   "defence 8 BG 7.25; 1-1 BG 7.6");
  sketch_do (s, "attack 0303 from u1");
  sketch_do (s, "roll 1"); /* Dr */
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "0203 0302");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0304"), ==, "BG 7.72 retreat-closed");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0404"), ==, "BG 7.72 retreat-closed");
  sketch_do (s, "retreat x1 0302");
  g_assert_cmpstr (sketch_do (s, "advance u1 0303"), ==, "ok");
  g_assert_cmpstr (sketch_score (s), ==, "town=10; union 10, confederate 0");
}

static void
test_columns_of_both (void)
{
  g_autoptr (Sketch) s = sketch_new (SECOND);

  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "enter x4 0701 0601"), ==, "ok"); /* 1 + 1 */
  g_assert_cmpstr (sketch_do (s, "enter x3 0101"), ==, "ok");      /* 2 */
  g_assert_cmpint (s->table->units[sketch_unit (s, "x3")].spent, ==, 2 * ADJ_MP);
  sketch_phase (s, 2, "second-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u3 0101"), ==,
                   "impossible: enemy-in-hex"); /* nor is it on its list */
  g_assert_cmpstr (sketch_do (s, "enter u3 0707"), ==, "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u3")].spent, ==, 1 * ADJ_MP);
}

static void
test_night_on_the_river (void)
{
  g_autoptr (Sketch) s = sketch_new (SECOND);

  sketch_phase (s, 3, "second-movement");
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0404 0403"), ==, "BG 10.2 night-zone (unknown)");
  sketch_do (s, "place x1 0102");
  sketch_do (s, "place x2 0102");
  g_assert_cmpstr (sketch_judge (s, "move u1 0405 0404 0403"), ==, "ok (unknown)");
  sketch_do (s, "next");
  g_assert_cmpint (s->table->turn, ==, 4);
  g_assert_cmpint (s->table->day, ==, 2);
  g_assert_true (adj_table_is_phasing (s->table, 1));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/second/the Union moves second", test_second_moves_second);
  g_test_add_func ("/rules/second/over the ferry", test_over_the_ferry);
  g_test_add_func ("/rules/second/no fight over the river", test_no_fight_over_the_river);
  g_test_add_func ("/rules/second/storming the town", test_storming_the_town);
  g_test_add_func ("/rules/second/columns of both sides", test_columns_of_both);
  g_test_add_func ("/rules/second/night on the river", test_night_on_the_river);
  return g_test_run ();
}

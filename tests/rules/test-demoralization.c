/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/demoralization.h"
#include "sketch-show.h"
#include "table/apply.h"

/* Demoralization (Y 11.6 to 11.64). */

static AdjMorale
gauge (const Sketch *s, int side)
{
  AdjMorale morale;

  adj_morale_read (&morale, s->book, s->table, side);
  return morale;
}

/* ---- The gauge (Y 11.6, 11.64) ---- */

/* The thresholds of Chickamauga, on the first turn and from the second. */
static void
test_chickamauga (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");
  static const int figures[2][2][2] = { { { 24, 47 }, { 44, 88 } }, { { 41, 81 }, { 58, 116 } } };

  for (int turn = 1; turn <= 2; turn++)
    {
      sketch_phase (s, turn, "first-movement");
      for (int side = 0; side < ADJ_SIDES; side++)
        {
          AdjMorale morale = gauge (s, side);

          g_assert_cmpint (morale.thresholds[0], ==, figures[turn - 1][side][0]);
          g_assert_cmpint (morale.thresholds[1], ==, figures[turn - 1][side][1]);
          g_assert_cmpint (morale.missing[0], ==, morale.thresholds[0]);
          g_assert_cmpint (morale.level, ==, 0);
          g_assert_false (morale.unknown);
        }
    }
}

/* Nine points: a third is exactly three, two thirds six. */
#define NINE                                                                                       \
  "map flat 6x6; turns 4; unit u1 union infantry 2 0101; unit u2 union infantry 1 0102;"           \
  "unit u3 union infantry 3 0103; unit u4 union infantry 3 0104;"                                  \
  "wait u5 union infantry 9 turn 2 entry 0101; unit x1 confederate infantry 9 0505;"               \
  "unit x2 confederate infantry 9 0504;"

static void
test_exactly (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_DEMORALIZATION, NINE);

  g_assert_cmpstr (sketch_do (s, "eliminate u1"), ==, "ok");
  g_assert_cmpint (gauge (s, 0).level, ==, 0);
  g_assert_cmpint (gauge (s, 0).missing[0], ==, 1);
  g_assert_cmpint (gauge (s, 0).missing[1], ==, 4);
  g_assert_cmpstr (sketch_do (s, "eliminate u2"), ==, "ok");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 1);
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 1), ==, 0);
  g_assert_cmpstr (sketch_do (s, "eliminate u3"), ==, "ok");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 2);
  g_assert_cmpint (gauge (s, 0).lost, ==, 6);
  g_assert_cmpint (gauge (s, 0).missing[1], ==, 0);
}

/* One that is printed with neither a hex nor a turn counts once it is on the map, and face up. */
static void
test_neither_hex_nor_turn (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_DEMORALIZATION, NINE);

  s->book->scenario->units[sketch_unit (s, "u5")].turn = 0;
  g_assert_cmpint (gauge (s, 0).total, ==, 9);
  sketch_do (s, "place u5 0201");
  g_assert_cmpint (gauge (s, 0).total, ==, 18);
  sketch_set (s, "u5", ADJ_FACT_FACE_DOWN);
  g_assert_cmpint (gauge (s, 0).total, ==, 9);
}

/* Those who come later cure nothing, but they count for what is still to be lost. */
static void
test_for_good (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_DEMORALIZATION, NINE);

  g_assert_cmpstr (sketch_do (s, "eliminate u4"), ==, "ok");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 1);
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpint (gauge (s, 0).total, ==, 18);
  g_assert_cmpint (gauge (s, 0).thresholds[1], ==, 12);
  g_assert_cmpint (gauge (s, 0).missing[1], ==, 9);
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 1);
}

/* Lost later, the same three points are not a third any more; exits are no losses, and whoever
 * the umpire puts back is not lost. */
static void
test_not_yet (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_DEMORALIZATION, NINE "exit 0103;");

  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "eliminate u4"), ==, "ok");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 0);
  g_assert_cmpstr (sketch_do (s, "exit u3"), ==, "ok");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 0);
  g_assert_cmpstr (sketch_do (s, "eliminate u1 u2"), ==, "ok");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 1);
  g_assert_cmpstr (sketch_do (s, "place u4 0104"), ==, "ok");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 0);
}

/* Printed strengths, of reduced counters too; what nobody typed in counts 0 and is said. */
static void
test_printed (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (
      ADJ_OPTION_DEMORALIZATION, "map flat 6x6; unit u1 union infantry 4 0101;"
                                 "unit u2 union infantry ? 0102; unit u3 union infantry 8 0103;"
                                 "unit x1 confederate infantry 9 0505");
  AdjEffect effect = adj_effect (ADJ_EFFECT_STRENGTH);

  effect.unit = (guint16) sketch_unit (s, "u1");
  effect.strength = 1;
  g_assert_true (adj_table_apply (s->table, s->book, &effect));
  g_assert_cmpstr (sketch_do (s, "eliminate u1"), ==, "ok");
  g_assert_cmpint (gauge (s, 0).lost, ==, 4);
  g_assert_true (gauge (s, 0).unknown);
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 1);
}

static void
test_off (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_DEMORALIZATION, NINE);

  g_assert_cmpstr (sketch_do (s, "eliminate u3"), ==, "ok");
  sketch_option (s, ADJ_OPTION_DEMORALIZATION, 0);
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 0), ==, 0);
  g_assert_cmpint (gauge (s, 0).level, ==, 1); /* the gauge itself can be read at any time */
}

/* ---- Columns (Y 11.61) ---- */

#define ODDS                                                                                       \
  "map flat 6x6; turns 4; unit u1 union infantry 6 0302; unit u2 union infantry 3 0101;"           \
  "unit u3 union infantry 3 0102; unit u4 union infantry 3 0103; unit u5 union infantry 3 0104;"   \
  "unit x1 confederate infantry 2 0303; unit x2 confederate infantry 3 0505;"                      \
  "unit x3 confederate infantry 4 0506;"

/* Six of eighteen: 6 : 2 is 3-1 and becomes 2-1; a lower column is declared from there. */
static void
test_shift (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_DEMORALIZATION, ODDS);

  g_assert_cmpstr (sketch_do (s, "eliminate u2 u3"), ==, "ok");
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1"), ==,
                   "u1 6 BG 7.3; attack 6 BG 7.24; x1 2 BG 7.3; defence 2 BG 7.25; 3-1 BG 7.6; "
                   "2-1 Y 11.61");
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 reduce 1-1"), ==,
                   "u1 6 BG 7.3; attack 6 BG 7.24; x1 2 BG 7.3; defence 2 BG 7.25; 3-1 BG 7.6; "
                   "2-1 Y 11.61; 1-1 BG 7.9");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 reduce 2-1"), ==, "BG 7.9 not-lower");
  g_assert_cmpstr (sketch_do (s, "eliminate u4 u5"), ==, "ok"); /* doubly */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "1-1");
}

/* Equal levels cancel, unequal ones leave their difference; attacks on it go to the right. */
static void
test_difference (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_DEMORALIZATION, ODDS);

  g_assert_cmpstr (sketch_do (s, "eliminate u2 u3"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "eliminate x2"), ==, "ok"); /* 3 of 9 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "3-1");
  g_assert_cmpstr (sketch_do (s, "eliminate x3"), ==, "ok"); /* 7 of 9 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "4-1");
  g_assert_cmpint (adj_demoralization_shift (s->book, s->table, 1), ==, -1);
}

/* 30 : 3 is brought within the table first: 6-1, and then 5-1. And it stops at both ends. */
static void
test_ends (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (
      ADJ_OPTION_DEMORALIZATION, "map flat 6x6; unit u1 union infantry 30 0302;"
                                 "unit u2 union infantry 15 0101; unit u3 union infantry 1 0204;"
                                 "unit x1 confederate infantry 3 0303;"
                                 "unit x2 confederate infantry 30 0304");

  g_assert_cmpstr (sketch_do (s, "eliminate u2"), ==, "ok"); /* 15 of 46: not yet */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "6-1");
  g_assert_cmpstr (sketch_do (s, "place u2 0101"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "eliminate u2"), ==, "ok");
  sketch_set (s, "u2", 0);
  g_assert_cmpstr (sketch_do (s, "eliminate u3"), ==, "ok"); /* 16 of 46 */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u1"), ==, "5-1");
}

/* At once: the losses of one battle move the next of the same phase (Y 11.63). */
static void
test_at_once (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (
      ADJ_OPTION_DEMORALIZATION, "map flat 8x8; unit u1 union infantry 2 0302;"
                                 "unit u2 union infantry 3 0602; unit u3 union infantry 1 0101;"
                                 "unit x1 confederate infantry 10 0303;"
                                 "unit x2 confederate infantry 3 0603");

  g_assert_cmpstr (sketch_column (s, "attack 0603 from u2"), ==, "1-1");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 6"), ==, "ok"); /* 1-5: Ae, 2 of 6 */
  g_assert_cmpstr (sketch_column (s, "attack 0603 from u2"), ==, "1-2");
}

/* A reduced column and a flank: 4 x 2 + 4 x 2 = 16 : 4 is 4-1, moved to 3-1, declared 2-1. */
static void
test_with_flank (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (
      ADJ_OPTION_DEMORALIZATION, "map flat 8x8; unit u1 union infantry 4 0302;"
                                 "unit u2 union infantry 4 0304; unit u3 union infantry 4 0101;"
                                 "unit x1 confederate infantry 4 0303");

  sketch_option (s, ADJ_OPTION_FLANK_ATTACK, 1);
  g_assert_cmpstr (sketch_do (s, "eliminate u3"), ==, "ok");
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1 u2 reduce 2-1"), ==,
                   "u1 4 BG 7.3; u1 8 Y 7.26; u2 4 BG 7.3; u2 8 Y 7.26; attack 16 BG 7.24; "
                   "x1 4 BG 7.3; defence 4 BG 7.25; 4-1 BG 7.6; 3-1 Y 11.61; 2-1 BG 7.9");
}

/* A unit taken off face down counts when it is shown: by the gauge anybody could tell what it
 * is. */
static void
test_face_down (void)
{
  g_autoptr (Sketch) s = sketch_combat_with (ADJ_OPTION_DEMORALIZATION, NINE);
  AdjUnitState *state = &s->table->units[sketch_unit (s, "u3")];

  g_assert_cmpstr (sketch_do (s, "eliminate u3"), ==, "ok");
  g_assert_cmpint (gauge (s, 0).lost, ==, 3);
  state->facts |= ADJ_FACT_FACE_DOWN;
  g_assert_cmpint (gauge (s, 0).lost, ==, 0);
  g_assert_cmpint (gauge (s, 0).level, ==, 0);
  state->facts &= (guint16) ~ADJ_FACT_FACE_DOWN;
  g_assert_cmpint (gauge (s, 0).level, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 11.64/+ the thresholds of Chickamauga", test_chickamauga);
  g_test_add_func ("/rules/Y 11.6/+ exactly a third and two thirds", test_exactly);
  g_test_add_func ("/rules/Y 11.6/- neither a hex nor a turn", test_neither_hex_nor_turn);
  g_test_add_func ("/rules/Y 11.6/+ for the rest of the game", test_for_good);
  g_test_add_func ("/rules/Y 11.6/- later, exited, put back", test_not_yet);
  g_test_add_func ("/rules/Y 11.6/+ printed strengths", test_printed);
  g_test_add_func ("/rules/Y 11.6/- switched off", test_off);
  g_test_add_func ("/rules/Y 11.61/+ to the left", test_shift);
  g_test_add_func ("/rules/Y 11.61/- equal levels cancel", test_difference);
  g_test_add_func ("/rules/Y 11.61/- not past the table's end", test_ends);
  g_test_add_func ("/rules/Y 11.63/+ in the same phase", test_at_once);
  g_test_add_func ("/rules/Y 11.61/+ with a flank and a reduced column", test_with_flank);
  g_test_add_func ("/rules/Y 11.6/- a loss face down", test_face_down);
  return g_test_run ();
}

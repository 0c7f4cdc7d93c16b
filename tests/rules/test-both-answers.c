/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "rules/cavalry-slip.h"
#include "sketch-show.h"

/* What the defender answers to an attack of simultaneous combat: batteries that lend their
 * strength, cavalry that slips away, all between the last attack and the first die (Y S7.5c, S7.7).
 * Flat maps, even columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304
 * s, 0203 sw, 0202 nw. */

/* ---- Batteries (Y S7.5c, S7.7) ---- */

/* It bombards and lends its strength, once each (Y 8.51). */
static void
test_bombards_and_lends (void)
{
  g_autoptr (Sketch) s = marching_fight (
      MARCHING_TWO "; unit g1 confederate artillery 3 0404; unit x2 confederate infantry 4 0203; "
                   "unit u2 union infantry 4 0202",
      "u1 u2 g1");

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 1);
  marching_does (s, "attack 0302 from g1", "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0202 from g1"), !=, "ok");
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0203 from u2", "ok");
  marching_does (s, "support g1 0303", "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "g1")].attacks_in, ==, 1);
  g_assert_cmpint (s->table->units[sketch_unit (s, "g1")].lends_in, ==, 2);
  g_assert_cmpstr (sketch_judge (s, "support g1 0203"), ==, "impossible: lent-already");
}

/* It is asked when all is allocated and before the first die, whichever attack that is of. */
static void
test_lends_in_time (void)
{
  g_autoptr (Sketch) s = marching_fight (
      MARCHING_TWO "; unit g1 confederate artillery 3 0404; unit x2 confederate infantry 4 0203; "
                   "unit u2 union infantry 4 0202",
      "u1 u2");

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "support g1 0303"), ==,
                   "Y S7.7 not-all-allocated; Y S7.7 not-all-allocated"); /* u2 and x2 */
  marching_does (s, "attack 0203 from u2", "ok");
  g_assert_cmpstr (sketch_judge (s, "support g1 0203"), ==, "ok");
  marching_does (s, "roll 1", "ok");
  g_assert_cmpstr (sketch_judge (s, "support g1 0203"), ==, "Y S7.7 lends-too-late");
}

/* Nobody has gone back before the dice but cavalry that slipped away, and that has no fire to lend:
 * what a retreat forbids by turns (BG 7.74) is not asked. */
static void
test_lends_nothing (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit u2 union infantry 5 0502; unit x2 confederate infantry 4 0503; "
      "unit g1 confederate artillery 3 0404; unit u9 union infantry 1 0808",
      "u1 u2");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 1);
  sketch_do (s, "attack 0303 from u1");
  sketch_do (s, "attack 0503 from u2");
  marching_does (s, "retreat x1 0304", "ok");
  g_assert_cmpstr (sketch_judge (s, "support x1 0503"), ==, "impossible: no-battery");
  g_assert_cmpstr (sketch_judge (s, "support g1 0503"), ==, "ok");
}

/* A battery that is pushed aside has fired, and its result stands. */
static void
test_displaced_gun (void)
{
  g_autoptr (Sketch) s =
      marching_fight ("map flat 1x6; turns 3 first confederate; unit u1 union infantry 9 0101; "
                      "unit x1 confederate infantry 2 0102; unit x2 confederate infantry 2 0103; "
                      "unit g1 confederate artillery 3 0103; unit u9 union infantry 1 0106",
                      "u1 g1");

  marching_does (s, "attack 0102 from u1", "ok");
  marching_does (s, "attack 0101 from g1", "ok");
  sketch_do (s, "roll 1 Dr");
  sketch_do (s, "roll 1 Dr");
  marching_does (s, "next", "ok");
  marching_does (s, "retreat x1 0103", "ok");
  marching_does (s, "displace g1 0104", "ok");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0104");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated"); /* it had nowhere to go */
}

/* ---- Cavalry (Y 8.72 by Y S7.7) ---- */

/* Y S7.7: cavalry slips away before the first die; whom it leaves without an enemy may follow, and
 * is repulsed if he does. */
static void
test_slips (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit x2 confederate infantry 4 0404; unit u9 union infantry 1 0808",
      "u1");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "retreat x1 0203", "ok");
  marching_does (s, "next", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  marching_does (s, "advance u1 0303", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1");
}

static gboolean
may_slip (const Sketch *s, const char *unit)
{
  AdjRetreats ways;

  adj_cavalry_ways (&s->field, sketch_unit (s, unit), &ways);
  return ways.n > 0;
}

/* Only when all is allocated; and none is offered when the dice have begun to fall. */
static void
test_slips_early (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit u2 union infantry 5 0602; unit x2 confederate infantry 2 0603",
      "u1 u2");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0203"), ==,
                   "Y S7.7 not-all-allocated; Y S7.7 not-all-allocated");
  marching_does (s, "attack 0603 from u2", "ok");
  g_assert_true (may_slip (s, "x1"));
  marching_does (s, "roll 1", "Y S7.7 may-slip");
  g_assert_false (may_slip (s, "x1"));
}

/* The first player's before the second's. */
static void
test_slips_in_order (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit c1 confederate cavalry 2 0303; "
      "unit c2 union cavalry 2 0602; unit x2 confederate infantry 4 0603",
      "u1 x2");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0602 from x2", "ok");
  g_assert_cmpstr (sketch_judge (s, "retreat c2 0601"), ==, "ok");
  marching_does (s, "retreat c1 0304", "ok");
  g_assert_false (may_slip (s, "c2"));
  marching_does (s, "retreat c2 0601", "Y S7.7 slips-too-late");
}

static void
test_slips_late (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit u2 union infantry 5 0602; unit x2 confederate infantry 2 0603",
      "u1 u2");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  marching_does (s, "attack 0603 from u2", "ok");
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "roll 1", "Y S7.7 may-slip");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0203"), ==, "Y S7.7 slips-too-late");
}

/* Cavalry that attacks somebody itself stands to be attacked. */
static void
test_attacker_stands (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit u2 union infantry 1 0202",
      "u1 x1");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  g_assert_true (may_slip (s, "x1"));
  marching_does (s, "attack 0302 0202 from x1", "ok");
  g_assert_false (may_slip (s, "x1"));
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0304"), ==, "Y S7.7 slips-too-late");
}

/* ---- Dice before an answer ---- */

/* A die that leaves an answer open is warned of, with its attack or by itself; the others are not.
 */
static void
test_die_before_answer (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit u2 union infantry 5 0602; unit x2 confederate infantry 2 0603",
      "u1 u2");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  marching_does (s, "attack 0603 from u2", "ok");
  marching_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll all 1 1"), ==, "Y S7.7 may-slip");
  marching_does (s, "roll 1", "Y S7.7 may-slip");
  marching_does (s, "roll 1", "ok");
}

/* Nor is one where nobody may answer: by the option, or because cavalry attacks (Y 8.72). */
static void
test_die_without_answer (void)
{
  g_autoptr (Sketch) off = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit u9 union infantry 1 0808",
      "u1");
  g_autoptr (Sketch) stands = marching_fight (
      "map flat 8x8; unit u1 union cavalry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit u9 union infantry 1 0808",
      "u1");

  marching_does (off, "attack 0303 from u1", "ok");
  marching_does (off, "roll 1", "ok");
  sketch_option (stands, ADJ_OPTION_CAVALRY_RETREAT, 1);
  marching_does (stands, "attack 0303 from u1", "ok");
  marching_does (stands, "roll 1", "ok");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S7.7/+ a battery bombards and lends", test_bombards_and_lends);
  g_test_add_func ("/rules/Y S7.7/- a battery lends in time", test_lends_in_time);
  g_test_add_func ("/rules/Y S7.5c/- who slipped away lends nothing", test_lends_nothing);
  g_test_add_func ("/rules/Y S7.5c/- a battery that is displaced has fired", test_displaced_gun);
  g_test_add_func ("/rules/Y S7.7/+ cavalry slips away", test_slips);
  g_test_add_func ("/rules/Y S7.7/- not before all is allocated", test_slips_early);
  g_test_add_func ("/rules/Y S7.7/- the first player's cavalry goes first", test_slips_in_order);
  g_test_add_func ("/rules/Y S7.7/- not after a die", test_slips_late);
  g_test_add_func ("/rules/Y S7.7/- nor cavalry that attacks", test_attacker_stands);
  g_test_add_func ("/rules/Y S7.7/- no die before its answer", test_die_before_answer);
  g_test_add_func ("/rules/Y S7.7/+ a die that nobody may answer", test_die_without_answer);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "sketch-show.h"

/* Combat of both sides in simultaneous movement (Y S7.0 to S7.7): all attacks are allocated, all
 * are thrown for, and then the results are carried out in one order (Y S7.5). Flat maps, even
 * columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw,
 * 0202 nw. */

static int
score_of (Sketch *self, const char *unit)
{
  return self->table->units[sketch_unit (self, unit)].where == ADJ_ELIMINATED;
}

/* ---- Worked by hand ---- */

/* A attacks C at 1-1 and rolls 6, C attacks A at 1-2 and rolls 1: A goes back one hex, once, and
 * is ineffective; C may advance into the one hex. */
static void
test_both_thrown_back (void)
{
  g_autoptr (Sketch) s = marching_fight (MARCHING_TWO, "u1 x1");

  sketch_option (s, ADJ_OPTION_ATTACK_EFFECTIVENESS, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0302 from x1", "ok");
  marching_does (s, "roll 6", "ok");
  marching_does (s, "roll 1", "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0302"); /* what is thrown changes nobody */
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  marching_does (s, "next", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1");
  marching_does (s, "retreat u1 0301", "ok");
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  g_assert_cmpstr (sketch_payments (s), ==, "advance x1 0302; stay 1; advance x1 0302; stay 2");
  marching_does (s, "advance x1 0302", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0301");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0302");
}

/* C attacks A: 1-5, die 4, Ae; A attacks C: 6-1, die 1, De: C is lost once. */
static void
test_lost_once (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 6 0302; unit x1 confederate infantry 1 0303; "
      "unit u9 union infantry 1 0808; unit x9 confederate infantry 1 0801\n"
      "<award id=\"lost\" title=\"Lost\" side=\"union\" kind=\"eliminated\" points=\"1\" "
      "per=\"strength\"/>",
      "u1 x1");

  marching_does (s, "attack 0302 from x1", "ok");
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "roll all 4 1", "ok");
  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_AE);
  g_assert_cmpint (s->table->engagements[1].result, ==, ADJ_RESULT_DE);
  marching_does (s, "next", "ok");
  g_assert_cmpint (score_of (s, "x1"), ==, 1);
  g_assert_cmpstr (sketch_score (s), ==, "lost=1; union 1, confederate 0");
  g_assert_cmpstr (sketch_payments (s), ==, "advance u1 0303; stay 1; advance u1 0303; stay 2");
}

#define THREE                                                                                      \
  "map flat 8x8; unit five union infantry 5 0302; unit seven union infantry 7 0402; "              \
  "unit x1 confederate infantry 4 0303; unit x2 confederate infantry 9 0301; "                     \
  "unit x3 confederate infantry 9 0202; unit u9 union infantry 1 0808; "                           \
  "unit x9 confederate infantry 1 0801"

/* 5 and 7 attack 4 at 3-1, die 6, Ex, while another result kills the 5: it may be the one that
 * pays. */
static void
exchange (Sketch *s)
{
  marching_does (s, "attack 0303 from five seven", "Y S7.6 left-to-nobody; Y S7.6 left-to-nobody");
  marching_does (s, "attack 0302 from x2 x3", "ok");
  marching_does (s, "roll all 6 6", "ok"); /* 3-1: Ex; 3-1: Ex, 18 against 5 */
  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_EX);
  g_assert_cmpint (s->table->engagements[1].result, ==, ADJ_RESULT_EX);
  marching_does (s, "next", "Y S7.6 owes-defence; Y S7.6 owes-defence");
}

static void
test_dead_pays (void)
{
  g_autoptr (Sketch) s = marching_fight (THREE, "five seven x2 x3");

  exchange (s);
  g_assert_cmpint (score_of (s, "five"), ==, 1);
  g_assert_cmpint (score_of (s, "x1"), ==, 1);
  g_assert_cmpstr (sketch_debts (s), ==, "lose union 4; lose confederate 5");
  marching_does (s, "lose five", "ok");
  marching_does (s, "lose x2", "ok");
  g_assert_cmpint (score_of (s, "seven"), ==, 0);
}

/* With the switch off the living one does. */
static void
test_dead_do_not_pay (void)
{
  g_autoptr (Sketch) s = marching_fight (THREE, "five seven x2 x3");

  sketch_option (s, ADJ_OPTION_EXCHANGE_BY_THE_DEAD, 0);
  exchange (s);
  g_assert_cmpint (score_of (s, "seven"), ==, 1);
  g_assert_cmpstr (sketch_debts (s), ==, "lose confederate 5");
}

/* ---- Allocating (Y S7.0 to S7.6) ---- */

/* Y S7.4: it attacks in one and is attacked in another. */
static void
test_twice (void)
{
  g_autoptr (Sketch) s =
      marching_fight (MARCHING_TWO "; unit u2 union infantry 3 0202", "u1 u2 x1");

  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0302 0202 from x1", "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "x1")].attacked_in, ==, 1);
  g_assert_cmpint (s->table->units[sketch_unit (s, "x1")].attacks_in, ==, 2);
}

/* In no more than one of each. */
static void
test_no_more (void)
{
  g_autoptr (Sketch) s =
      marching_fight (MARCHING_TWO "; unit u2 union infantry 3 0202", "u1 u2 x1");

  marching_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u2"), ==, "impossible: in-another-attack");
  marching_does (s, "attack 0302 0202 from x1", "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0202 from x1"), ==,
                   "impossible: in-another-attack; impossible: in-another-attack");
}

/* Y S4.1: all attacks come before the first die, and no result before all dice. */
static void
test_order (void)
{
  g_autoptr (Sketch) s = marching_fight (MARCHING_TWO, "u1 x1");

  marching_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll 3"), ==,
                   "Y S4.1 not-all-allocated; Y S4.1 not-all-allocated");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "impossible: die-missing");
  marching_does (s, "attack 0302 from x1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll all 3"), ==, "impossible: other-dice");
  marching_does (s, "roll all 1 1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll 3"), ==, "impossible: no-battle");
  marching_does (s, "next", "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0302 from x1"), ==,
                   "impossible: execution-begun; impossible: in-another-attack; "
                   "impossible: in-another-attack");
}

/* What comes too late: a unit that is in an attack, a lower column, a die for an attack that has
 * one; and a result that the table has not is the players' affair. */
static void
test_too_late (void)
{
  g_autoptr (Sketch) s = marching_fight (MARCHING_TWO, "u1 x1");

  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0302 from x1", "ok");
  marching_does (s, "roll 1 De", "BG 7.6 result-differs");
  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_DE);
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 reduce 1-2"), ==,
                   "impossible: in-another-attack; impossible: in-another-attack");
  marching_does (s, "roll 1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll all 2"), ==, "impossible: no-battle");
  g_assert_cmpstr (sketch_judge (s, "roll 2"), ==, "impossible: no-battle");
}

static void
test_not_now (void)
{
  g_autoptr (Sketch) s = sketch_new (MARCHING_TWO);

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "both-march");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "impossible: no-combat-now");
}

/* ---- Dice (Y S7.0) ---- */

#define TWO_PAIRS                                                                                  \
  "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate infantry 4 0303; "             \
  "unit u2 union infantry 5 0602; unit x2 confederate infantry 4 0603; "

/* A die that comes with an attack is that attack's, though an older one waits for its own. */
static void
test_die_with_attack (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO_PAIRS, "u1 u2");

  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0603 from u2 die 1", "ok");
  g_assert_cmpint (s->table->engagements[0].die, ==, 0);
  g_assert_cmpint (s->table->engagements[1].die, ==, 1);
  marching_does (s, "roll 3", "ok");
  g_assert_cmpint (s->table->engagements[0].die, ==, 3);
  g_assert_cmpint (s->table->engagements[1].die, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S7.5/+ both are thrown back", test_both_thrown_back);
  g_test_add_func ("/rules/Y S7.5b/+ lost once", test_lost_once);
  g_test_add_func ("/rules/Y S7.5b/+ the dead pay", test_dead_pays);
  g_test_add_func ("/rules/Y S7.5b/- by the switch the living do", test_dead_do_not_pay);
  g_test_add_func ("/rules/Y S7.4/- no unit is in two of either", test_no_more);
  g_test_add_func ("/rules/Y S7.4/+ it attacks and is attacked", test_twice);
  g_test_add_func ("/rules/Y S4.1/+ all attacks, then all dice", test_order);
  g_test_add_func ("/rules/Y S4.1/- no attack on the march", test_not_now);
  g_test_add_func ("/rules/Y S4.1/- what comes too late", test_too_late);
  g_test_add_func ("/rules/Y S7.0/+ a die with its attack", test_die_with_attack);
  return g_test_run ();
}

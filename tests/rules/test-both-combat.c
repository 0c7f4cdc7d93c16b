/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "rules/cavalry-slip.h"
#include "sketch-show.h"

/* Combat of both sides in simultaneous movement (Y S7.0 to S7.7): all attacks are allocated, all
 * are thrown for, and then the results are carried out in one order (Y S7.5). Flat maps, even
 * columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw,
 * 0202 nw. */

static void
assert_does (Sketch *self, const char *order, const char *said)
{
  g_assert_cmpstr (sketch_do (self, order), ==, said);
}

static int
score_of (Sketch *self, const char *unit)
{
  return self->table->units[sketch_unit (self, unit)].where == ADJ_ELIMINATED;
}

#define TWO                                                                                        \
  "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate infantry 4 0303; "             \
  "unit u9 union infantry 1 0808; unit x9 confederate infantry 1 0801"

/* ---- Worked by hand ---- */

/* A attacks C at 1-1 and rolls 6, C attacks A at 1-2 and rolls 1: A goes back one hex, once, and
 * is ineffective; C may advance into the one hex. */
static void
test_both_thrown_back (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO, "u1 x1");

  sketch_option (s, ADJ_OPTION_ATTACK_EFFECTIVENESS, 1);
  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "attack 0302 from x1", "ok");
  assert_does (s, "roll 6", "ok");
  assert_does (s, "roll 1", "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0302"); /* what is thrown changes nobody */
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  assert_does (s, "next", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1");
  assert_does (s, "retreat u1 0301", "ok");
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  g_assert_cmpstr (sketch_payments (s), ==, "advance x1 0302; stay 1; advance x1 0302; stay 2");
  assert_does (s, "advance x1 0302", "ok");
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

  assert_does (s, "attack 0302 from x1", "ok");
  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "roll all 4 1", "ok");
  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_AE);
  g_assert_cmpint (s->table->engagements[1].result, ==, ADJ_RESULT_DE);
  assert_does (s, "next", "ok");
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
  assert_does (s, "attack 0303 from five seven", "Y S7.6 left-to-nobody; Y S7.6 left-to-nobody");
  assert_does (s, "attack 0302 from x2 x3", "ok");
  assert_does (s, "roll all 6 6", "ok"); /* 3-1: Ex; 3-1: Ex, 18 against 5 */
  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_EX);
  g_assert_cmpint (s->table->engagements[1].result, ==, ADJ_RESULT_EX);
  assert_does (s, "next", "Y S7.6 owes-defence; Y S7.6 owes-defence");
}

static void
test_dead_pays (void)
{
  g_autoptr (Sketch) s = marching_fight (THREE, "five seven x2 x3");

  exchange (s);
  g_assert_cmpint (score_of (s, "five"), ==, 1);
  g_assert_cmpint (score_of (s, "x1"), ==, 1);
  g_assert_cmpstr (sketch_debts (s), ==, "lose union 4; lose confederate 5");
  assert_does (s, "lose five", "ok");
  assert_does (s, "lose x2", "ok");
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
  g_autoptr (Sketch) s = marching_fight (TWO "; unit u2 union infantry 3 0202", "u1 u2 x1");

  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "attack 0302 0202 from x1", "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "x1")].attacked_in, ==, 1);
  g_assert_cmpint (s->table->units[sketch_unit (s, "x1")].attacks_in, ==, 2);
}

/* In no more than one of each. */
static void
test_no_more (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO "; unit u2 union infantry 3 0202", "u1 u2 x1");

  assert_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u2"), ==, "impossible: in-another-attack");
  assert_does (s, "attack 0302 0202 from x1", "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0202 from x1"), ==,
                   "impossible: in-another-attack; impossible: in-another-attack");
}

/* Y S4.1: all attacks come before the first die, and no result before all dice. */
static void
test_order (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO, "u1 x1");

  assert_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll 3"), ==,
                   "Y S4.1 not-all-allocated; Y S4.1 not-all-allocated");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "impossible: die-missing");
  assert_does (s, "attack 0302 from x1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll all 3"), ==, "impossible: other-dice");
  assert_does (s, "roll all 1 1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll 3"), ==, "impossible: no-battle");
  assert_does (s, "next", "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0302 from x1"), ==,
                   "impossible: execution-begun; impossible: in-another-attack; "
                   "impossible: in-another-attack");
}

/* What comes too late: a unit that is in an attack, a lower column, a die for an attack that has
 * one; and a result that the table has not is the players' affair. */
static void
test_too_late (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO, "u1 x1");

  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "attack 0302 from x1", "ok");
  assert_does (s, "roll 1 De", "BG 7.6 result-differs");
  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_DE);
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 reduce 1-2"), ==,
                   "impossible: in-another-attack; impossible: in-another-attack");
  assert_does (s, "roll 1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll all 2"), ==, "impossible: no-battle");
  g_assert_cmpstr (sketch_judge (s, "roll 2"), ==, "impossible: no-battle");
}

/* ---- Batteries (Y S7.5c, S7.7) ---- */

/* It bombards and lends its strength, once each (Y 8.51). */
static void
test_bombards_and_lends (void)
{
  g_autoptr (Sketch) s = marching_fight (
      TWO "; unit g1 confederate artillery 3 0404; unit x2 confederate infantry 4 0203; "
          "unit u2 union infantry 4 0202",
      "u1 u2 g1");

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 1);
  assert_does (s, "attack 0302 from g1", "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0202 from g1"), !=, "ok");
  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "attack 0203 from u2", "ok");
  assert_does (s, "support g1 0303", "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "g1")].attacks_in, ==, 1);
  g_assert_cmpint (s->table->units[sketch_unit (s, "g1")].lends_in, ==, 2);
  g_assert_cmpstr (sketch_judge (s, "support g1 0203"), ==, "impossible: lent-already");
}

/* It is asked when all is allocated and before the first die, whichever attack that is of. */
static void
test_lends_in_time (void)
{
  g_autoptr (Sketch) s = marching_fight (
      TWO "; unit g1 confederate artillery 3 0404; unit x2 confederate infantry 4 0203; "
          "unit u2 union infantry 4 0202",
      "u1 u2");

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 1);
  assert_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "support g1 0303"), ==,
                   "Y S7.7 not-all-allocated; Y S7.7 not-all-allocated"); /* u2 and x2 */
  assert_does (s, "attack 0203 from u2", "ok");
  g_assert_cmpstr (sketch_judge (s, "support g1 0203"), ==, "ok");
  assert_does (s, "roll 1", "ok");
  g_assert_cmpstr (sketch_judge (s, "support g1 0203"), ==, "Y S7.7 lends-too-late");
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

  assert_does (s, "attack 0102 from u1", "ok");
  assert_does (s, "attack 0101 from g1", "ok");
  sketch_do (s, "roll 1 Dr");
  sketch_do (s, "roll 1 Dr");
  assert_does (s, "next", "ok");
  assert_does (s, "retreat x1 0103", "ok");
  assert_does (s, "displace g1 0104", "ok");
  g_assert_cmpstr (sketch_where (s, "g1"), ==, "0104");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated"); /* it had nowhere to go */
}

static void
test_not_now (void)
{
  g_autoptr (Sketch) s = sketch_new (TWO);

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "both-march");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "impossible: no-combat-now");
}

/* ---- Stages (Y S7.5) ---- */

/* Each side has won one: u1 may advance into 0303, x2 into 0602. */
static Sketch *
won_by_both (void)
{
  Sketch *s =
      marching_fight ("map flat 8x8; turns 3 first confederate; unit u1 union infantry 5 0302; "
                      "unit x1 confederate infantry 4 0303; unit u2 union infantry 5 0602; "
                      "unit x2 confederate infantry 4 0603; unit u9 union infantry 1 0808; "
                      "unit x9 confederate infantry 1 0801",
                      "u1 x2");

  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "attack 0602 from x2", "ok");
  assert_does (s, "roll all 1 1", "ok"); /* 1-1 and 1-2: Dr, Dr */
  return s;
}

/* The first player's retreats come before the other's. */
static void
test_retreats (void)
{
  g_autoptr (Sketch) s = won_by_both ();

  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_DR);
  g_assert_cmpint (s->table->engagements[1].result, ==, ADJ_RESULT_DR);
  assert_does (s, "next", "ok");
  g_assert_cmpint (s->table->first_player, ==, 1);
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1");
  assert_does (s, "retreat x1 0304", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u2");
  assert_does (s, "retreat u2 0601", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union; advance confederate");
}

/* Who declines an advance declines his own: the enemy's, of another attack, is still open. */
static void
test_stays (void)
{
  g_autoptr (Sketch) s = won_by_both ();

  assert_does (s, "next", "ok");
  assert_does (s, "retreat x1 0304", "ok");
  assert_does (s, "retreat u2 0601", "ok");
  g_assert_cmpstr (sketch_judge (s, "stay"), ==, "impossible: which-advance");
  g_assert_cmpstr (sketch_judge (s, "stay 3"), ==, "impossible: nothing-owed");
  assert_does (s, "stay 2", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  assert_does (s, "advance u1 0303", "ok");
  g_assert_cmpstr (sketch_where (s, "x2"), ==, "0603");
}

/* One alone needs no number, and both are declined by whoever goes on. */
static void
test_stay_of_one (void)
{
  g_autoptr (Sketch) s = won_by_both ();

  assert_does (s, "next", "ok");
  assert_does (s, "retreat x1 0304", "ok");
  assert_does (s, "retreat u2 0601", "ok");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
  assert_does (s, "stay 1", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance confederate");
  assert_does (s, "stay", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
}

/* What is thrown changes nobody, before all have their dice. */
static void
test_thrown (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO, "u1 x1");

  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "attack 0302 from x1", "ok");
  assert_does (s, "roll 1 De", "BG 7.6 result-differs");
  assert_does (s, "roll 1 Ae", "BG 7.6 result-differs");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0303");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  assert_does (s, "next", "ok");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
}

/* Y S7.5d: whoever is thrown back is ineffective when all have advanced, and not before. */
static void
test_late_effect (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO, "u1");

  sketch_option (s, ADJ_OPTION_ATTACK_EFFECTIVENESS, 1);
  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "roll 6", "ok");
  assert_does (s, "next", "ok");
  assert_does (s, "retreat u1 0301", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance confederate");
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  assert_does (s, "stay", "ok");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
}

/* Who has won may advance, in each of as many battles as there may be. */
static void
test_many_advances (void)
{
  g_autofree char *layout = marching_pairs (1);
  g_autoptr (GString) named = g_string_new ("u1");
  g_autoptr (GString) dice = g_string_new ("roll all");
  g_autoptr (Sketch) s = NULL;

  for (int i = 2; i <= MARCHING_PAIRS; i++)
    g_string_append_printf (named, " u%d", i);
  s = marching_fight (layout, named->str);
  for (int i = 1; i <= MARCHING_PAIRS; i++)
    {
      g_autofree char *attack =
          g_strdup_printf ("attack %04d from u%d", marching_pair_hex (i) + 1, i);

      assert_does (s, attack, "ok");
      g_string_append (dice, " 1");
    }
  assert_does (s, dice->str, "ok");
  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_DE);
  assert_does (s, "next", "ok");
  g_assert_cmpuint (s->table->n_debts, ==, MARCHING_PAIRS);
}

/* Y S7.5c: who went back does not advance, and a hex that two results empty is one unit's. */
static void
test_one_advance (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO "; unit u2 union infantry 4 0202", "u1 u2");

  assert_does (s, "attack 0303 from u1 u2", "ok");
  assert_does (s, "roll 1", "ok");
  assert_does (s, "next", "ok");
  assert_does (s, "retreat x1 0304", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  assert_does (s, "advance u1 0303", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse x1"); /* it has not attacked */
}

/* Y S4.1, S7.5d: the first player's repulsions, then the other's, who may be clear by then; who is
 * ineffective goes with them and is lost if it cannot. */
static void
test_repulsion (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO, "");

  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1");
  assert_does (s, "retreat u1 0301", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0303");
}

static void
test_no_way_out (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0101; unit x1 confederate infantry 4 0102; "
      "unit x2 confederate infantry 4 0201; unit u9 union infantry 1 0808",
      "x1");

  sketch_option (s, ADJ_OPTION_ATTACK_EFFECTIVENESS, 1);
  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE | ADJ_FACT_MUST_LEAVE);
  assert_does (s, "attack 0101 from x1", "ok");
  assert_does (s, "roll 6", "ok"); /* 1-2: Ae */
  assert_does (s, "next", "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated");
}

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
  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "retreat x1 0203", "ok");
  assert_does (s, "next", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  assert_does (s, "advance u1 0303", "ok");
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
  assert_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0203"), ==,
                   "Y S7.7 not-all-allocated; Y S7.7 not-all-allocated");
  assert_does (s, "attack 0603 from u2", "ok");
  g_assert_true (may_slip (s, "x1"));
  assert_does (s, "roll 1", "Y S7.7 may-slip");
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
  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "attack 0602 from x2", "ok");
  g_assert_cmpstr (sketch_judge (s, "retreat c2 0601"), ==, "ok");
  assert_does (s, "retreat c1 0304", "ok");
  g_assert_false (may_slip (s, "c2"));
  assert_does (s, "retreat c2 0601", "Y S7.7 slips-too-late");
}

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
  assert_does (s, "attack 0603 from u2", "ok");
  assert_does (s, "attack 0303 from u1", "ok");
  g_assert_cmpstr (sketch_judge (s, "roll all 1 1"), ==, "Y S7.7 may-slip");
  assert_does (s, "roll 1", "Y S7.7 may-slip");
  assert_does (s, "roll 1", "ok");
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

  assert_does (off, "attack 0303 from u1", "ok");
  assert_does (off, "roll 1", "ok");
  sketch_option (stands, ADJ_OPTION_CAVALRY_RETREAT, 1);
  assert_does (stands, "attack 0303 from u1", "ok");
  assert_does (stands, "roll 1", "ok");
}

static void
test_slips_late (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit u2 union infantry 5 0602; unit x2 confederate infantry 2 0603",
      "u1 u2");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  assert_does (s, "attack 0603 from u2", "ok");
  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "roll 1", "Y S7.7 may-slip");
  g_assert_cmpstr (sketch_judge (s, "retreat x1 0203"), ==, "Y S7.7 slips-too-late");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S7.5/+ both are thrown back", test_both_thrown_back);
  g_test_add_func ("/rules/Y S7.5/+ as many advances as battles", test_many_advances);
  g_test_add_func ("/rules/Y S7.5b/+ lost once", test_lost_once);
  g_test_add_func ("/rules/Y S7.5b/+ the dead pay", test_dead_pays);
  g_test_add_func ("/rules/Y S7.5b/- by the switch the living do", test_dead_do_not_pay);
  g_test_add_func ("/rules/Y S7.4/- no unit is in two of either", test_no_more);
  g_test_add_func ("/rules/Y S7.5/- what is thrown changes nobody", test_thrown);
  g_test_add_func ("/rules/Y S7.5d/+ effectiveness is lost after the advances", test_late_effect);
  g_test_add_func ("/rules/Y S7.4/+ it attacks and is attacked", test_twice);
  g_test_add_func ("/rules/Y S4.1/+ all attacks, then all dice", test_order);
  g_test_add_func ("/rules/Y S4.1/- no attack on the march", test_not_now);
  g_test_add_func ("/rules/Y S7.5/+ the first player goes back first", test_retreats);
  g_test_add_func ("/rules/Y S7.5c/+ one advance", test_one_advance);
  g_test_add_func ("/rules/Y S7.5c/- who stays declines his own", test_stays);
  g_test_add_func ("/rules/Y S7.5c/+ one alone needs no number", test_stay_of_one);
  g_test_add_func ("/rules/Y S4.1/+ repulsions, the first player's first", test_repulsion);
  g_test_add_func ("/rules/Y S7.5d/- with no way out it is lost", test_no_way_out);
  g_test_add_func ("/rules/Y S7.7/+ cavalry slips away", test_slips);
  g_test_add_func ("/rules/Y S7.7/- not before all is allocated", test_slips_early);
  g_test_add_func ("/rules/Y S4.1/- what comes too late", test_too_late);
  g_test_add_func ("/rules/Y S7.7/+ a battery bombards and lends", test_bombards_and_lends);
  g_test_add_func ("/rules/Y S7.7/- a battery lends in time", test_lends_in_time);
  g_test_add_func ("/rules/Y S7.5c/- a battery that is displaced has fired", test_displaced_gun);
  g_test_add_func ("/rules/Y S7.7/- the first player's cavalry goes first", test_slips_in_order);
  g_test_add_func ("/rules/Y S7.7/- not after a die", test_slips_late);
  g_test_add_func ("/rules/Y S7.7/- no die before its answer", test_die_before_answer);
  g_test_add_func ("/rules/Y S7.7/+ a die that nobody may answer", test_die_without_answer);
  return g_test_run ();
}

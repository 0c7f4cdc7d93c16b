/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "rules/debts.h"
#include "rules/demoralization.h"
#include "sketch-show.h"
#include "table/apply.h"
#include "table/effect-row.h"

/* What comes of the results of simultaneous combat for whom, stage by stage (Y S7.5 to S7.7): the
 * wagon train, those who were freed, those who went back, and whose spirits sink. Flat maps, even
 * columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw,
 * 0202 nw. */

/* ---- Retreats (Y S7.5) ---- */

/* What is thrown changes nobody, before all have their dice. */
static void
test_thrown (void)
{
  g_autoptr (Sketch) s = marching_fight (MARCHING_TWO, "u1 x1");

  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0302 from x1", "ok");
  marching_does (s, "roll 1 De", "BG 7.6 result-differs");
  marching_does (s, "roll 1 Ae", "BG 7.6 result-differs");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0303");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  marching_does (s, "next", "ok");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
}

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

  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0602 from x2", "ok");
  marching_does (s, "roll all 1 1", "ok"); /* 1-1 and 1-2: Dr, Dr */
  return s;
}

/* The first player's retreats come before the other's. */
static void
test_retreats (void)
{
  g_autoptr (Sketch) s = won_by_both ();

  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_DR);
  g_assert_cmpint (s->table->engagements[1].result, ==, ADJ_RESULT_DR);
  marching_does (s, "next", "ok");
  g_assert_cmpint (s->table->first_player, ==, 1);
  g_assert_cmpstr (sketch_debts (s), ==, "retreat x1");
  marching_does (s, "retreat x1 0304", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u2");
  marching_does (s, "retreat u2 0601", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union; advance confederate");
}

/* ---- Advances (Y S7.5) ---- */

/* Who went back does not advance into the hex that his attack has emptied; who attacked with him
 * and stands may. */
static void
test_driven_stays_back (void)
{
  g_autoptr (Sketch) s =
      marching_fight ("map flat 8x8; unit u1 union infantry 5 0302; unit u2 union infantry 5 0402; "
                      "unit x1 confederate infantry 4 0303; unit x2 confederate infantry 9 0202",
                      "u1 u2 x2");

  sketch_do (s, "attack 0303 from u1 u2");
  sketch_do (s, "attack 0302 from x2");
  sketch_do (s, "roll 1 Dr");
  sketch_do (s, "roll 1 Dr");
  sketch_do (s, "next");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1");
  marching_does (s, "retreat u1 0301", "ok");
  marching_does (s, "retreat x1 0304", "ok");
  g_assert_cmpstr (sketch_payments (s), ==, "advance u2 0303; stay 1; advance x2 0302; stay 2");
  g_assert_cmpstr (sketch_judge (s, "advance u1 0303"), !=, "ok");
}

/* Nobody rallies by these rules; and where a rally were open it would hold nothing up. */
static void
test_no_rally (void)
{
  g_autoptr (Sketch) s = won_by_both ();
  AdjDebt rally = { .kind = ADJ_DEBT_RALLY, .unit = (guint16) sketch_unit (s, "u1") };
  AdjEffect effect = adj_effect_debt (ADJ_EFFECT_DEBT, &rally);
  int combat = s->table->phase;

  marching_does (s, "next", "ok");
  marching_does (s, "retreat x1 0304", "ok");
  marching_does (s, "retreat u2 0601", "ok");
  g_assert_cmpstr (sketch_judge (s, "rally u1"), ==, "impossible: no-such-marker");
  g_assert_true (adj_table_apply (s->table, s->book, &effect));
  g_assert_true (adj_debt_is_open (s->table, ADJ_DEBT_RALLY));
  marching_does (s, "next", "ok");
  g_assert_cmpint (s->table->phase, !=, combat);
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

      marching_does (s, attack, "ok");
      g_string_append (dice, " 1");
    }
  marching_does (s, dice->str, "ok");
  g_assert_cmpint (s->table->engagements[0].result, ==, ADJ_RESULT_DE);
  marching_does (s, "next", "ok");
  g_assert_cmpuint (s->table->n_debts, ==, MARCHING_PAIRS);
}

/* Y S7.5c: one unit for a result, whoever attacked with it. */
static void
test_one_advance (void)
{
  g_autoptr (Sketch) s = marching_fight (MARCHING_TWO "; unit u2 union infantry 4 0202", "u1 u2");

  marching_does (s, "attack 0303 from u1 u2", "ok");
  marching_does (s, "roll 1", "ok");
  marching_does (s, "next", "ok");
  marching_does (s, "retreat x1 0304", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  marching_does (s, "advance u1 0303", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse x1"); /* it has not attacked */
}

/* Who leaves the phase in the middle is told of those too who were to go back later, and who was
 * thrown back is ineffective all the same. */
static void
test_left_early (void)
{
  g_autoptr (Sketch) s =
      marching_fight ("map flat 8x8; unit u1 union infantry 5 0302; "
                      "unit x1 confederate infantry 4 0303; unit u2 union infantry 5 0602; "
                      "unit x2 confederate infantry 4 0603",
                      "u1 u2");

  sketch_option (s, ADJ_OPTION_ATTACK_EFFECTIVENESS, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "attack 0603 from u2", "ok");
  marching_does (s, "roll all 6 1", "ok"); /* Ar, Dr */
  marching_does (s, "next", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1");
  marching_does (s, "next",
                 "BG 7.71 owes-choice; BG 7.71 owes-choice; Y 7.77 not-repulsed; "
                 "Y 7.77 not-repulsed");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  g_assert_false (sketch_has (s, "x2", ADJ_FACT_INEFFECTIVE | ADJ_FACT_DRIVEN));
}

/* Who declines an advance declines his own: the enemy's, of another attack, is still open. */
static void
test_stays (void)
{
  g_autoptr (Sketch) s = won_by_both ();

  marching_does (s, "next", "ok");
  marching_does (s, "retreat x1 0304", "ok");
  marching_does (s, "retreat u2 0601", "ok");
  g_assert_cmpstr (sketch_judge (s, "stay"), ==, "impossible: which-advance");
  g_assert_cmpstr (sketch_judge (s, "stay 3"), ==, "impossible: nothing-owed");
  marching_does (s, "stay 2", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance union");
  marching_does (s, "advance u1 0303", "ok");
  g_assert_cmpstr (sketch_where (s, "x2"), ==, "0603");
}

/* One alone needs no number, and both are declined by whoever goes on. */
static void
test_stay_of_one (void)
{
  g_autoptr (Sketch) s = won_by_both ();

  marching_does (s, "next", "ok");
  marching_does (s, "retreat x1 0304", "ok");
  marching_does (s, "retreat u2 0601", "ok");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
  marching_does (s, "stay 1", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance confederate");
  marching_does (s, "stay", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
}

/* Y S7.5d: whoever is thrown back is ineffective when all have advanced, and not before. */
static void
test_late_effect (void)
{
  g_autoptr (Sketch) s = marching_fight (MARCHING_TWO, "u1");

  sketch_option (s, ADJ_OPTION_ATTACK_EFFECTIVENESS, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "roll 6", "ok");
  marching_does (s, "next", "ok");
  marching_does (s, "retreat u1 0301", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "advance confederate");
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  marching_does (s, "stay", "ok");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
}

/* ---- Repulsions (Y S7.5d) ---- */

/* Y S4.1: who has not attacked; the enemy is clear of it then, and stays. */
static void
test_repulsion (void)
{
  g_autoptr (Sketch) s = marching_fight (MARCHING_TWO, "");

  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1");
  marching_does (s, "retreat u1 0301", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0303");
}

/* BG 11.31 by Y S7.5d: who is ineffective goes with the repulsed, and is lost if it cannot. */
static void
test_no_way_out (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0101; unit x1 confederate infantry 4 0102; "
      "unit x2 confederate infantry 4 0201; unit u9 union infantry 1 0808",
      "x1");

  sketch_option (s, ADJ_OPTION_ATTACK_EFFECTIVENESS, 1);
  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE | ADJ_FACT_MUST_LEAVE);
  marching_does (s, "attack 0101 from x1", "ok");
  marching_does (s, "roll 6", "ok"); /* 1-2: Ae */
  marching_does (s, "next", "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated");
}

/* The train has no zone and leaves an enemy's with the repulsions (CH 18.4). */
static void
test_train_leaves (void)
{
  g_autoptr (Sketch) s =
      marching_fight ("map flat 8x8; road 0301 0302 0303 0304; unit u1 union infantry 5 0302; "
                      "unit t1 confederate train 1 0303; unit x9 confederate infantry 1 0801",
                      "");

  marching_does (s, "next", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse t1");
  marching_does (s, "retreat t1 0304", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0302");
}

/* And is lost where it cannot. */
static void
test_train_is_lost (void)
{
  g_autoptr (Sketch) s =
      marching_fight ("map flat 8x8; road 0101 0102 0103; unit u1 union infantry 5 0102; "
                      "unit u2 union infantry 5 0201; unit t1 confederate train 1 0101; "
                      "unit x9 confederate infantry 1 0801",
                      "");

  marching_does (s, "next", "ok");
  g_assert_cmpstr (sketch_where (s, "t1"), ==, "eliminated");
}

/* Whom cavalry leaves without an enemy has attacked: though he stands beside another and stays, he
 * is not repulsed (Y S7.7). The other, who has not attacked, is. */
static void
test_freed (void)
{
  g_autoptr (Sketch) s = marching_fight (
      "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate cavalry 2 0303; "
      "unit x2 confederate infantry 4 0402; unit u9 union infantry 1 0808",
      "u1");

  sketch_option (s, ADJ_OPTION_CAVALRY_RETREAT, 1);
  marching_does (s, "attack 0303 from u1", "Y S7.6 left-to-nobody");
  sketch_do (s, "retreat x1 0304");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0304");
  sketch_do (s, "next");
  marching_does (s, "stay", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse x2");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0302");
}

/* ---- Spirits (Y 11.6) ---- */

#define SPIRITS                                                                                    \
  "map flat 8x8; unit u1 union infantry 9 0302; unit x1 confederate infantry 3 0303; "             \
  "unit u2 union infantry 4 0602; unit x2 confederate infantry 6 0603"

/* A third of its strength is lost by a result that was thrown, but the odds are those of before,
 * and so is their shift (Y 11.61, S7.5): the side is demoralized when the results are carried out.
 */
static void
test_spirits (void)
{
  g_autoptr (Sketch) s = marching_fight (SPIRITS, "u1 x2");
  int column;

  sketch_option (s, ADJ_OPTION_DEMORALIZATION, 1);
  marching_does (s, "attack 0303 from u1", "ok");
  marching_does (s, "roll 1", "Y S4.1 not-all-allocated; Y S4.1 not-all-allocated");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 1), ==, 0);
  marching_does (s, "attack 0602 from x2", "ok");
  marching_does (s, "roll 1", "ok");
  column = s->table->engagements[1].column;
  g_assert_cmpint (column, ==, adj_ruleset_column (s->book->ruleset, 1, 1));
  marching_does (s, "next", "ok");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 1), ==, 1);
  g_assert_cmpint (s->table->engagements[1].column, ==, column);
}

/* Whose spirits had sunk before attacks at odds one column lower. */
static void
test_spirits_before (void)
{
  g_autoptr (Sketch) s = marching_fight (SPIRITS, "x2");

  sketch_option (s, ADJ_OPTION_DEMORALIZATION, 1);
  sketch_do (s, "eliminate x1");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 1), ==, 1);
  marching_does (s, "attack 0602 from x2", "ok");
  marching_does (s, "roll 1", "ok");
  g_assert_cmpint (s->table->engagements[0].column, ==,
                   adj_ruleset_column (s->book->ruleset, 1, 1) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S7.5/+ the first player goes back first", test_retreats);
  g_test_add_func ("/rules/Y S7.5/- what is thrown changes nobody", test_thrown);
  g_test_add_func ("/rules/Y S7.5/- a phase left in the middle", test_left_early);
  g_test_add_func ("/rules/Y S7.5c/- who stays declines his own", test_stays);
  g_test_add_func ("/rules/Y S7.5c/+ one alone needs no number", test_stay_of_one);
  g_test_add_func ("/rules/Y S7.5/- a rally holds nothing up", test_no_rally);
  g_test_add_func ("/rules/Y S7.5/+ as many advances as battles", test_many_advances);
  g_test_add_func ("/rules/Y S7.5c/+ one advance", test_one_advance);
  g_test_add_func ("/rules/Y S7.5d/+ effectiveness is lost after the advances", test_late_effect);
  g_test_add_func ("/rules/Y S4.1/+ repulsions, the first player's first", test_repulsion);
  g_test_add_func ("/rules/Y S7.5d/- with no way out it is lost", test_no_way_out);
  g_test_add_func ("/rules/Y S7.5/- who went back does not advance", test_driven_stays_back);
  g_test_add_func ("/rules/Y S7.5d/+ the train leaves with the repulsions", test_train_leaves);
  g_test_add_func ("/rules/Y S7.5d/- the train that cannot is lost", test_train_is_lost);
  g_test_add_func ("/rules/Y S7.7/- who was freed has attacked", test_freed);
  g_test_add_func ("/rules/Y S7.5/- nobody loses heart before the results", test_spirits);
  g_test_add_func ("/rules/Y S7.5/+ who had lost it attacks so", test_spirits_before);
  return g_test_run ();
}

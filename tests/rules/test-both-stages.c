/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "rules/demoralization.h"
#include "sketch-show.h"

/* What comes of the results of simultaneous combat for whom, stage by stage (Y S7.5 to S7.7): the
 * wagon train, those who were freed, those who went back, and whose spirits sink. Flat maps, even
 * columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw,
 * 0202 nw. */

static void
assert_does (Sketch *self, const char *order, const char *said)
{
  g_assert_cmpstr (sketch_do (self, order), ==, said);
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

  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "attack 0603 from u2 die 1", "ok");
  g_assert_cmpint (s->table->engagements[0].die, ==, 0);
  g_assert_cmpint (s->table->engagements[1].die, ==, 1);
  assert_does (s, "roll 3", "ok");
  g_assert_cmpint (s->table->engagements[0].die, ==, 3);
  g_assert_cmpint (s->table->engagements[1].die, ==, 1);
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
  assert_does (s, "retreat u1 0301", "ok");
  assert_does (s, "retreat x1 0304", "ok");
  g_assert_cmpstr (sketch_payments (s), ==, "advance u2 0303; stay 1; advance x2 0302; stay 2");
  g_assert_cmpstr (sketch_judge (s, "advance u1 0303"), !=, "ok");
}

/* ---- Repulsions (Y S7.5d) ---- */

/* The train has no zone and leaves an enemy's with the repulsions (CH 18.4). */
static void
test_train_leaves (void)
{
  g_autoptr (Sketch) s =
      marching_fight ("map flat 8x8; road 0301 0302 0303 0304; unit u1 union infantry 5 0302; "
                      "unit t1 confederate train 1 0303; unit x9 confederate infantry 1 0801",
                      "");

  assert_does (s, "next", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse t1");
  assert_does (s, "retreat t1 0304", "ok");
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

  assert_does (s, "next", "ok");
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
  assert_does (s, "attack 0303 from u1", "Y S7.6 left-to-nobody");
  sketch_do (s, "retreat x1 0304");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0304");
  sketch_do (s, "next");
  assert_does (s, "stay", "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse x2");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0302");
}

/* ---- Support (Y S7.5c) ---- */

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
  assert_does (s, "retreat x1 0304", "ok");
  g_assert_cmpstr (sketch_judge (s, "support x1 0503"), ==, "impossible: no-battery");
  g_assert_cmpstr (sketch_judge (s, "support g1 0503"), ==, "ok");
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
  assert_does (s, "attack 0303 from u1", "ok");
  assert_does (s, "roll 1", "Y S4.1 not-all-allocated; Y S4.1 not-all-allocated");
  g_assert_cmpint (adj_demoralization_level (s->book, s->table, 1), ==, 0);
  assert_does (s, "attack 0602 from x2", "ok");
  assert_does (s, "roll 1", "ok");
  column = s->table->engagements[1].column;
  g_assert_cmpint (column, ==, adj_ruleset_column (s->book->ruleset, 1, 1));
  assert_does (s, "next", "ok");
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
  assert_does (s, "attack 0602 from x2", "ok");
  assert_does (s, "roll 1", "ok");
  g_assert_cmpint (s->table->engagements[0].column, ==,
                   adj_ruleset_column (s->book->ruleset, 1, 1) - 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S7.0/+ a die with its attack", test_die_with_attack);
  g_test_add_func ("/rules/Y S7.5/- who went back does not advance", test_driven_stays_back);
  g_test_add_func ("/rules/Y S7.5d/+ the train leaves with the repulsions", test_train_leaves);
  g_test_add_func ("/rules/Y S7.5d/- the train that cannot is lost", test_train_is_lost);
  g_test_add_func ("/rules/Y S7.7/- who was freed has attacked", test_freed);
  g_test_add_func ("/rules/Y S7.5c/- who slipped away lends nothing", test_lends_nothing);
  g_test_add_func ("/rules/Y S7.5/- nobody loses heart before the results", test_spirits);
  g_test_add_func ("/rules/Y S7.5/+ who had lost it attacks so", test_spirits_before);
  return g_test_run ();
}

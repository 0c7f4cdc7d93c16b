/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "owed.h"
#include "rules/payments.h"
#include "sketch-show.h"

/* The payments offered for what is owed are judged ok, and nothing lawful is left out
 * (rules/payments). The games of test-play-mixed ask the same after every order. Flat maps, even
 * columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202
 * nw. */

static void
assert_offers (Sketch *s, const char *offers)
{
  g_assert_cmpstr (sketch_payments (s), ==, offers);
  owed_check (s->judge, s->table);
}

/* BG 7.81: while somebody has to make room nobody else goes back. */
static void
test_displacement_first (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; river 0203 0202 0402; unit u1 union infantry 20 0302;"
                     "unit x1 confederate infantry 2 0303; unit x2 confederate infantry 2 0303;"
                     "unit x3 confederate infantry 2 0304; unit x4 confederate infantry 2 0304;"
                     "unit x5 confederate infantry 2 0403; unit x6 confederate infantry 2 0403");

  sketch_fight (s, "attack 0303 from u1", "roll 4 Dr");
  assert_offers (s, "retreat x1 0403; retreat x1 0304; retreat x2 0403; retreat x2 0304");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0304"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "retreat x2 0403"), ==, "BG 7.81 owes-choice");
  assert_offers (s, "displace x3 0404; displace x3 0305; displace x3 0204;"
                    " displace x4 0404; displace x4 0305; displace x4 0204");
}

/* On an empty list nothing is owed, of no kind; one behind its end would be a retreat. */
static void
test_nothing_owed (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; unit u1 union infantry 2 0302");

  for (int kind = ADJ_DEBT_RETREAT; kind < ADJ_N_DEBTS; kind++)
    g_assert_false (adj_debt_is_open (s->table, (AdjDebtKind) kind));
  assert_offers (s, "");
}

/* BG 11.31: who has to leave may do so at any moment of the phase, and is told where to. */
static void
test_leaving (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; unit u1 union infantry 5 0303;"
                                     "unit u2 union infantry 5 0502;"
                                     "unit x1 confederate infantry 5 0302");

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  g_assert_cmpstr (sketch_payments (s), ==, "");
  sketch_do (s, "next");
  assert_offers (s, "retreat u1 0403; retreat u1 0304; retreat u1 0203");
  g_assert_cmpstr (sketch_do (s, "retreat u1 0304"), ==, "ok");
  assert_offers (s, "");
}

/* CH 18.4, and not in the enemy's phase. */
static void
test_fleeing (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x6; road 0303 0304 0305; unit u1 union train 1 0303;"
                  "unit x1 confederate infantry 5 0302");

  sketch_do (s, "next");
  assert_offers (s, "retreat u1 0304");
  sketch_phase (s, 1, "second-combat");
  assert_offers (s, "");
}

/* Six of twelve: as many choices as an exchange can have, and each is offered. */
static void
test_most_choices (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit x1 confederate infantry 6 0303;"
                     "unit a1 union infantry 1 0302; unit a2 union infantry 1 0302;"
                     "unit b1 union infantry 1 0402; unit b2 union infantry 1 0402;"
                     "unit c1 union infantry 1 0403; unit c2 union infantry 1 0403;"
                     "unit d1 union infantry 1 0304; unit d2 union infantry 1 0304;"
                     "unit e1 union infantry 1 0203; unit e2 union infantry 1 0203;"
                     "unit f1 union infantry 1 0202; unit f2 union infantry 1 0202");
  g_autoptr (GArray) payments = NULL;

  sketch_do (s, "attack 0303 from a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2");
  sketch_do (s, "roll 4 Ex");
  payments = adj_payments_find (&s->field);
  g_assert_cmpuint (payments->len, ==, 924);
  g_assert_true (g_str_has_prefix (sketch_losses (s), "a1 a2 b1 b2 c1 c2; a1 a2 b1 b2 c1 d1; "));
}

static void
test_after_a_battle (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 5 0302; unit u2 union infantry 3 0202;"
                     "unit u3 union infantry 1 0402; unit x1 confederate infantry 4 0303");

  sketch_do (s, "attack 0303 from u1 u2 u3");
  sketch_do (s, "roll 4 Ex");
  assert_offers (s, "lose u2 u3; lose u1");
  sketch_do (s, "lose u1");
  assert_offers (s, "advance u2 0303; advance u3 0303; stay");
}

/* Y 7.77 with Y 11.56: what only zones of face-down units bar may be claimed. */
static void
test_claimed_repulsion (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 8x8; river 0402 0202; unit u1 union infantry 5 0303;"
                  "unit x1 confederate infantry 5 0302; unit x2 confederate infantry 5 0504;"
                  "unit x3 confederate infantry 5 0305; unit x4 confederate infantry 5 0104");

  sketch_option (s, ADJ_OPTION_LIMITED_INTELLIGENCE, 1);
  sketch_option (s, ADJ_OPTION_VOLUNTARY_ATTACK, 1);
  sketch_do (s, "down x2 x3 x4");
  sketch_phase (s, 1, "first-combat");
  sketch_do (s, "next");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u1");
  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "claiming 0403 0304 0203");
  g_assert_cmpuint (owed_check (s->judge, s->table), >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/payments/most-choices", test_most_choices);
  g_test_add_func ("/rules/payments/nothing owed", test_nothing_owed);
  g_test_add_func ("/rules/payments/BG 7.81 displacement first", test_displacement_first);
  g_test_add_func ("/rules/payments/BG 11.31 leaving", test_leaving);
  g_test_add_func ("/rules/payments/CH 18.4 fleeing", test_fleeing);
  g_test_add_func ("/rules/payments/BG 7.6c, 7.75 after a battle", test_after_a_battle);
  g_test_add_func ("/rules/payments/Y 11.56 a claimed repulsion", test_claimed_repulsion);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces.h"

/* The lists on the table: what is owed, who was displaced, who is in a battle. */

/* As many debts as there can be, each another, paid from both ends of the list and from its middle:
 * the others keep their order, and what lies behind the list stays as it is. */
static void
test_many_debts (void)
{
  static const int pays[] = { ADJ_MAX_DEBTS - 1, 0, ADJ_MAX_DEBTS / 2 };
  g_autoptr (AdjTable) table = adj_table_new (load ());
  g_autoptr (AdjTable) start = adj_table_copy (table);
  AdjEffect debt = on_unit (ADJ_EFFECT_DEBT, "smith", 1620, 0);
  int left[ADJ_MAX_DEBTS];
  int n = ADJ_MAX_DEBTS;

  debt.side = 1;
  debt.other = ADJ_DEBT_LOSE;
  for (int i = 0; i < n; i++)
    {
      debt.value = (gint16) (left[i] = i + 1);
      apply (table, debt);
    }
  debt.kind = ADJ_EFFECT_PAID;
  for (int round = 0; n > 0; round++)
    {
      int at = MIN (pays[round % (int) G_N_ELEMENTS (pays)], n - 1);

      debt.value = (gint16) left[at];
      apply (table, debt);
      n--;
      for (int i = at; i < n; i++)
        left[i] = left[i + 1];
      g_assert_cmpint (table->n_debts, ==, n);
      for (int i = 0; i < n; i++)
        g_assert_cmpint (table->debts[i].value, ==, left[i]);
    }
  g_assert_true (adj_table_equal (table, start));
}

/* Of a chain of displacements no more is kept than its list holds (BG 7.82). */
static void
test_long_chain (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  g_autoptr (AdjTable) start = adj_table_copy (table);
  AdjEffect debt = on_unit (ADJ_EFFECT_DEBT, "smith", 1620, 0);
  AdjEffect retreat = debt;

  debt.side = retreat.side = 1;
  debt.other = ADJ_DEBT_DISPLACE;
  retreat.other = ADJ_DEBT_RETREAT;
  apply (table, retreat);
  g_assert_cmpint (table->n_chain, ==, 0);
  for (int i = 0; i <= ADJ_MAX_CHAIN; i++)
    apply (table, debt);
  g_assert_cmpint (table->n_chain, ==, ADJ_MAX_CHAIN);
  g_assert_cmpint (table->units[0].hex, ==, start->units[0].hex);
  debt.kind = retreat.kind = ADJ_EFFECT_PAID;
  apply (table, retreat);
  g_assert_cmpint (table->n_chain, ==, ADJ_MAX_CHAIN); /* somebody is to be displaced still */
  for (int i = 0; i <= ADJ_MAX_CHAIN; i++)
    apply (table, debt);
  g_assert_true (adj_table_equal (table, start));
}

/* A battle of two hexes: a defender slips away, one hex is spared and with it what was lent to it,
 * an attacker is released (Y 8.72), and the others stay in it in their order. */
static void
test_battle_lists (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  const AdjBattle *battle = &table->battle;
  AdjHex near = adj_book_hex (load (), 1620);
  AdjHex far = adj_book_hex (load (), 1720);
  int smith = adj_scenario_unit (load ()->scenario, "smith");
  int guns = adj_scenario_unit (load ()->scenario, "3-artillery");
  int wilder = adj_scenario_unit (load ()->scenario, "wilder");

  apply (table, of_side (ADJ_EFFECT_ATTACK, 0, -1, 0));
  apply (table, on_unit (ADJ_EFFECT_TARGET, "smith", 1620, 0));
  apply (table, on_unit (ADJ_EFFECT_TARGET, "wright", 1720, 0));
  apply (table, on_unit (ADJ_EFFECT_ATTACKER, "wilder", 0, 0));
  apply (table, on_unit (ADJ_EFFECT_ATTACKER, "3/1/xiv", 0, 1));
  apply (table, on_unit (ADJ_EFFECT_DEFENDER, "smith", 0, 0));
  apply (table, on_unit (ADJ_EFFECT_DEFENDER, "wright", 0, 0));
  apply (table, on_unit (ADJ_EFFECT_SUPPORTER, "3-artillery", 1620, 0));
  apply (table, on_unit (ADJ_EFFECT_SUPPORTER, "gist", 1720, 0));
  apply (table, on_unit (ADJ_EFFECT_SLIPPED, "smith", 1621, 0));
  g_assert_cmpint (battle->n_defenders, ==, 1);
  g_assert_cmpint (battle->defenders[0], ==, adj_scenario_unit (load ()->scenario, "wright"));
  g_assert_cmpint (battle->defenders[1], ==, 0);
  g_assert_cmpint (table->units[smith].facts, ==, ADJ_FACT_RETREATED);

  apply (table, on_unit (ADJ_EFFECT_SPARED, "smith", 1620, 0));
  g_assert_cmpint (battle->n_targets, ==, 1);
  g_assert_cmpint (battle->targets[0], ==, far);
  g_assert_cmpint (battle->targets[1], ==, 0);
  g_assert_cmpint (battle->n_supports, ==, 1);
  g_assert_cmpint (battle->supports[0].hex, ==, far);
  g_assert_cmpint (battle->supports[1].hex, !=, near);
  g_assert_cmpint (table->units[guns].deeds & ADJ_DEED_LENT, ==, 0);

  apply (table, on_unit (ADJ_EFFECT_RELEASED, "wilder", 0, 0));
  g_assert_cmpint (battle->n_attackers, ==, 1);
  g_assert_cmpint (battle->attackers[0].role, ==, ADJ_ROLE_BOMBARDS);
  g_assert_cmpint (battle->attackers[1].role, ==, 0);
  g_assert_cmpint (table->units[wilder].facts & ADJ_FACT_ATTACKED, ==, 0);
  g_assert_cmpint (table->units[wilder].deeds, ==, ADJ_DEED_FREED);
}

/* Before the die there was no combat for anybody; after it there was. */
static void
test_battle_over (void)
{
  for (int rolled = 0; rolled <= 1; rolled++)
    {
      g_autoptr (AdjTable) table = adj_table_new (load ());
      int wright = adj_scenario_unit (load ()->scenario, "wright");
      int guns = adj_scenario_unit (load ()->scenario, "3-artillery");

      apply (table, of_side (ADJ_EFFECT_ATTACK, 0, -1, 0));
      apply (table, on_unit (ADJ_EFFECT_DEFENDER, "wright", 0, 0));
      apply (table, on_unit (ADJ_EFFECT_SUPPORTER, "3-artillery", 1720, 0));
      if (rolled)
        apply (table, of_side (ADJ_EFFECT_ROLLED, 3, 4, ADJ_RESULT_DR));
      apply (table, adj_effect (ADJ_EFFECT_BATTLE_OVER));
      g_assert_cmpint (table->battle.stage, ==, ADJ_BATTLE_NONE);
      g_assert_cmpint (table->units[wright].facts, ==, rolled ? ADJ_FACT_DEFENDED : 0);
      g_assert_cmpint (table->units[guns].deeds, ==, rolled ? ADJ_DEED_LENT : 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table/many debts", test_many_debts);
  g_test_add_func ("/table/BG 7.82/- a chain too long for its list", test_long_chain);
  g_test_add_func ("/table/Y 8.72/+ who leaves a battle", test_battle_lists);
  g_test_add_func ("/table/Y 8.72/- a battle called off", test_battle_over);
  return g_test_run ();
}

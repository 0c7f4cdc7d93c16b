/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "pieces.h"

#include <string.h>

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
  debt.debt.kind = ADJ_DEBT_LOSE;
  for (int i = 0; i < n; i++)
    {
      debt.debt.value = (left[i] = i + 1);
      apply (table, debt);
    }
  debt.kind = ADJ_EFFECT_PAID;
  for (int round = 0; n > 0; round++)
    {
      int at = MIN (pays[round % (int) G_N_ELEMENTS (pays)], n - 1);

      debt.debt.value = left[at];
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

/* A debt that is not owed cannot be paid, not even by the first unit in the first hex. */
static void
test_no_such_debt (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  g_autoptr (AdjTable) start = adj_table_copy (table);
  AdjEffect paid = of_side (ADJ_EFFECT_PAID, 0, ADJ_DEBT_RETREAT, 0);

  paid.unit = 0;
  paid.hex = 0;
  apply (table, paid);
  g_assert_true (adj_table_equal (table, start));
}

/* A chain of displacements is as long as its list, and whoever would make it longer is refused (BG
 * 7.82). */
static void
test_long_chain (void)
{
  g_autoptr (AdjTable) table = adj_table_new (load ());
  g_autoptr (AdjTable) start = adj_table_copy (table);
  AdjEffect debt = on_unit (ADJ_EFFECT_DEBT, "smith", 1620, 0);
  AdjEffect retreat = debt;

  debt.side = retreat.side = 1;
  debt.debt.kind = ADJ_DEBT_DISPLACE;
  retreat.debt.kind = ADJ_DEBT_RETREAT;
  apply (table, retreat);
  g_assert_cmpint (table->n_chain, ==, 0);
  for (int i = 0; i < ADJ_MAX_CHAIN; i++)
    apply (table, debt);
  g_assert_false (adj_table_apply (table, load (), &debt));
  g_assert_cmpint (table->n_chain, ==, ADJ_MAX_CHAIN);
  g_assert_cmpint (table->units[0].hex, ==, start->units[0].hex);
  debt.kind = retreat.kind = ADJ_EFFECT_PAID;
  debt.untold = retreat.untold = TRUE;
  apply (table, retreat);
  g_assert_cmpint (table->n_chain, ==, ADJ_MAX_CHAIN); /* somebody is to be displaced still */
  for (int i = 0; i < ADJ_MAX_CHAIN; i++)
    apply (table, debt);
  g_assert_true (adj_table_equal (table, start));
}

/* ---- Battles ---- */

/* Every list of it full: the first targets, the first units of the book and the first hexes. */
static AdjTable *
greatest_battle (void)
{
  AdjTable *table = adj_table_new (load ());
  AdjEffect effect = of_side (ADJ_EFFECT_ATTACK, 0, -1, 0);
  static const struct
  {
    AdjEffectKind kind;
    int n;
  } lists[] = {
    { ADJ_EFFECT_TARGET, ADJ_MAX_TARGETS },
    { ADJ_EFFECT_ATTACKER, ADJ_MAX_BATTLE_UNITS },
    { ADJ_EFFECT_DEFENDER, ADJ_MAX_DEFENDERS },
    { ADJ_EFFECT_SUPPORTER, ADJ_MAX_SUPPORTS },
  };

  apply (table, effect);
  for (guint list = 0; list < G_N_ELEMENTS (lists); list++)
    for (int i = 0; i < lists[list].n; i++)
      {
        effect = adj_effect (lists[list].kind);
        effect.unit = (guint16) i;
        effect.hex = (AdjHex) (10 + i);
        apply (table, effect);
      }
  return table;
}

/* Y 8.72: a defender slips away, one hex is spared and with it what was lent to it, an attacker is
 * released. The others stay in the battle in their order, and nothing else changes. */
static void
test_battle_lists (void)
{
  g_autoptr (AdjTable) table = greatest_battle ();
  g_autoptr (AdjTable) before = NULL;
  AdjBattle *battle = &table->battle;
  AdjBattle *was;
  AdjEffect effect = on_unit (ADJ_EFFECT_DEBT, "smith", 1620, 0);

  effect.side = 1;
  for (int i = 0; i < ADJ_MAX_DEBTS; i++)
    {
      effect.debt.value = i + 1;
      apply (table, effect);
    }
  before = adj_table_copy (table);
  was = &before->battle;
  effect = adj_effect (ADJ_EFFECT_SLIPPED);
  effect.unit = 3;
  effect.hex = 13;
  apply (table, effect);
  memmove (&was->defenders[3], &was->defenders[4], (ADJ_MAX_DEFENDERS - 4) * sizeof (guint16));
  was->defenders[--was->n_defenders] = 0;
  g_assert_cmpmem (battle, sizeof *battle, was, sizeof *was);
  g_assert_cmpint (table->units[3].facts, ==, ADJ_FACT_ATTACKED | ADJ_FACT_RETREATED);

  effect.kind = ADJ_EFFECT_SPARED;
  apply (table, effect);
  memmove (&was->targets[3], &was->targets[4], (ADJ_MAX_TARGETS - 4) * sizeof (AdjHex));
  was->targets[--was->n_targets] = 0;
  memmove (&was->supports[3], &was->supports[4], (ADJ_MAX_SUPPORTS - 4) * sizeof (AdjSupport));
  was->supports[--was->n_supports] = (AdjSupport){ 0, 0 };
  g_assert_cmpmem (battle, sizeof *battle, was, sizeof *was);
  g_assert_cmpmem (table->debts, sizeof table->debts, before->debts, sizeof before->debts);
  g_assert_cmpint (table->units[3].deeds, ==, 0);
  g_assert_cmpint (table->units[4].deeds, ==, ADJ_DEED_LENT);

  effect.kind = ADJ_EFFECT_RELEASED;
  apply (table, effect);
  memmove (&was->attackers[3], &was->attackers[4],
           (ADJ_MAX_BATTLE_UNITS - 4) * sizeof (AdjBattleUnit));
  was->attackers[--was->n_attackers] = (AdjBattleUnit){ .unit = 0 };
  g_assert_cmpmem (battle, sizeof *battle, was, sizeof *was);
  g_assert_cmpint (table->units[3].facts, ==, ADJ_FACT_RETREATED);
  g_assert_cmpint (table->units[3].deeds, ==, ADJ_DEED_FREED);
}

/* Before the die there was no combat for anybody; after it there was. A game that does not say so
 * comes to the same. */
static void
test_battle_over (void)
{
  for (int rolled = 0; rolled <= 1; rolled++)
    {
      g_autoptr (AdjTable) table = adj_table_new (load ());
      int wright = adj_scenario_unit (load ()->scenario, "wright");
      AdjEffect over = adj_effect (ADJ_EFFECT_BATTLE_OVER);
      int guns = adj_scenario_unit (load ()->scenario, "3-artillery");

      apply (table, of_side (ADJ_EFFECT_ATTACK, 0, -1, 0));
      apply (table, on_unit (ADJ_EFFECT_DEFENDER, "wright", 0, 0));
      apply (table, on_unit (ADJ_EFFECT_SUPPORTER, "3-artillery", 1720, 0));
      if (rolled)
        apply (table, of_side (ADJ_EFFECT_ROLLED, 3, 4, ADJ_RESULT_DR));
      over.untold = TRUE;
      apply (table, over);
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
  g_test_add_func ("/table/no such debt", test_no_such_debt);
  g_test_add_func ("/table/BG 7.82/- a chain too long for its list", test_long_chain);
  g_test_add_func ("/table/Y 8.72/+ who leaves a battle", test_battle_lists);
  g_test_add_func ("/table/Y 8.72/- a battle called off", test_battle_over);
  return g_test_run ();
}

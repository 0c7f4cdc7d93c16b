/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/owing.h"

#include "rules/debts.h"

void
adj_owing_open (AdjJudge *judge, AdjDebtKind kind, int side, int unit, AdjHex hex, int value)
{
  AdjDebt debt = { .kind = (guint8) kind,
                   .side = (gint8) side,
                   .unit = unit < 0 ? ADJ_NO_UNIT : (guint16) unit,
                   .hex = hex,
                   .value = (gint16) value };
  AdjEffect effect = adj_effect_debt (ADJ_EFFECT_DEBT, &debt);

  g_return_if_fail (judge != NULL);

  adj_judge_do (judge, &effect);
}

void
adj_owing_open_in (AdjJudge *judge, AdjDebtKind kind, int side, int engagement, int value)
{
  AdjDebt debt = { .kind = (guint8) kind,
                   .side = (gint8) side,
                   .unit = ADJ_NO_UNIT,
                   .hex = ADJ_NO_HEX,
                   .value = (gint16) value,
                   .engagement = (guint16) engagement };
  AdjEffect effect = adj_effect_debt (ADJ_EFFECT_DEBT, &debt);

  g_return_if_fail (judge != NULL);

  adj_judge_do (judge, &effect);
}

/* BG 7.82: is it the only displacement that is owed? */
static gboolean
is_last_of_chain (const AdjTable *table, const AdjDebt *debt)
{
  guint n = 0;

  for (guint i = 0; i < table->n_debts; i++)
    n += table->debts[i].kind == ADJ_DEBT_DISPLACE;
  return n == (debt->kind == ADJ_DEBT_DISPLACE ? 1 : 0);
}

void
adj_owing_pay (AdjJudge *judge, const AdjDebt *debt)
{
  AdjEffect effect;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (debt != NULL);

  effect = adj_effect_debt (ADJ_EFFECT_PAID, debt);
  effect.ends = is_last_of_chain (judge->table, debt) ? ADJ_ENDS_CHAIN : 0;
  adj_judge_do (judge, &effect);
}

gboolean
adj_owing_pay_advance (AdjJudge *judge, int engagement)
{
  g_return_val_if_fail (judge != NULL, FALSE);

  for (guint i = 0; i < judge->table->n_debts; i++)
    if (judge->table->debts[i].kind == ADJ_DEBT_ADVANCE &&
        (engagement == ADJ_ANY_ENGAGEMENT || judge->table->debts[i].engagement == engagement))
      {
        AdjDebt debt = judge->table->debts[i];

        adj_owing_pay (judge, &debt);
        return TRUE;
      }
  return FALSE;
}

void
adj_owing_eliminate (AdjJudge *judge, int unit)
{
  g_return_if_fail (judge != NULL);

  adj_judge_do_unit (judge, ADJ_EFFECT_ELIMINATED, unit, ADJ_NO_HEX, 0);
}

void
adj_owing_eliminate_hopeless (AdjJudge *judge)
{
  AdjDebt hopeless[ADJ_MAX_DEBTS];
  guint n = 0;

  g_return_if_fail (judge != NULL);

  if (adj_debt_is_open (judge->table, ADJ_DEBT_DISPLACE))
    return;
  for (guint i = 0; i < judge->table->n_debts; i++)
    {
      const AdjDebt *debt = &judge->table->debts[i];

      if (debt->kind != ADJ_DEBT_RETREAT)
        continue;
      if (!adj_retreat_is_hopeless (&judge->field, debt->unit))
        return;
      hopeless[n++] = *debt;
    }
  for (guint i = 0; i < n; i++)
    {
      adj_owing_eliminate (judge, hopeless[i].unit);
      adj_owing_pay (judge, &hopeless[i]);
    }
}

/* A unit that was hit again after a retreat and stands its ground is not hit a third time. */
void
adj_owing_end (AdjJudge *judge)
{
  AdjBattle battle;
  AdjEffect effect;

  g_return_if_fail (judge != NULL);

  battle = judge->table->battle;
  effect = adj_effect (ADJ_EFFECT_BATTLE_OVER);
  effect.ends = ADJ_ENDS_BATTLE;
  if (battle.stage == ADJ_BATTLE_DECLARED)
    effect.ends |= ADJ_ENDS_DEFENCE; /* for those who stayed there was no combat either (Y 8.72) */
  for (guint i = 0; i < battle.n_defenders; i++)
    for (guint j = 0; j < battle.n_targets; j++)
      if (judge->table->units[battle.defenders[i]].hex == battle.targets[j])
        adj_judge_do_facts (judge, battle.defenders[i], 0, ADJ_FACT_RETREATED);
  adj_judge_do (judge, &effect);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/settle.h"

#include "rules/cavalry.h"
#include "rules/debts.h"
#include "rules/repulsion.h"

/* ---- Debts ---- */

static AdjEffect
debt_effect (AdjEffectKind kind, const AdjDebt *debt)
{
  AdjEffect effect = adj_effect (kind);

  effect.other = debt->kind;
  effect.side = debt->side;
  effect.unit = debt->unit;
  effect.hex = debt->hex;
  effect.value = debt->value;
  return effect;
}

void
adj_settle_owe (AdjJudge *judge, AdjDebtKind kind, int side, int unit, AdjHex hex, int value)
{
  AdjDebt debt = { .kind = (guint8) kind,
                   .side = (gint8) side,
                   .unit = unit < 0 ? ADJ_NO_UNIT : (guint16) unit,
                   .hex = hex,
                   .value = (gint16) value };
  AdjEffect effect = debt_effect (ADJ_EFFECT_DEBT, &debt);

  adj_judge_do (judge, &effect);
}

void
adj_settle_pay (AdjJudge *judge, const AdjDebt *debt)
{
  AdjEffect effect = debt_effect (ADJ_EFFECT_PAID, debt);

  adj_judge_do (judge, &effect);
}

void
adj_settle_eliminate (AdjJudge *judge, int unit)
{
  adj_judge_do_unit (judge, ADJ_EFFECT_ELIMINATED, unit, ADJ_NO_HEX, 0);
}

/* ---- Settling ---- */

/* Orders that were warned of may have taken away who still had to go. */
static void
forget_gone (AdjJudge *judge)
{
  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];

      if ((debt.kind == ADJ_DEBT_RETREAT || debt.kind == ADJ_DEBT_REPULSE) &&
          !adj_table_on_map (judge->table, debt.unit))
        adj_settle_pay (judge, &debt);
    }
}

/* BG 7.72: the owner chooses the order of retreats, so one with no way out dies only when no
 * other retreat is left that could change it. */
static void
eliminate_hopeless (AdjJudge *judge)
{
  AdjDebt hopeless[ADJ_MAX_DEBTS];
  guint n = 0;

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
      adj_settle_eliminate (judge, hopeless[i].unit);
      adj_settle_pay (judge, &hopeless[i]);
    }
}

/* A unit that was hit again after a retreat and stands its ground is not hit a third time. */
void
adj_settle_end (AdjJudge *judge)
{
  const AdjBattle battle = judge->table->battle;
  AdjEffect effect = adj_effect (ADJ_EFFECT_BATTLE_OVER);

  for (guint i = 0; i < battle.n_defenders; i++)
    for (guint j = 0; j < battle.n_targets; j++)
      if (judge->table->units[battle.defenders[i]].hex == battle.targets[j])
        adj_judge_do_facts (judge, battle.defenders[i], 0, ADJ_FACT_RETREATED);
  adj_judge_do (judge, &effect);
}

/* After each payment: what has become forced happens, and when nothing is left to choose the
 * victor is offered an advance or the battle is over. */
void
adj_settle (AdjJudge *judge)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];

  forget_gone (judge);
  if (adj_debt_is_open (judge->table, ADJ_DEBT_REPULSE))
    adj_repulsion_settle (judge);
  if (judge->table->battle.stage != ADJ_BATTLE_SETTLING)
    return;
  eliminate_hopeless (judge);
  if (judge->table->n_debts > 0)
    return;
  if (adj_advances_find (&judge->field, advances) > 0)
    adj_settle_owe (judge, ADJ_DEBT_ADVANCE, adj_victor (judge->table), -1, ADJ_NO_HEX, 0);
  else
    adj_settle_end (judge);
}

void
adj_settle_decline (AdjJudge *judge)
{
  for (guint i = 0; i < judge->table->n_debts; i++)
    if (judge->table->debts[i].kind == ADJ_DEBT_ADVANCE)
      {
        AdjDebt debt = judge->table->debts[i];

        adj_settle_pay (judge, &debt);
        if (judge->table->battle.stage == ADJ_BATTLE_DECLARED)
          adj_cavalry_follow (judge, -1);
        else
          adj_settle_end (judge);
        return;
      }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/settle.h"

#include "rules/cavalry-slip.h"
#include "rules/debts.h"
#include "rules/execution.h"
#include "rules/owing.h"
#include "rules/repulsion.h"

/* Orders that were warned of may have taken away who still had to go. */
static void
forget_gone (AdjJudge *judge)
{
  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];

      if (adj_debt_row (debt.kind)->payer == ADJ_PAYER_UNIT &&
          !adj_table_on_map (judge->table, debt.unit))
        adj_owing_pay (judge, &debt);
    }
}

/* After each payment: what has become forced happens, and when nothing is left to choose the
 * victor is offered an advance or the battle is over. */
void
adj_settle (AdjJudge *judge)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];

  g_return_if_fail (judge != NULL);

  forget_gone (judge);
  if (judge->table->execution != ADJ_EXECUTION_WAITS)
    {
      adj_execution_settle (judge);
      return;
    }
  if (adj_debt_is_open (judge->table, ADJ_DEBT_REPULSE))
    adj_repulsion_settle (judge);
  if (judge->table->battle.stage != ADJ_BATTLE_SETTLING)
    return;
  adj_owing_eliminate_hopeless (judge);
  if (judge->table->n_debts > 0)
    return;
  if (adj_advances_find (&judge->field, 0, advances) > 0)
    adj_owing_open (judge, ADJ_DEBT_ADVANCE, adj_victor (judge->table), -1, ADJ_NO_HEX, 0);
  else
    adj_owing_end (judge);
}

gboolean
adj_settle_decline (AdjJudge *judge, int engagement)
{
  g_return_val_if_fail (judge != NULL, FALSE);

  if (!adj_owing_pay_advance (judge, engagement))
    return FALSE;
  if (judge->table->execution != ADJ_EXECUTION_WAITS)
    adj_execution_settle (judge);
  else if (judge->table->battle.stage == ADJ_BATTLE_DECLARED)
    adj_cavalry_follow (judge, -1);
  else
    adj_owing_end (judge);
  return TRUE;
}

void
adj_settle_forget (AdjJudge *judge, int unit)
{
  g_return_if_fail (judge != NULL);

  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];
      AdjPayer payer = adj_debt_row (debt.kind)->payer;

      if ((payer == ADJ_PAYER_UNIT && debt.unit == unit) ||
          (payer == ADJ_PAYER_HEX && !adj_field_over_limit (&judge->field, debt.hex)))
        adj_owing_pay (judge, &debt);
    }
  adj_settle (judge);
}

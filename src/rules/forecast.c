/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/forecast.h"

#include "rules/combat.h"
#include "rules/debts.h"
#include "rules/engagement.h"
#include "rules/payments.h"

/* ---- What is owed then ---- */

static void
count_units (AdjForecast *self, const AdjTable *declared, const AdjTable *rolled)
{
  for (int unit = 0; unit < rolled->n_units; unit++)
    self->lost[rolled->units[unit].side] +=
        adj_table_on_map (declared, unit) && rolled->units[unit].where == ADJ_ELIMINATED;
}

static void
count_debts (AdjForecast *self, const AdjTable *rolled)
{
  for (guint i = 0; i < rolled->n_debts; i++)
    {
      const AdjDebt *debt = &rolled->debts[i];

      self->retreats[debt->side] += debt->kind == ADJ_DEBT_RETREAT;
      if (debt->kind == ADJ_DEBT_LOSE)
        self->owed[debt->side] += debt->value;
    }
}

/* ---- Who may advance when it is paid ---- */

/* Whether the roll itself leaves this choice, and not what comes after it. */
static gboolean
is_of_roll (const AdjTable *table, const AdjPayment *payment)
{
  return payment->debt != ADJ_LEAVING && adj_debt_row (table->debts[payment->debt].kind)->of_roll;
}

static void
make (AdjJudge *judge, const AdjPayment *payment)
{
  int units[ADJ_MAX_LOSERS];

  for (guint i = 0; i < payment->who.n; i++)
    units[i] = payment->who.units[i];
  if (payment->kind == ADJ_PAYMENT_LOSE)
    adj_combat_lose (judge, units, payment->who.n);
  else if (payment->kind == ADJ_PAYMENT_DISPLACE)
    adj_combat_displace (judge, units[0], payment->hex);
  else
    adj_combat_retreat (judge, units[0], payment->hex);
}

/* Makes the first payment there is. FALSE when there is none left, or only an advance. */
static gboolean
pay_one (AdjJudge *judge)
{
  g_autoptr (GArray) payments = adj_payments_find (&judge->field);

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      if (!is_of_roll (judge->table, payment))
        continue;
      make (judge, payment);
      return judge->standing != ADJ_IMPOSSIBLE;
    }
  return FALSE;
}

static int
find_advancing (AdjJudge *judge, const AdjTable *rolled)
{
  adj_judge_begin (judge, rolled);
  for (int i = 0; i < 2 * ADJ_MAX_DEBTS && pay_one (judge); i++)
    continue;
  return adj_debt_is_open (judge->table, ADJ_DEBT_ADVANCE) ? adj_victor (judge->table)
                                                           : ADJ_NO_SIDE;
}

AdjTable *
adj_forecast_find (AdjForecast *self, AdjJudge *judge, const AdjTable *declared, int die)
{
  g_autoptr (AdjTable) rolled = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (judge != NULL, NULL);
  g_return_val_if_fail (declared != NULL, NULL);
  if (adj_results_wait (declared, judge->book)) /* what comes of it hangs on all other dice */
    {
      *self = (AdjForecast){ .advances = ADJ_NO_SIDE };
      return adj_table_copy (declared);
    }
  g_return_val_if_fail (declared->battle.stage == ADJ_BATTLE_DECLARED, adj_table_copy (declared));

  adj_judge_begin (judge, declared);
  adj_combat_roll (judge, die, -1);
  rolled = adj_table_copy (judge->table);
  *self = (AdjForecast){ .result = (AdjCombatResult) rolled->battle.result };
  count_units (self, declared, rolled);
  count_debts (self, rolled);
  self->advances = find_advancing (judge, rolled);
  return g_steal_pointer (&rolled);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "owed.h"

#include "rules/combat.h"
#include "rules/payments.h"
#include "rules/reason.h"

typedef struct
{
  AdjJudge *judge;
  const AdjTable *table;
  GArray *payments;
} Owed;

static AdjStanding
judge_step (const Owed *self, AdjPaymentKind kind, int unit, AdjHex hex)
{
  adj_judge_begin (self->judge, self->table);
  if (kind == ADJ_PAYMENT_RETREAT)
    adj_combat_retreat (self->judge, unit, hex);
  else if (kind == ADJ_PAYMENT_DISPLACE)
    adj_combat_displace (self->judge, unit, hex);
  else
    adj_combat_advance (self->judge, unit, hex);
  return self->judge->standing;
}

static AdjStanding
judge_payment (const Owed *self, const AdjPayment *payment)
{
  int units[ADJ_MAX_LOSERS];

  if (payment->hex != ADJ_NO_HEX)
    return judge_step (self, payment->kind, payment->who.units[0], payment->hex);
  adj_judge_begin (self->judge, self->table);
  for (guint i = 0; i < payment->who.n; i++)
    units[i] = payment->who.units[i];
  if (payment->kind == ADJ_PAYMENT_LOSE)
    adj_combat_lose (self->judge, units, payment->who.n);
  else
    adj_combat_stay (self->judge, payment->engagement);
  return self->judge->standing;
}

static gboolean
is_offered (const Owed *self, AdjPaymentKind kind, int unit, AdjHex hex)
{
  for (guint i = 0; i < self->payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (self->payments, AdjPayment, i);

      if (payment->kind == kind && payment->hex == hex && payment->who.units[0] == unit)
        return TRUE;
    }
  return FALSE;
}

static void
check_left_out (const Owed *self, AdjPaymentKind kind, int unit, AdjHex hex)
{
  if (hex != ADJ_NO_HEX && !is_offered (self, kind, unit, hex))
    g_assert_cmpint (judge_step (self, kind, unit, hex), !=, ADJ_OK);
}

static void
check_steps_of (const Owed *self, AdjPaymentKind kind, int unit)
{
  AdjHex from = self->table->units[unit].hex;

  for (int d = 0; from != ADJ_NO_HEX && d < ADJ_HEX_DIRECTIONS; d++)
    check_left_out (self, kind, unit, self->judge->book->hexes[from].neighbours[d]);
}

static void
check_advances (const Owed *self)
{
  const AdjBattle *battle = &self->table->battle;

  for (guint i = 0; i < self->table->n_vacated; i++)
    {
      for (guint j = 0; j < battle->n_attackers; j++)
        check_left_out (self, ADJ_PAYMENT_ADVANCE, battle->attackers[j].unit,
                        self->table->vacated[i]);
      for (guint j = 0; j < battle->n_defenders; j++)
        check_left_out (self, ADJ_PAYMENT_ADVANCE, battle->defenders[j], self->table->vacated[i]);
    }
}

/* Every unit's steps that some debt is about. */
static void
check_debt (const Owed *self, const AdjDebt *debt)
{
  if (debt->kind == ADJ_DEBT_RETREAT || debt->kind == ADJ_DEBT_REPULSE)
    check_steps_of (self, ADJ_PAYMENT_RETREAT, debt->unit);
  else if (debt->kind == ADJ_DEBT_ADVANCE)
    check_advances (self);
  else if (debt->kind == ADJ_DEBT_DISPLACE)
    for (int unit = 0; unit < self->table->n_units; unit++)
      if (self->table->units[unit].hex == debt->hex)
        check_steps_of (self, ADJ_PAYMENT_DISPLACE, unit);
}

guint
owed_check (AdjJudge *judge, const AdjTable *table)
{
  Owed self = { .judge = judge, .table = table };
  AdjField field;
  guint n;

  adj_field_read (&field, judge->book, table);
  self.payments = adj_payments_find (&field);
  n = self.payments->len;
  for (guint i = 0; i < n; i++)
    {
      const AdjPayment *payment = &g_array_index (self.payments, AdjPayment, i);

      if (judge_payment (&self, payment) != ADJ_OK)
        g_test_message ("payment %u of debt %d: %s", payment->kind, payment->debt,
                        adj_reason_name (judge->findings[0].reason));
      g_assert_cmpint (judge->standing, ==, ADJ_OK);
    }
  for (guint i = 0; i < table->n_debts; i++)
    check_debt (&self, &table->debts[i]);
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_must_leave_zone (&field, unit))
      check_steps_of (&self, ADJ_PAYMENT_RETREAT, unit);
  g_array_unref (self.payments);
  return n;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/payments.h"

#include "rules/repulsion.h"

typedef struct
{
  const AdjField *field;
  GArray *payments;
  int debt;
} Finder;

static void
add_step (Finder *self, AdjPaymentKind kind, int unit, AdjHex hex, AdjRetreatKind way)
{
  AdjPayment payment = { .kind = kind, .debt = self->debt, .hex = hex, .way = way };

  payment.who.n = 1;
  payment.who.units[0] = (guint16) unit;
  g_array_append_val (self->payments, payment);
}

static void
add_steps (Finder *self, AdjPaymentKind kind, int unit, const AdjRetreats *ways)
{
  for (guint i = 0; i < ways->n; i++)
    add_step (self, kind, unit, ways->hexes[i], ways->kind);
}

static void
add_retreats (Finder *self, int unit)
{
  AdjRetreats ways;

  adj_retreats_find (self->field, unit, &ways);
  add_steps (self, ADJ_PAYMENT_RETREAT, unit, &ways);
}

static void
add_repulsions (Finder *self, int unit)
{
  AdjRetreats ways;

  adj_repulsion_ways (self->field, unit, &ways);
  add_steps (self, ADJ_PAYMENT_RETREAT, unit, &ways);
}

static void
add_displacements (Finder *self, const AdjDebt *debt)
{
  AdjDisplacement displacements[ADJ_MAX_DISPLACED];
  guint n = adj_displacements_find (self->field, debt->hex, debt->unit, displacements);

  for (guint i = 0; i < n; i++)
    add_steps (self, ADJ_PAYMENT_DISPLACE, displacements[i].unit, &displacements[i].to);
}

static void
add_losses (Finder *self, const AdjDebt *debt)
{
  AdjLosses losses[ADJ_MAX_LOSSES];
  guint n = adj_losses_find (self->field, debt->engagement, debt->value, losses);

  for (guint i = 0; i < n; i++)
    {
      AdjPayment payment = {
        .kind = ADJ_PAYMENT_LOSE, .debt = self->debt, .hex = ADJ_NO_HEX, .who = losses[i]
      };

      g_array_append_val (self->payments, payment);
    }
}

static void
add_advances (Finder *self, int engagement)
{
  AdjPayment stay = {
    .kind = ADJ_PAYMENT_STAY, .debt = self->debt, .engagement = engagement, .hex = ADJ_NO_HEX
  };
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  guint n = adj_advances_find (self->field, engagement, advances);

  for (guint i = 0; i < n; i++)
    add_step (self, ADJ_PAYMENT_ADVANCE, advances[i].unit, advances[i].hex, ADJ_RETREAT_FREE);
  g_array_append_val (self->payments, stay);
}

/* R 12.42, 12.43: it has recovered from one thing or another, or not; one that is routed may be
 * eliminated. */
static void
add_rallies (Finder *self, int unit)
{
  AdjPayment stay = { .kind = ADJ_PAYMENT_STAY, .debt = self->debt, .hex = ADJ_NO_HEX };
  AdjPayment payment = { .kind = ADJ_PAYMENT_RECOVER, .debt = self->debt, .hex = ADJ_NO_HEX };
  guint32 bears = self->field->table->units[unit].bears & ~(guint32) ADJ_BEARS_RALLY;

  payment.who.n = 1;
  payment.who.units[0] = (guint16) unit;
  for (payment.bears = 1; payment.bears <= ADJ_BEARS_ROUTED; payment.bears <<= 1)
    if ((bears & payment.bears) != 0)
      g_array_append_val (self->payments, payment);
  payment.bears = 0;
  payment.kind = ADJ_PAYMENT_ELIMINATE;
  if ((bears & ADJ_BEARS_ROUTED) != 0)
    g_array_append_val (self->payments, payment);
  g_array_append_val (self->payments, stay);
}

static void
add_payments_of (Finder *self, const AdjDebt *debt)
{
  switch ((AdjDebtKind) debt->kind)
    {
    case ADJ_DEBT_RETREAT:
      add_retreats (self, debt->unit);
      break;
    case ADJ_DEBT_REPULSE:
      add_repulsions (self, debt->unit);
      break;
    case ADJ_DEBT_DISPLACE:
      add_displacements (self, debt);
      break;
    case ADJ_DEBT_LOSE:
      add_losses (self, debt);
      break;
    case ADJ_DEBT_ADVANCE:
      add_advances (self, debt->engagement);
      break;
    case ADJ_DEBT_RALLY:
      add_rallies (self, debt->unit);
      break;
    case ADJ_DEBT_CONTEST: /* with dice */
    case ADJ_N_DEBTS:
    default:
      break;
    }
}

/* A retreat that a roll asks of it comes first, and takes it out of the zone as well. */
static void
add_leaving (Finder *self)
{
  const AdjTable *table = self->field->table;

  self->debt = ADJ_LEAVING;
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_must_leave_zone (self->field, unit) &&
        adj_debt_find (table, ADJ_DEBT_RETREAT, unit, ADJ_NO_HEX) == NULL)
      add_retreats (self, unit);
}

GArray *
adj_payments_find (const AdjField *field)
{
  const AdjTable *table;
  gboolean make_room;
  Finder self;

  g_return_val_if_fail (field != NULL, NULL);

  table = field->table;
  make_room = adj_debt_is_open (table, ADJ_DEBT_DISPLACE);
  self = (Finder){ field, g_array_new (FALSE, FALSE, sizeof (AdjPayment)), 0 };
  for (; self.debt < table->n_debts; self.debt++)
    if (!make_room || table->debts[self.debt].kind == ADJ_DEBT_DISPLACE)
      add_payments_of (&self, &table->debts[self.debt]);
  if (!make_room)
    add_leaving (&self);
  return self.payments;
}

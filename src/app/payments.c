/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/payments.h"

#include "app/subject.h"
#include "rules/repulsion.h"
#include "rules/retreat.h"

typedef struct
{
  guint n;
  AdjPayment *payments;
} List;

static void
add (List *list, AdjDebtKind kind, int unit, AdjHex hex)
{
  if (list->n < ADJ_MAX_PAYMENTS)
    list->payments[list->n++] = (AdjPayment){ (guint8) kind, (guint16) unit, hex };
}

static void
add_retreats (List *list, AdjDebtKind kind, int unit, const AdjRetreats *retreats)
{
  for (guint i = 0; i < retreats->n; i++)
    add (list, kind, unit, retreats->hexes[i]);
}

static void
add_displacements (List *list, const AdjField *field, const AdjDebt *debt)
{
  AdjDisplacement displacements[ADJ_MAX_DISPLACED];
  guint n = adj_displacements_find (field, debt->hex, debt->unit, displacements);

  for (guint i = 0; i < n; i++)
    add_retreats (list, ADJ_DEBT_DISPLACE, displacements[i].unit, &displacements[i].to);
}

static void
add_advances (List *list, const AdjField *field)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  guint n = adj_advances_find (field, advances);

  for (guint i = 0; i < n; i++)
    add (list, ADJ_DEBT_ADVANCE, advances[i].unit, advances[i].hex);
}

guint
adj_payments_find (const AdjField *field, AdjPayment payments[ADJ_MAX_PAYMENTS])
{
  List list = { 0, payments };

  for (guint i = 0; i < field->table->n_debts; i++)
    {
      const AdjDebt *debt = &field->table->debts[i];
      AdjRetreats retreats;

      switch (debt->kind)
        {
        case ADJ_DEBT_RETREAT:
          adj_retreats_find (field, debt->unit, &retreats);
          add_retreats (&list, ADJ_DEBT_RETREAT, debt->unit, &retreats);
          break;
        case ADJ_DEBT_REPULSE:
          adj_repulsion_ways (field, debt->unit, &retreats);
          add_retreats (&list, ADJ_DEBT_REPULSE, debt->unit, &retreats);
          break;
        case ADJ_DEBT_DISPLACE:
          add_displacements (&list, field, debt);
          break;
        case ADJ_DEBT_ADVANCE:
          add_advances (&list, field);
          break;
        case ADJ_DEBT_LOSE:
        default:
          break;
        }
    }
  return list.n;
}

char *
adj_payment_order (const AdjView *view, const AdjPayment *payment)
{
  static const char *const verbs[] = {
    [ADJ_DEBT_RETREAT] = "retreat",
    [ADJ_DEBT_REPULSE] = "retreat",
    [ADJ_DEBT_DISPLACE] = "displace",
    [ADJ_DEBT_ADVANCE] = "advance",
  };
  g_autofree char *unit = adj_subject (view, &payment->unit, 1);

  return g_strdup_printf ("%s %s %04d", verbs[payment->kind], unit,
                          view->book->hexes[payment->hex].id);
}

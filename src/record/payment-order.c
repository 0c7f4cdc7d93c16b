/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/payment-order.h"

#include "record/order.h"

char *
adj_payment_order (const AdjView *view, const AdjPayment *payment)
{
  static const AdjVerb verbs[] = {
    [ADJ_PAYMENT_RETREAT] = ADJ_VERB_RETREAT, [ADJ_PAYMENT_DISPLACE] = ADJ_VERB_DISPLACE,
    [ADJ_PAYMENT_ADVANCE] = ADJ_VERB_ADVANCE, [ADJ_PAYMENT_STAY] = ADJ_VERB_STAY,
    [ADJ_PAYMENT_LOSE] = ADJ_VERB_LOSE,
  };
  GString *order = g_string_new (adj_verb_name (verbs[payment->kind]));

  for (guint i = 0; i < payment->who.n; i++)
    g_string_append_printf (order, " %s", adj_view_unit_id (view, payment->who.units[i]));
  if (payment->hex != ADJ_NO_HEX)
    g_string_append_printf (order, " %04d", view->book->hexes[payment->hex].id);
  return g_string_free (order, FALSE);
}

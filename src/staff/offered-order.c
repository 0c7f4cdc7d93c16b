/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/offered-order.h"

static void
free_offer (gpointer data)
{
  AdjOfferedOrder *offer = data;

  g_free (offer->text);
  g_free (offer);
}

GPtrArray *
adj_offered_orders_new (void)
{
  return g_ptr_array_new_with_free_func (free_offer);
}

void
adj_offered_orders_add (GPtrArray *offers, char *text, const AdjOrder *order)
{
  AdjOfferedOrder *offer;

  g_return_if_fail (offers != NULL);
  g_return_if_fail (text != NULL);
  g_return_if_fail (order != NULL);

  offer = g_new0 (AdjOfferedOrder, 1);
  offer->text = text;
  offer->order = *order;
  g_ptr_array_add (offers, offer);
}

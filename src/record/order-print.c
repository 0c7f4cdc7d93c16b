/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/verb.h"

char *
adj_order_show (const AdjView *view, const AdjOrder *order)
{
  const AdjVerbRow *row;
  GString *text;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (order != NULL, NULL);

  row = adj_verb_row (order->verb);
  text = g_string_new (adj_verb_name (order->verb));
  if (row->print != NULL)
    row->print (text, view, order);
  if (order->forced)
    g_string_append_c (text, '!');
  return g_string_free (text, FALSE);
}

char *
adj_orders_show (const AdjView *view, const AdjOrder *orders, guint n_orders)
{
  GString *line;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (orders != NULL || n_orders == 0, NULL);

  line = g_string_new (NULL);
  for (guint i = 0; i < n_orders; i++)
    {
      g_autofree char *order = adj_order_show (view, &orders[i]);

      g_string_append_printf (line, "%s%s", i > 0 ? "; " : "", order);
    }
  return g_string_free (line, FALSE);
}

char *
adj_order_print (const AdjBook *book, const AdjOrder *order)
{
  AdjView view = adj_view (book, NULL, ADJ_EYES_ALL);

  g_return_val_if_fail (order != NULL, NULL);

  return adj_order_show (&view, order);
}

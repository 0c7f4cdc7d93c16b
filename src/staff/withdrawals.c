/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/withdrawals.h"

#include <glib/gi18n-lib.h>

#include "record/order-make.h"
#include "rules/withdraw.h"
#include "staff/board-hints.h"
#include "words/fill.h"
#include "words/place.h"

static char *
say (const AdjView *view, const AdjWithdrawal *what)
{
  g_autofree char *unit = adj_words_unit (view, what->unit);
  g_autofree char *hex = adj_words_hex (view, what->hex);
  char cost[ADJ_COST_TEXT];
  char left[ADJ_COST_TEXT];

  adj_hints_cost_text (what->cost, cost);
  adj_hints_cost_text (what->left, left);
  return adj_fill (
      /* Translators: on the morning after a night: who may go back where, for how many movement
       * points, and how many he has left */
      _ ("Withdraw {unit} to {hex}: {cost} MP, {left} left"),
      (const AdjPlace[]){
          { "unit", unit }, { "hex", hex }, { "cost", cost }, { "left", left }, { NULL, NULL } });
}

AdjOrder
adj_withdrawal_order (const AdjField *field, int unit, AdjHex hex)
{
  AdjHex way[] = { ADJ_NO_HEX, hex };

  g_return_val_if_fail (field != NULL, adj_order_withdraw (unit, NULL, 0));

  way[0] = field->table->units[unit].hex;
  return adj_order_withdraw (unit, way, G_N_ELEMENTS (way));
}

static void
add (GPtrArray *offers, const AdjView *view, const AdjField *field, const AdjWithdrawal *what)
{
  AdjOrder order = adj_withdrawal_order (field, what->unit, what->hex);

  adj_offered_orders_add (offers, say (view, what), &order);
}

GPtrArray *
adj_withdrawal_offers (const AdjView *view, const AdjField *field)
{
  GPtrArray *offers = adj_offered_orders_new ();
  g_autofree AdjWithdrawal *list = NULL;

  g_return_val_if_fail (view != NULL, offers);
  g_return_val_if_fail (field != NULL, offers);

  list = g_new (AdjWithdrawal, MAX (field->table->n_units, 1));
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint n = adj_withdrawals_find (field, side, list);

      for (guint i = 0; i < n; i++)
        if (adj_view_knows (view, list[i].unit))
          add (offers, view, field, &list[i]);
    }
  return offers;
}

char *
adj_withdrawal_offers_tell (const GPtrArray *offers)
{
  g_return_val_if_fail (offers != NULL, NULL);

  if (offers->len == 0)
    return NULL;
  return g_strdup_printf (
      ngettext ("%u unit could withdraw", "%u units could withdraw", offers->len), offers->len);
}

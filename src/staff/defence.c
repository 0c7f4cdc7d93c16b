/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/defence.h"

#include "record/order-make.h"
#include "words/chance.h"

void
adj_defence_free (AdjDefence *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->label);
  g_free (self);
}

static AdjDefence *
new_defence (const AdjView *view, const AdjDefenceOffer *offer)
{
  AdjDefence *self = g_new0 (AdjDefence, 1);

  self->unit = offer->unit;
  self->hex = offer->hex;
  self->slips = offer->slips;
  self->support = offer->support;
  self->order = offer->slips ? adj_order_retreat (offer->unit, offer->hex)
                             : adj_order_support (offer->support.support);
  self->label = offer->slips ? adj_words_slip (view, offer->unit, offer->hex)
                             : adj_words_support_offer (view, &offer->support);
  return self;
}

GPtrArray *
adj_defences_find (const AdjView *view, const AdjField *field, const AdjAttack *attack)
{
  GPtrArray *defences;
  g_autoptr (GArray) offers = NULL;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (attack != NULL, NULL);

  defences = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_defence_free);
  offers = adj_defence_offers (field, attack);
  for (guint i = 0; i < offers->len; i++)
    {
      const AdjDefenceOffer *offer = &g_array_index (offers, AdjDefenceOffer, i);

      if (adj_view_knows (view, offer->unit))
        g_ptr_array_add (defences, new_defence (view, offer));
    }
  return defences;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/defences.h"

#include "rules/cavalry-slip.h"

static void
add_supports (GArray *offers, const AdjField *field, const AdjAttack *attack)
{
  AdjSupportOffer supports[ADJ_MAX_SUPPORT_OFFERS];
  guint n = adj_supports_find (field, attack, supports);

  for (guint i = 0; i < n; i++)
    {
      const AdjDefenceOffer offer = { .unit = supports[i].support.unit,
                                      .hex = supports[i].support.hex,
                                      .support = supports[i] };

      g_array_append_val (offers, offer);
    }
}

static void
add_slips (GArray *offers, const AdjField *field, int unit)
{
  AdjRetreats ways;

  if (!adj_cavalry_may_ask (field, unit))
    return;
  adj_cavalry_ways (field, unit, &ways);
  for (guint i = 0; i < ways.n; i++)
    {
      const AdjDefenceOffer offer = { .unit = unit, .hex = ways.hexes[i], .slips = TRUE };

      g_array_append_val (offers, offer);
    }
}

GArray *
adj_defence_offers (const AdjField *field, const AdjAttack *attack)
{
  GArray *offers;

  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (attack != NULL, NULL);

  offers = g_array_new (FALSE, FALSE, sizeof (AdjDefenceOffer));
  add_supports (offers, field, attack);
  for (guint i = 0; i < attack->n_defenders; i++)
    add_slips (offers, field, attack->defenders[i]);
  return offers;
}

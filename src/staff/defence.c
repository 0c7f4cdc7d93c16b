/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/defence.h"

#include "record/order-make.h"
#include "rules/cavalry-slip.h"
#include "rules/retreat.h"
#include "words/chance.h"

typedef struct
{
  const AdjView *view;
  const AdjField *field;
  GPtrArray *defences;
} Finder;

static void
free_defence (gpointer data)
{
  AdjDefence *defence = data;

  g_free (defence->label);
  g_free (defence);
}

/* Takes the label over. */
static AdjDefence *
add (Finder *self, char *label, const AdjOrder *order, int unit, AdjHex hex)
{
  AdjDefence *defence = g_new0 (AdjDefence, 1);

  defence->unit = unit;
  defence->hex = hex;
  defence->label = label;
  defence->order = *order;
  g_ptr_array_add (self->defences, defence);
  return defence;
}

static void
add_supports (Finder *self, const AdjAttack *attack)
{
  AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
  guint n = adj_supports_find (self->field, attack, offers);

  for (guint i = 0; i < n; i++)
    {
      const AdjSupport *support = &offers[i].support;
      AdjOrder order = adj_order_support (*support);

      if (adj_view_knows (self->view, support->unit))
        add (self, adj_words_support_offer (self->view, &offers[i]), &order, support->unit,
             support->hex)
            ->support = offers[i];
    }
}

static void
add_slips (Finder *self, int unit)
{
  AdjRetreats ways;

  if (!adj_cavalry_may_ask (self->field, unit) || !adj_view_knows (self->view, unit))
    return;
  adj_cavalry_ways (self->field, unit, &ways);
  for (guint i = 0; i < ways.n; i++)
    {
      AdjOrder order = adj_order_retreat (unit, ways.hexes[i]);

      add (self, adj_words_slip (self->view, unit, ways.hexes[i]), &order, unit, ways.hexes[i])
          ->slips = TRUE;
    }
}

GPtrArray *
adj_defences_find (const AdjView *view, const AdjField *field, const AdjAttack *attack)
{
  Finder self = { view, field, g_ptr_array_new_with_free_func (free_defence) };

  add_supports (&self, attack);
  for (guint i = 0; i < attack->n_defenders; i++)
    add_slips (&self, attack->defenders[i]);
  return self.defences;
}

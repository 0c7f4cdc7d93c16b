/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/example.h"

#include "record/order-make.h"
#include "rules/reach.h"

/* ADJ_NO_HEX: it stays where it is. */
static AdjHex
nearest (AdjReach *reach, const AdjField *seen, int unit)
{
  adj_reach_find (reach, seen, unit);
  for (guint i = 1; i < reach->n; i++)
    {
      gboolean full = FALSE;

      if (adj_reach_may_end (reach, seen, unit, reach->hexes[i], &full) && !full)
        return reach->hexes[i];
    }
  return ADJ_NO_HEX;
}

/* FALSE: nobody of those can march. */
static gboolean
find (AdjReach *reach, const AdjField *seen, const AdjView *view, gboolean phasing, AdjOrder *order)
{
  for (guint16 unit = 0; unit < seen->book->scenario->n_units; unit++)
    {
      AdjHex to;

      /* Where a unit may go tells what it is. */
      if (!adj_table_on_map (seen->table, unit) || !adj_view_knows (view, unit) ||
          adj_table_is_phasing (seen->table, seen->table->units[unit].side) != phasing)
        continue;
      to = nearest (reach, seen, unit);
      if (to == ADJ_NO_HEX)
        continue;
      *order = adj_order_move (&unit, 1, &to, 1);
      return TRUE;
    }
  return FALSE;
}

AdjOrder
adj_example (const AdjField *seen, const AdjView *view)
{
  AdjOrder order = adj_order_next ();
  g_autofree AdjReach *reach = NULL;

  g_return_val_if_fail (seen != NULL, order);
  g_return_val_if_fail (view != NULL, order);

  /* Where plots are written nobody marches, and a hex in sight could be taken for one of them. */
  if (adj_table_phase_kind (seen->table, seen->book) == ADJ_PHASE_PLOT)
    return order;
  reach = g_new (AdjReach, 1);
  if (!find (reach, seen, view, TRUE, &order))
    find (reach, seen, view, FALSE, &order);
  return order;
}

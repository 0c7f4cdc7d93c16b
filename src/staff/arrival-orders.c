/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/arrival-orders.h"

#include "record/order-make.h"
#include "rules/move.h"
#include "rules/played.h"
#include "rules/reach.h"

/* The way of one unit of the column. */
typedef struct
{
  int unit;
  guint n_path;
  AdjHex path[ADJ_MAX_PATH];
} March;

typedef struct
{
  const AdjField *field;
  AdjReach reach;
  gboolean taken[ADJ_MAX_HEXES]; /* by one that comes later */
} Planner;

/* The nearest hex from there that nobody stands in or is going to. FALSE: there is none. */
static gboolean
find_end (Planner *self, const AdjArrivalFacts *facts, AdjHex entry, March *march)
{
  int left = facts->left == ADJ_UNKNOWN_COST ? 0 : facts->left;

  adj_reach_find_from (&self->reach, self->field, facts->unit, entry, left);
  for (guint i = 0; i < self->reach.n; i++)
    {
      AdjHex hex = self->reach.hexes[i];

      if (self->field->count[hex] > 0 || self->taken[hex] || self->reach.uncertain[hex] ||
          !adj_reach_may_end (&self->reach, self->field, facts->unit, hex, NULL))
        continue;
      self->taken[hex] = TRUE;
      march->unit = facts->unit;
      march->n_path = adj_reach_path (&self->reach, hex, march->path);
      return TRUE;
    }
  return FALSE;
}

/* By the entry hex it is meant to use, else, where one column uses them all, by another. */
static gboolean
find_way (Planner *self, const AdjArrivalFacts *facts, March *march)
{
  if (find_end (self, facts, facts->entry, march))
    return TRUE;
  if (adj_columns_are_per_hex (self->field->table, self->field->book))
    return FALSE;
  for (guint i = 0; i < facts->n_entries; i++)
    if (facts->entries[i].state <= ADJ_WAY_IN_TAKEN && facts->entries[i].hex != facts->entry &&
        find_end (self, facts, facts->entries[i].hex, march))
      return TRUE;
  return FALSE;
}

/* The last has least left to march with, so it is the first to be given a place. */
static GArray *
plan (const AdjField *field, const AdjArrivalFacts *arrivals, guint n)
{
  g_autofree Planner *self = g_new0 (Planner, 1);
  GArray *marches = g_array_new (FALSE, TRUE, sizeof (March));

  self->field = field;
  for (guint i = n; i > 0; i--)
    {
      const AdjArrivalFacts *facts = &arrivals[i - 1];
      March march;

      if (facts->entry != ADJ_NO_HEX && !facts->waits &&
          adj_table_is_phasing (field->table, facts->side) && find_way (self, facts, &march))
        g_array_prepend_val (marches, march);
    }
  return marches;
}

GArray *
adj_arrival_orders (const AdjField *field, const AdjArrivalFacts *arrivals, guint n_arrivals)
{
  g_autoptr (GArray) marches = NULL;
  g_autoptr (AdjJudge) judge = NULL;
  GArray *orders;

  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (arrivals != NULL || n_arrivals == 0, NULL);

  marches = plan (field, arrivals, n_arrivals);
  judge = adj_judge_new (field->book, field->table);
  orders = g_array_new (FALSE, FALSE, sizeof (AdjOrder));
  for (guint i = 0; i < marches->len; i++)
    {
      const March *march = &g_array_index (marches, March, i);
      AdjOrder order =
          adj_order_enter (&(guint16){ (guint16) march->unit }, 1, march->path, march->n_path);

      adj_enter (judge, &march->unit, 1, march->path, march->n_path);
      if (judge->standing != ADJ_OK)
        break;
      g_array_append_val (orders, order);
    }
  return orders;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/reach.h"

#include <string.h>

#include "rules/passage.h"
#include "table/effect.h"

/* Dijkstra over a bucket for each sixth of a movement point that can be spent. Ties: fewest
 * hexes, then the lower hex before (ORDERS: paths decide who holds a hex). */

typedef struct
{
  AdjReach *reach;
  const AdjField *field;
  AdjPassage passage;
} Search;

/* A hex that is reached more cheaply is put in a second time; the dearer entry is passed over
 * when its turn comes. */
static void
put (AdjReach *reach, AdjHex hex, int cost)
{
  reach->waiting[reach->n_waiting].hex = hex;
  reach->waiting[reach->n_waiting].next = reach->bucket[cost];
  reach->bucket[cost] = (guint16) ++reach->n_waiting;
}

static gboolean
improves (const AdjReach *reach, AdjHex hex, AdjHex from, int cost)
{
  if (reach->cost[hex] < 0 || cost < reach->cost[hex])
    return TRUE;
  if (cost > reach->cost[hex])
    return FALSE;
  if (reach->steps[from] + 1 != reach->steps[hex])
    return reach->steps[from] + 1 < reach->steps[hex];
  return from < reach->from[hex];
}

static void
step (Search *self, AdjHex from, int d)
{
  AdjReach *reach = self->reach;
  AdjHex to = self->field->book->hexes[from].neighbours[d];
  int cost = adj_passage_cost (&self->passage, from, d);
  gboolean unknown = cost == ADJ_UNKNOWN_COST;

  if (cost == ADJ_CLOSED || !adj_passage_admits (&self->passage, self->field, to))
    return;
  cost = reach->cost[from] + (unknown ? ADJ_MP : cost);
  if (cost > reach->budget || reach->steps[from] + 2 > ADJ_MAX_PATH ||
      !improves (reach, to, from, cost))
    return;
  if (reach->cost[to] != cost)
    put (reach, to, cost);
  reach->cost[to] = (gint16) cost;
  reach->from[to] = from;
  reach->steps[to] = (guint8) (reach->steps[from] + 1);
  reach->uncertain[to] = unknown || reach->uncertain[from];
}

static void
expand (Search *self, AdjHex hex)
{
  AdjReach *reach = self->reach;

  reach->hexes[reach->n++] = hex;
  if (adj_passage_stops (&self->passage, self->field, hex))
    return;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (self->field->book->hexes[hex].neighbours[d] != ADJ_NO_HEX)
      step (self, hex, d);
}

void
adj_reach_find_from (AdjReach *reach, const AdjField *field, int unit, AdjHex start, int budget)
{
  Search self = { .reach = reach, .field = field };

  memset (reach->cost, 0xff, field->book->n_hexes * sizeof reach->cost[0]);
  reach->n = 0;
  reach->start = start;
  reach->budget = MIN (budget, ADJ_MOST_BUDGET);
  reach->cost[start] = 0;
  reach->from[start] = ADJ_NO_HEX;
  reach->steps[start] = 0;
  reach->uncertain[start] = FALSE;
  adj_passage_init (&self.passage, field, unit);
  reach->n_waiting = 0;
  memset (reach->bucket, 0, ((guint) reach->budget + 1) * sizeof reach->bucket[0]);
  put (reach, start, 0);
  for (int cost = 0; cost <= reach->budget; cost++)
    while (reach->bucket[cost] != 0)
      {
        guint entry = reach->bucket[cost] - 1u;
        AdjHex hex = reach->waiting[entry].hex;

        reach->bucket[cost] = reach->waiting[entry].next;
        if (reach->cost[hex] == cost)
          expand (&self, hex);
      }
}

void
adj_reach_find (AdjReach *self, const AdjField *field, int unit)
{
  int allowance = adj_field_allowance (field, unit);

  adj_reach_find_from (self, field, unit, field->table->units[unit].hex,
                       allowance == ADJ_UNKNOWN_COST ? ADJ_MOST_BUDGET : allowance);
}

gboolean
adj_reach_may_end (
    const AdjReach *self, const AdjField *field, int unit, AdjHex hex, gboolean *full)
{
  gboolean fits = adj_field_fits (field, unit, hex, -1);

  if (full != NULL)
    *full = !fits;
  return adj_reach_has (self, hex) && adj_book_terrain (field->book, hex)->stop;
}

guint
adj_reach_path (const AdjReach *self, AdjHex to, AdjHex *path)
{
  guint n;

  if (!adj_reach_has (self, to))
    return 0;
  n = self->steps[to] + 1u;
  for (guint i = n; i > 0; i--)
    {
      path[i - 1] = to;
      to = self->from[to];
    }
  return n;
}

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
  gboolean by_road; /* by nothing else */
  gboolean plain;   /* outside zones a step costs what the ground does */
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

/* The cost that the step adds, if somebody may go there; ADJ_CLOSED if nobody crosses the side. */
static int
step_cost (const Search *self, AdjHex from, int d, gboolean *unknown)
{
  AdjHex to = self->passage.book->hexes[from].neighbours[d];
  int ground = adj_passage_ground (&self->passage, self->field, from, d);

  if (ground == ADJ_CLOSED)
    return ADJ_CLOSED;
  *unknown = ground == ADJ_UNKNOWN_COST;
  return (*unknown ? ADJ_MP : ground) + adj_passage_zone (&self->passage, self->field, to) +
         adj_passage_company (&self->passage, self->field, to);
}

/* The same; ground is what the step costs where nothing comes to it, as is so with most. */
static inline int
quick_cost (const Search *self, AdjHex from, int d, AdjHex to, int ground, gboolean *unknown)
{
  *unknown = FALSE;
  if (!self->plain || ground == ADJ_UNKNOWN_COST ||
      adj_passage_stops (&self->passage, self->field, to))
    return step_cost (self, from, d, unknown);
  return ground;
}

static inline gboolean
may_step (const Search *self, AdjHex from, int d, AdjHex to)
{
  return (!self->by_road || adj_passage_is_road (&self->passage, from, d)) &&
         adj_passage_admits (&self->passage, self->field, to);
}

static void
arrive (AdjReach *reach, AdjHex to, AdjHex from, int cost, gboolean unknown)
{
  reach->cost[to] = (gint16) MIN (cost, G_MAXINT16);
  reach->from[to] = from;
  reach->steps[to] = (guint8) (reach->steps[from] + 1);
  reach->uncertain[to] = unknown || reach->uncertain[from];
}

/* Perhaps an enemy ends the move there, or never lets the unit go. */
static gboolean
is_doubtful (const Search *self, AdjHex hex)
{
  return (self->field->zones[hex] & self->passage.doubt) != 0;
}

/* Was it reached for less? What was not reached at all is -1, and so the most of all. */
static inline gboolean
is_cheaper_already (const AdjReach *reach, AdjHex hex, int cost)
{
  return (guint16) reach->cost[hex] < cost;
}

static inline void
step (Search *self, AdjHex from, int d, AdjHex to, int cost, gboolean unknown)
{
  AdjReach *reach = self->reach;

  if (reach->steps[from] + 2 > ADJ_MAX_PATH || !improves (reach, to, from, cost) ||
      !may_step (self, from, d, to))
    return;
  if (reach->cost[to] != cost)
    put (reach, to, cost);
  arrive (reach, to, from, cost, unknown || is_doubtful (self, to));
}

/* Most steps lead to no better way, so that is asked before who stands there; and no step makes a
 * march cheaper. */
static void
expand (Search *self, AdjHex hex)
{
  AdjReach *reach = self->reach;
  const AdjHex *neighbours = self->passage.book->hexes[hex].neighbours;
  const gint16 *grounds = self->passage.costs + hex * ADJ_HEX_DIRECTIONS;
  int spent = reach->cost[hex];

  reach->hexes[reach->n++] = hex;
  if (adj_passage_stops (&self->passage, self->field, hex))
    return;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = neighbours[d];
      gboolean unknown;
      int more;

      if (to == ADJ_NO_HEX || is_cheaper_already (reach, to, spent))
        continue;
      more = quick_cost (self, hex, d, to, grounds[d], &unknown);
      if (more != ADJ_CLOSED && spent + more <= reach->budget &&
          !is_cheaper_already (reach, to, spent + more))
        step (self, hex, d, to, spent + more, unknown);
    }
}

static void
search (Search *self, AdjHex start, int budget)
{
  AdjReach *reach = self->reach;

  memset (reach->cost, 0xff, self->field->book->n_hexes * sizeof reach->cost[0]);
  reach->n = 0;
  reach->start = start;
  reach->budget = MIN (budget, ADJ_MOST_BUDGET);
  reach->cost[start] = 0;
  reach->from[start] = ADJ_NO_HEX;
  reach->steps[start] = 0;
  reach->uncertain[start] = is_doubtful (self, start);
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
          expand (self, hex);
      }
}

/* By rising cost, as all others are. */
static void
insert (AdjReach *reach, AdjHex hex)
{
  guint at = reach->n++;

  for (; reach->cost[reach->hexes[at - 1]] > reach->cost[hex]; at--)
    reach->hexes[at] = reach->hexes[at - 1];
  reach->hexes[at] = hex;
}

/* Y 0.2: by road alone, with what may be spent more there. */
static void
search_roads (Search *self, AdjHex start, int budget)
{
  AdjReach *reach = self->reach;
  guint n = self->field->book->n_hexes;

  self->by_road = TRUE;
  search (self, start, budget + reach->bonus);
  self->by_road = FALSE;
  memcpy (reach->roads.cost, reach->cost, n * sizeof reach->cost[0]);
  memcpy (reach->roads.from, reach->from, n * sizeof reach->from[0]);
  memcpy (reach->roads.steps, reach->steps, n * sizeof reach->steps[0]);
  memcpy (reach->roads.uncertain, reach->uncertain, n * sizeof reach->uncertain[0]);
}

/* Y 0.2: where only the bonus leads to. */
static void
add_road_marches (AdjReach *reach, guint n_hexes)
{
  for (guint i = 0; i < n_hexes; i++)
    {
      if (reach->roads.cost[i] <= reach->budget || reach->cost[i] >= 0)
        continue;
      reach->cost[i] = reach->roads.cost[i];
      reach->from[i] = reach->roads.from[i];
      reach->steps[i] = reach->roads.steps[i];
      reach->uncertain[i] = reach->roads.uncertain[i];
      insert (reach, (AdjHex) i);
    }
}

/* The unit sets out from the start; in the middle of a march nobody knows that it kept to roads. */
static void
search_all (Search *self, AdjHex start, int budget)
{
  AdjReach *reach = self->reach;
  gboolean sets_out = self->passage.start == ADJ_NO_HEX || self->passage.start == start;

  reach->bonus = sets_out ? CLAMP (ADJ_MOST_BUDGET - budget, 0, self->passage.road_bonus) : 0;
  if (reach->bonus > 0)
    search_roads (self, start, budget);
  search (self, start, budget);
  if (reach->bonus > 0)
    add_road_marches (reach, self->field->book->n_hexes);
}

/* Y 5.21: the neighbours that the unit could not pay for. */
static void
add_one_hex_moves (Search *self)
{
  AdjReach *reach = self->reach;
  AdjHex start = reach->start;

  if (adj_passage_stops (&self->passage, self->field, start))
    return;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = self->field->book->hexes[start].neighbours[d];
      gboolean unknown = FALSE;
      int cost = to == ADJ_NO_HEX || reach->cost[to] >= 0 ? ADJ_CLOSED
                                                          : step_cost (self, start, d, &unknown);

      if (cost == ADJ_CLOSED || !may_step (self, start, d, to) ||
          !adj_book_terrain (self->field->book, to)->stop)
        continue;
      arrive (reach, to, start, cost, unknown || is_doubtful (self, to));
      insert (reach, to);
    }
}

static void
search_init (Search *self, AdjReach *reach, const AdjField *field, int unit)
{
  *self = (Search){ .reach = reach, .field = field };
  adj_passage_init (&self->passage, field, unit);
  self->plain = !self->passage.keeps_to_roads && self->passage.joining == 0;
}

void
adj_reach_find_from (AdjReach *reach, const AdjField *field, int unit, AdjHex start, int budget)
{
  Search self;

  g_return_if_fail (reach != NULL);
  g_return_if_fail (field != NULL);

  search_init (&self, reach, field, unit);
  search_all (&self, start, budget);
}

/* In the middle of its move: it has entered the map (BG 15.2), or a dummy stopped it (Y 11.5). */
static gboolean
goes_on (const AdjField *field, int unit)
{
  const AdjTable *table = field->table;

  return adj_table_is_phasing (table, table->units[unit].side) &&
         adj_table_phase_kind (table, field->book) == ADJ_PHASE_MOVEMENT &&
         (!adj_table_has (table, unit, ADJ_FACT_MOVED) ||
          adj_table_has (table, unit, ADJ_FACT_GOES_ON));
}

int
adj_reach_budget (const AdjField *field, int unit)
{
  int allowance;

  g_return_val_if_fail (field != NULL, 0);

  allowance = adj_field_allowance (field, unit);
  if (allowance == ADJ_UNKNOWN_COST)
    return ADJ_MOST_BUDGET;
  return goes_on (field, unit) ? MAX (allowance - field->table->units[unit].spent, 0) : allowance;
}

void
adj_reach_find (AdjReach *reach, const AdjField *field, int unit)
{
  Search self;

  g_return_if_fail (reach != NULL);
  g_return_if_fail (field != NULL);

  search_init (&self, reach, field, unit);
  search_all (&self, field->table->units[unit].hex, adj_reach_budget (field, unit));
  if (self.passage.one_hex)
    add_one_hex_moves (&self);
}

gboolean
adj_reach_may_end (
    const AdjReach *self, const AdjField *field, int unit, AdjHex hex, gboolean *full)
{
  gboolean fits;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);

  fits = adj_field_fits (field, unit, hex, -1);
  if (full != NULL)
    *full = !fits;
  return adj_reach_has (self, hex) && adj_book_terrain (field->book, hex)->stop;
}

/* Y 0.2: it takes the bonus to get there. */
static gboolean
is_road_march (const AdjReach *self, AdjHex to)
{
  return self->bonus > 0 && self->cost[to] > self->budget && self->roads.cost[to] >= 0;
}

guint
adj_reach_path (const AdjReach *self, AdjHex to, AdjHex *path)
{
  const AdjHex *from;
  guint n;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (path != NULL, 0);

  from = is_road_march (self, to) ? self->roads.from : self->from;
  if (!adj_reach_has (self, to))
    return 0;
  n = self->steps[to] + 1u;
  for (guint i = n; i > 0; i--)
    {
      path[i - 1] = to;
      to = from[to];
    }
  return n;
}

guint
adj_reach_rows (const AdjReach *self,
                const AdjField *field,
                int unit,
                AdjHex to,
                const char *rows[ADJ_REACH_ROWS])
{
  gboolean road;
  const AdjHex *from;
  gboolean beyond;
  gboolean cover = FALSE;
  gboolean night = FALSE;
  gboolean company = FALSE;
  gboolean zone = FALSE;
  AdjPassage passage;
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (rows != NULL, 0);

  road = is_road_march (self, to);
  from = road ? self->roads.from : self->from;
  beyond = adj_reach_has (self, to) && self->cost[to] > self->budget;
  adj_passage_init (&passage, field, unit);
  for (; adj_reach_has (self, to) && to != self->start; to = from[to])
    {
      int d = adj_book_direction (field->book, from[to], to);
      guint at = from[to] * ADJ_HEX_DIRECTIONS + (guint) d;

      cover |= passage.costs[at] != passage.uncovered[at];
      night |= passage.uncovered[at] != passage.printed[at];
      company |= adj_passage_company (&passage, field, to) > 0;
      zone |= adj_passage_zone (&passage, field, to) > 0;
    }
  if (cover)
    rows[n++] = "Y 9.0b";
  if (night)
    rows[n++] = "E N.5";
  if (company)
    rows[n++] = "Y 5.31";
  if (zone)
    rows[n++] = "Y 6.2";
  if (beyond)
    rows[n++] = road ? "Y 0.2" : adj_ruleset_cite (field->book->ruleset, "Y 5.21", NULL).row;
  return n;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive-retreat.h"

#include "naive-young.h"

NaiveStands
naive_stands (const Naive *naive, const AdjTable *table)
{
  NaiveStands stands = { .naive = naive, .table = table };

  for (int unit = 0; unit < table->n_units; unit++)
    stands.hexes[unit] = adj_table_on_map (table, unit) ? table->units[unit].hex : -1;
  for (int i = 0; i < table->n_chain; i++)
    stands.moved[table->chain[i]] = TRUE;
  return stands;
}

/* BG 7.71, 7.72. */
static gboolean
is_open (const NaiveStands *self, int unit, AdjHex to)
{
  const AdjUnitState *state = &self->table->units[unit];
  int terrain = self->naive->book->hexes[to].terrain;

  return terrain != self->naive->river && terrain != self->naive->river_ferry &&
         naive_cost (self->naive, state->arm, (AdjHex) self->hexes[unit], to) != -1 &&
         naive_side_in (self->table, to) != 1 - state->side &&
         !naive_controlled (self->naive, self->table, to, 1 - state->side);
}

/* BG 5.32, Y 5.32, CH 18.3. */
gboolean
naive_has_room (const NaiveStands *self, int unit, AdjHex hex, int without)
{
  gboolean train = self->table->units[unit].arm == self->naive->train;
  int others = 0;

  for (int other = 0; other < self->table->n_units; other++)
    if (other != unit && other != without && self->hexes[other] == hex)
      {
        others++;
        train |= self->table->units[other].arm == self->naive->train;
      }
  return others < (train ? 1 : (int) naive_limit (self->naive, self->table, hex));
}

static gboolean finds_place (NaiveStands *self, int unit);

/* BG 7.81, 7.82: may one of those in the hex be made to go, so that the unit has room? */
static gboolean
can_push (NaiveStands *self, int unit, AdjHex to, int pushed)
{
  int from = self->hexes[unit];
  gboolean found;

  if (self->hexes[pushed] != to || self->moved[pushed] || !naive_has_room (self, unit, to, pushed))
    return FALSE;
  self->hexes[unit] = to;
  self->moved[unit] = TRUE;
  found = finds_place (self, pushed);
  self->hexes[unit] = from;
  self->moved[unit] = FALSE;
  return found;
}

static gboolean
can_push_somebody (NaiveStands *self, int unit, AdjHex to)
{
  for (int pushed = 0; pushed < self->table->n_units; pushed++)
    if (can_push (self, unit, to, pushed))
      return TRUE;
  return FALSE;
}

static gboolean
finds_place (NaiveStands *self, int unit)
{
  const AdjBookHex *here = &self->naive->book->hexes[self->hexes[unit]];

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = here->neighbours[d];

      if (to != ADJ_NO_HEX && is_open (self, unit, to) &&
          (naive_has_room (self, unit, to, -1) || can_push_somebody (self, unit, to)))
        return TRUE;
    }
  return FALSE;
}

/* In the order of the directions; displacing only where nothing else is left. */
void
naive_ways (NaiveStands *self, int unit, AdjRetreats *ways)
{
  const AdjBookHex *here = &self->naive->book->hexes[self->hexes[unit]];

  ways->n = 0;
  for (int kind = ADJ_RETREAT_FREE; kind <= ADJ_RETREAT_DISPLACES && ways->n == 0; kind++)
    {
      ways->kind = (AdjRetreatKind) kind;
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHex to = here->neighbours[d];

          if (to != ADJ_NO_HEX && is_open (self, unit, to) &&
              (kind == ADJ_RETREAT_FREE ? naive_has_room (self, unit, to, -1)
                                        : can_push_somebody (self, unit, to)))
            ways->hexes[ways->n++] = to;
        }
    }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/retreat.h"

#include <string.h>

#include "rules/passage.h"
#include "rules/played.h"
#include "rules/zone.h"

/* An EZOC bars the way; a claimed way, only one of which it is proved that it is no dummy's. */
static gboolean
is_zone_closed (const AdjField *field, AdjHex hex, int side, AdjRetreatKind kind)
{
  return adj_field_in_ezoc (field, hex, side) &&
         (kind != ADJ_RETREAT_CLAIMED || adj_zone_is_proven (field, hex, side));
}

static AdjReason
find_bar (const AdjField *field, int unit, int direction, AdjRetreatKind kind, const char **row)
{
  const AdjUnitState *state = &field->table->units[unit];
  AdjHex to = field->book->hexes[state->hex].neighbours[direction];
  int cost = to == ADJ_NO_HEX ? ADJ_CLOSED
                              : adj_book_cost (field->book, state->arm, state->hex, direction);

  *row = "BG 7.72";
  if (cost == ADJ_CLOSED || !adj_book_terrain (field->book, to)->stop)
    {
      *row = to != ADJ_NO_HEX && adj_field_arm (field, unit)->paths_only ? "CH 18.2" : "BG 7.72";
      return ADJ_REASON_RETREAT_CLOSED;
    }
  if (field->count[to] > 0 && adj_field_side (field, to) != state->side)
    return ADJ_REASON_RETREAT_CLOSED;
  if (is_zone_closed (field, to, state->side, kind))
    {
      *row = "BG 7.71";
      return ADJ_REASON_RETREAT_ZONE;
    }
  return ADJ_N_REASONS;
}

AdjReason
adj_retreat_bar (const AdjField *field, int unit, int direction, const char **row)
{
  g_return_val_if_fail (field != NULL, ADJ_REASON_NO_BATTLE);
  g_return_val_if_fail (row != NULL, ADJ_REASON_NO_BATTLE);

  return find_bar (field, unit, direction, ADJ_RETREAT_FREE, row);
}

/* ---- Chains of displacement ---- */

/* BG 7.81, 7.82: a chain ends where the last one displaced has room. It never comes to a unit a
 * second time. Those who have really moved already (the table's chain) stand where the field
 * shows them; those who are only thought to move stand at to. */
typedef struct
{
  struct
  {
    int unit;
    AdjHex to;                                /* ADJ_NO_HEX: where the field shows it */
  } links[ADJ_MAX_CHAIN + 2 * ADJ_MAX_UNITS]; /* nobody is thought to move twice */
  guint n;

  /* Full hexes that were tried in vain. A chain that came to one of them a second time could
   * have gone on from there at once, so each is tried once; that keeps a crowd affordable. */
  guint8 tried[ADJ_MAX_HEXES]; /* a boolean each */
} Chain;

static int
find_link (const Chain *chain, int unit)
{
  for (guint i = 0; i < chain->n; i++)
    if (chain->links[i].unit == unit)
      return (int) i;
  return -1;
}

static gboolean
is_thought_away (const Chain *chain, int unit)
{
  int link = find_link (chain, unit);

  return link >= 0 && chain->links[link].to != ADJ_NO_HEX;
}

/* Would unit fit into hex beside those who stand there then, without one of them? */
static gboolean
fits (const AdjField *field, const Chain *chain, int unit, AdjHex hex, int without)
{
  gboolean alone = adj_field_arm (field, unit)->alone;
  int others = 0;

  for (guint16 other = field->first[hex]; other != ADJ_NOBODY; other = field->next[other])
    if (other != unit && other != without && !is_thought_away (chain, other))
      {
        others++;
        alone |= adj_field_arm (field, other)->alone;
      }
  for (guint i = 0; i < chain->n; i++)
    if (chain->links[i].to == hex && chain->links[i].unit != unit)
      {
        others++;
        alone |= adj_field_arm (field, chain->links[i].unit)->alone;
      }
  return alone ? others == 0 : others < adj_field_limit (field, hex);
}

/* FALSE if it was tried before. The train, which needs a hex to itself, says nothing about others.
 */
static gboolean
try_once (Chain *chain, AdjHex hex, gboolean alone)
{
  if (chain->tried[hex])
    return FALSE;
  chain->tried[hex] = !alone;
  return TRUE;
}

static gboolean can_be_displaced (const AdjField *field, Chain *chain, int unit);

/* Could one of the units of a full hex make room there for comer? */
static gboolean
can_make_room (const AdjField *field, Chain *chain, int comer, AdjHex hex)
{
  gboolean found = FALSE;

  if (!try_once (chain, hex, adj_field_arm (field, comer)->alone))
    return FALSE;
  chain->links[chain->n].unit = comer;
  chain->links[chain->n++].to = hex;
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY && !found; unit = field->next[unit])
    found = find_link (chain, unit) < 0 && fits (field, chain, comer, hex, unit) &&
            can_be_displaced (field, chain, unit);
  chain->n--;
  return found;
}

/* Can the unit go to the hex in that direction, freely or by displacing? */
static gboolean
can_go (const AdjField *field, Chain *chain, int unit, int d, AdjRetreatKind kind)
{
  AdjHex to = field->book->hexes[field->table->units[unit].hex].neighbours[d];
  const char *row;

  if (find_bar (field, unit, d, kind, &row) != ADJ_N_REASONS)
    return FALSE;
  return kind != ADJ_RETREAT_DISPLACES ? fits (field, chain, unit, to, -1)
                                       : can_make_room (field, chain, unit, to);
}

static gboolean
can_be_displaced (const AdjField *field, Chain *chain, int unit)
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (can_go (field, chain, unit, d, ADJ_RETREAT_FREE))
      return TRUE;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (can_go (field, chain, unit, d, ADJ_RETREAT_DISPLACES))
      return TRUE;
  return FALSE;
}

/* The hexes a unit can go to freely or, where there are none, by displacing; where there are none
 * of those either, the vacant ones that it may claim. */
static void
find_ways (const AdjField *field, Chain *chain, int unit, AdjRetreats *retreats)
{
  const AdjBookHex *here = &field->book->hexes[field->table->units[unit].hex];
  int last = adj_intelligence_is_on (field->table) ? ADJ_RETREAT_CLAIMED : ADJ_RETREAT_DISPLACES;

  retreats->n = 0;
  for (int kind = ADJ_RETREAT_FREE; kind <= last && retreats->n == 0; kind++)
    {
      retreats->kind = (AdjRetreatKind) kind;
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          memset (chain->tried, FALSE, field->book->n_hexes);
          if (can_go (field, chain, unit, d, retreats->kind))
            retreats->hexes[retreats->n++] = here->neighbours[d];
        }
    }
}

/* ---- Retreats ---- */

void
adj_retreats_find (const AdjField *field, int unit, AdjRetreats *retreats)
{
  Chain chain;

  g_return_if_fail (field != NULL);
  g_return_if_fail (retreats != NULL);

  chain.n = 0;
  retreats->kind = ADJ_RETREAT_FREE;
  retreats->n = 0;
  if (adj_table_on_map (field->table, unit))
    find_ways (field, &chain, unit, retreats);
}

gboolean
adj_retreats_have (const AdjRetreats *self, AdjHex hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; i < self->n; i++)
    if (self->hexes[i] == hex)
      return TRUE;
  return FALSE;
}

void
adj_retreat_judge_free (AdjJudge *judge, int unit, AdjHex hex, const char *row)
{
  int d;
  const char *bar_row;
  AdjReason bar;
  AdjRetreats ways;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (row != NULL);

  d = adj_book_direction (judge->book, judge->table->units[unit].hex, hex);
  bar = adj_retreat_bar (&judge->field, unit, d, &bar_row);
  adj_retreats_find (&judge->field, unit, &ways);
  if (ways.kind != ADJ_RETREAT_DISPLACES && adj_retreats_have (&ways, hex))
    return;
  if (bar != ADJ_N_REASONS)
    adj_judge_warn (judge, bar_row, bar, unit, hex, 0);
  else if (!adj_field_fits (&judge->field, unit, hex, -1))
    adj_judge_warn (judge, row, ADJ_REASON_RETREAT_STACK, unit, hex, 0);
}

guint
adj_displacements_find (const AdjField *field,
                        AdjHex hex,
                        int comer,
                        AdjDisplacement displacements[ADJ_MAX_DISPLACED])
{
  Chain chain;
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (displacements != NULL, 0);

  chain.n = 0;
  for (guint i = 0; i < field->table->n_chain; i++)
    {
      chain.links[chain.n].unit = field->table->chain[i];
      chain.links[chain.n++].to = ADJ_NO_HEX;
    }
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY && n < ADJ_MAX_DISPLACED;
       unit = field->next[unit])
    {
      if (unit == comer || find_link (&chain, unit) >= 0 ||
          !adj_field_fits (field, comer, hex, unit))
        continue;
      displacements[n].unit = unit;
      find_ways (field, &chain, unit, &displacements[n].to);
      if (displacements[n].to.n > 0)
        n++;
    }
  return n;
}

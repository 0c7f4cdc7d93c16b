/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/charge.h"

#include <string.h>

#include "rules/attack.h"
#include "rules/cavalry.h"
#include "rules/passage.h"

gboolean
adj_may_charge (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return adj_table_option (field->table, ADJ_OPTION_CAVALRY_CHARGE) && adj_is_cavalry (field, unit);
}

/* A road or trail does not make a hex clear. */
static gboolean
is_clear (const AdjBook *book, AdjHex hex)
{
  return adj_book_terrain (book, hex)->look == ADJ_LOOK_CLEAR;
}

/* Creeks, and the bridges and fords across them. */
static gboolean
is_water (const AdjBook *book, AdjHex from, int direction)
{
  for (guint i = 0; i < book->ruleset->n_features; i++)
    {
      AdjFeatureLook look = book->ruleset->features[i].look;

      if ((book->hexes[from].features[direction] & (1u << i)) != 0 &&
          (look == ADJ_FEATURE_LOOK_CREEK || look == ADJ_FEATURE_LOOK_BRIDGE ||
           look == ADJ_FEATURE_LOOK_FORD))
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_friend (const AdjField *field, AdjHex hex, int side)
{
  return field->count[hex] > 0 && adj_field_side (field, hex) == side;
}

/* ---- Judging ---- */

static void
judge_hexes (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  int side = judge->table->units[unit].side;

  for (guint i = 1; i < n_path; i++)
    {
      int d = adj_book_direction (judge->book, path[i - 1], path[i]);

      if (adj_book_terrain (judge->book, path[i])->look == ADJ_LOOK_UNKNOWN)
        judge->unjudged = TRUE;
      else if (!is_clear (judge->book, path[i]))
        adj_judge_warn (judge, "Y 8.73", ADJ_REASON_CHARGES_ROUGH, unit, path[i], 0);
      if (is_water (judge->book, path[i - 1], d))
        adj_judge_warn (judge, "Y 8.73", ADJ_REASON_CHARGES_WATER, unit, path[i], 0);
      if (i + 1 < n_path && path[i] != path[0] && has_friend (&judge->field, path[i], side))
        adj_judge_warn (judge, "Y 8.73", ADJ_REASON_CHARGES_FRIEND, unit, path[i], 0);
    }
}

gboolean
adj_charge_judge (AdjJudge *judge, int unit, const AdjHex *path, guint n_path)
{
  g_return_val_if_fail (judge != NULL, FALSE);
  g_return_val_if_fail (path != NULL || n_path == 0, FALSE);

  if (!adj_table_option (judge->table, ADJ_OPTION_CAVALRY_CHARGE))
    {
      adj_judge_refuse (judge, ADJ_REASON_NOT_PLAYED, -1, ADJ_NO_HEX, 0);
      return FALSE;
    }
  if (!adj_is_cavalry (&judge->field, unit))
    adj_judge_warn (judge, "Y 8.73", ADJ_REASON_CHARGES_ON_FOOT, unit, ADJ_NO_HEX, 0);
  judge_hexes (judge, unit, path, n_path);
  if (n_path - 1 < ADJ_CHARGE_HEXES)
    adj_judge_warn (judge, "Y 8.73", ADJ_REASON_CHARGES_SHORT, unit, ADJ_NO_HEX, ADJ_CHARGE_HEXES);
  return TRUE;
}

/* ---- Where to ---- */

int
adj_charge_budget (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, 0);

  return CLAMP (ADJ_CHARGE_MP - field->table->units[unit].spent, 0, ADJ_CHARGE_MP);
}

/* By night nobody attacks, so what doubles then is nothing to a charge (E N.5). */
void
adj_charge_passage (AdjPassage *passage, const AdjField *field, int unit)
{
  g_return_if_fail (passage != NULL);
  g_return_if_fail (field != NULL);

  adj_passage_init (passage, field, unit);
  passage->costs = passage->printed;
  passage->into_zone = passage->printed;
  passage->zone_cost = 0;
  passage->zone_replaces = FALSE;
}

static gboolean
can_enter (const AdjField *field, const AdjPassage *passage, AdjHex from, int d)
{
  AdjHex to = field->book->hexes[from].neighbours[d];

  return to != ADJ_NO_HEX && adj_passage_ground (passage, field, from, d) > 0 &&
         is_clear (field->book, to) && !is_water (field->book, from, d) &&
         adj_passage_admits (passage, field, to);
}

static void
take (AdjReach *self, AdjHex hex, AdjHex from, int cost, int steps)
{
  self->cost[hex] = (gint16) cost;
  self->from[hex] = from;
  self->steps[hex] = (guint8) steps;
  self->uncertain[hex] = FALSE;
  self->hexes[self->n++] = hex;
}

/* Every clear hex costs the same, so the first way to a hex is a shortest one. */
void
adj_charge_find (AdjReach *self, const AdjField *field, int unit, AdjHex start, int budget)
{
  AdjPassage passage;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  adj_charge_passage (&passage, field, unit);
  self->start = start;
  self->budget = budget;
  self->bonus = 0;
  self->n = 0;
  memset (self->cost, 0xff, field->book->n_hexes * sizeof self->cost[0]);
  take (self, start, ADJ_NO_HEX, 0, 0);
  for (guint i = 0; i < self->n; i++)
    {
      AdjHex hex = self->hexes[i];

      if (adj_passage_stops (&passage, field, hex) ||
          (i > 0 && has_friend (field, hex, passage.side)))
        continue;
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHex to = field->book->hexes[hex].neighbours[d];
          int cost;

          if (!can_enter (field, &passage, hex, d) || self->cost[to] >= 0)
            continue;
          cost = self->cost[hex] + adj_passage_ground (&passage, field, hex, d) +
                 adj_passage_company (&passage, field, to);
          if (cost <= budget)
            take (self, to, hex, cost, self->steps[hex] + 1);
        }
    }
}

guint
adj_charge_targets (const AdjField *field, int unit, AdjHex hex, AdjHex targets[ADJ_HEX_DIRECTIONS])
{
  int enemy;
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (targets != NULL, 0);

  enemy = adj_enemy (field->table->units[unit].side);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex to = field->book->hexes[hex].neighbours[d];

      if (to != ADJ_NO_HEX && adj_field_side (field, to) == enemy &&
          adj_attack_crosses (field, hex, to))
        targets[n++] = to;
    }
  return n;
}

/* ---- By which way ---- */

typedef struct
{
  const AdjField *field;
  AdjPassage passage;
  AdjHex to;
  int budget;
} Search;

static gboolean
has_hex (const AdjChargeWay *way, AdjHex hex)
{
  for (guint i = 0; i < way->n; i++)
    if (way->path[i] == hex)
      return TRUE;
  return FALSE;
}

/* One hex further, if the charge may go there now. */
static gboolean
push (const Search *self, AdjChargeWay *way, int d, gboolean last)
{
  AdjHex from = way->path[way->n - 1];
  AdjHex hex = self->field->book->hexes[from].neighbours[d];
  int cost;

  if (hex == ADJ_NO_HEX || (hex == self->to) != last || has_hex (way, hex) ||
      !can_enter (self->field, &self->passage, from, d) ||
      (!last && (adj_passage_stops (&self->passage, self->field, hex) ||
                 has_friend (self->field, hex, self->passage.side))))
    return FALSE;
  cost = adj_passage_ground (&self->passage, self->field, from, d) +
         adj_passage_company (&self->passage, self->field, hex);
  if (way->cost + cost > self->budget)
    return FALSE;
  way->path[way->n++] = hex;
  way->cost += cost;
  return TRUE;
}

static gboolean
wind (const Search *self, AdjChargeWay *way, guint n_steps)
{
  AdjChargeWay before = *way;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      if (push (self, way, d, n_steps == 1) && (n_steps == 1 || wind (self, way, n_steps - 1)))
        return TRUE;
      *way = before;
    }
  return FALSE;
}

static gboolean
wind_there (const AdjReach *reach, const AdjField *field, int unit, AdjHex hex, AdjChargeWay *way)
{
  Search search = { .field = field, .to = hex, .budget = reach->budget };

  adj_charge_passage (&search.passage, field, unit);
  *way = (AdjChargeWay){ .n = 1, .path = { reach->start } };
  for (guint n = ADJ_CHARGE_HEXES; n <= ADJ_CHARGE_ROUND; n++)
    if (wind (&search, way, n))
      return TRUE;
  return FALSE;
}

gboolean
adj_charge_way (
    const AdjReach *self, const AdjField *field, int unit, AdjHex hex, AdjChargeWay *way)
{
  gboolean full;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (way != NULL, FALSE);

  if (!adj_reach_may_end (self, field, unit, hex, &full) || full || hex == self->start)
    return FALSE;
  if (self->steps[hex] < ADJ_CHARGE_HEXES)
    return wind_there (self, field, unit, hex, way);
  way->n = adj_reach_path (self, hex, way->path);
  way->cost = self->cost[hex];
  return TRUE;
}

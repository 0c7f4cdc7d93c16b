/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive.h"

static guint32
bit_of (const AdjBook *book, const char *feature)
{
  int index = adj_ruleset_feature (book->ruleset, feature);

  g_assert_cmpint (index, >=, 0);
  return 1u << index;
}

Naive
naive_of (const AdjBook *book)
{
  const AdjRuleset *ruleset = book->ruleset;

  return (Naive){
    .book = book,
    .road = bit_of (book, "road"),
    .trail = bit_of (book, "trail"),
    .creek = bit_of (book, "creek"),
    .bridge = bit_of (book, "bridge"),
    .ford = bit_of (book, "ford"),
    .ferry = bit_of (book, "ferry"),
    .train = adj_ruleset_arm (ruleset, "train"),
    .artillery = adj_ruleset_arm (ruleset, "artillery"),
    .river = adj_ruleset_terrain (ruleset, "river"),
    .river_ferry = adj_ruleset_terrain (ruleset, "river-ferry"),
    .clear = adj_ruleset_terrain (ruleset, "clear"),
  };
}

/* ---- The map ---- */

static guint32
between (const Naive *self, AdjHex from, AdjHex to)
{
  const AdjMap *map = &self->book->scenario->map;
  int d = adj_hex_direction (&map->grid, self->book->hexes[from].id, self->book->hexes[to].id);

  g_assert_cmpint (d, >=, 0);
  return self->book->hexes[from].features[d];
}

static gboolean
are_neighbours (const Naive *self, AdjHex a, AdjHex b)
{
  return adj_hex_direction (&self->book->scenario->map.grid, self->book->hexes[a].id,
                            self->book->hexes[b].id) >= 0;
}

gboolean
naive_can_cross (const Naive *self, AdjHex from, AdjHex to)
{
  guint32 features;

  if (!are_neighbours (self, from, to))
    return FALSE;
  features = between (self, from, to);
  if ((features & self->creek) != 0 && (features & (self->bridge | self->ford)) == 0)
    return FALSE;
  if (self->book->hexes[from].terrain == self->river_ferry ||
      self->book->hexes[to].terrain == self->river_ferry)
    return (features & self->ferry) != 0;
  return TRUE;
}

int
naive_cost (const Naive *self, int arm, AdjHex from, AdjHex to)
{
  const char *terrain = self->book->ruleset->terrains[self->book->hexes[to].terrain].id;
  guint32 features = between (self, from, to);
  int ford = (features & self->ford) != 0 ? 1 : 0;

  if (!naive_can_cross (self, from, to) || g_str_equal (terrain, "river"))
    return -1;
  if (arm == self->train && (features & (self->road | self->trail)) == 0)
    return -1;
  if (features & self->road)
    return 1 + ford;
  if (g_str_equal (terrain, "clear"))
    return 1 + ford;
  if (g_str_equal (terrain, "town") || g_str_equal (terrain, "river-ferry"))
    return -2;
  if (features & self->trail)
    return 2 + ford;
  return (g_str_equal (terrain, "forest-rough") ? 6 : 3) + ford;
}

/* ---- Units ---- */

guint
naive_count_in (const AdjTable *table, AdjHex hex)
{
  guint n = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    n += table->units[unit].where == ADJ_ON_MAP && table->units[unit].hex == hex;
  return n;
}

int
naive_side_in (const AdjTable *table, AdjHex hex)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].where == ADJ_ON_MAP && table->units[unit].hex == hex)
      return table->units[unit].side;
  return ADJ_NO_SIDE;
}

gboolean
naive_train_in (const Naive *self, const AdjTable *table, AdjHex hex)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].where == ADJ_ON_MAP && table->units[unit].hex == hex &&
        table->units[unit].arm == self->train)
      return TRUE;
  return FALSE;
}

gboolean
naive_controlled (const Naive *self, const AdjTable *table, AdjHex hex, int side)
{
  if (self->book->hexes[hex].terrain == self->river_ferry)
    return FALSE;
  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];

      if (state->where == ADJ_ON_MAP && state->side == side && state->arm != self->train &&
          naive_can_cross (self, state->hex, hex))
        return TRUE;
    }
  return FALSE;
}

gboolean
naive_can_fight (const Naive *self, const AdjTable *table, int unit)
{
  return table->units[unit].arm != self->train &&
         (table->units[unit].facts & ADJ_FACT_INEFFECTIVE) == 0;
}

gboolean
naive_is_limbered (const Naive *self, const AdjTable *table, int unit)
{
  const AdjUnitState *state = &table->units[unit];

  return table->options[ADJ_OPTION_UNLIMBERING] && state->arm == self->artillery &&
         state->spent - state->deployed > 3 * ADJ_MP;
}

gboolean
naive_is_able (const Naive *self, const AdjTable *table, int unit)
{
  const AdjUnitState *state = &table->units[unit];
  int bars = ADJ_FACT_ATTACKED | ADJ_FACT_ADVANCED;

  if (state->arm == self->artillery)
    bars |= ADJ_FACT_DISPLACED; /* BG 7.81b */
  return state->where == ADJ_ON_MAP && naive_can_fight (self, table, unit) &&
         (state->facts & bars) == 0 && !naive_is_limbered (self, table, unit);
}

gboolean
naive_may_be_hit (const AdjTable *table, AdjHex hex)
{
  for (int unit = 0; unit < table->n_units; unit++)
    {
      guint16 facts = table->units[unit].facts;

      if (table->units[unit].where == ADJ_ON_MAP && table->units[unit].hex == hex &&
          ((facts & ADJ_FACT_ADVANCED) != 0 ||
           ((facts & ADJ_FACT_DEFENDED) != 0 && (facts & ADJ_FACT_RETREATED) == 0)))
        return FALSE;
    }
  return TRUE;
}

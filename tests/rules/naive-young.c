/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "naive-young.h"

#include "table/apply.h"

void
naive_choose_options (AdjTable *table, const AdjBook *book, guint lot)
{
  static const AdjOptionKey keys[] = {
    ADJ_OPTION_TIGHT_STACKING, ADJ_OPTION_ZOC_COST,     ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN,
    ADJ_OPTION_FOREST_COVER,   ADJ_OPTION_ONE_HEX_MOVE, ADJ_OPTION_UNLIMBERING,
    ADJ_OPTION_ENTRENCHMENTS,  ADJ_OPTION_ROAD_BONUS,   ADJ_OPTION_NIGHT_TERRAIN,
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);

      effect.option.key = (int) keys[i];
      effect.option.value = (lot >> i) & 1;
      g_assert_true (adj_table_apply (table, book, &effect));
    }
}

static gboolean
is_terrain (const Naive *self, AdjHex hex, const char *id)
{
  return g_str_equal (self->book->ruleset->terrains[self->book->hexes[hex].terrain].id, id);
}

guint
naive_limit (const Naive *self, const AdjTable *table, AdjHex hex)
{
  gboolean narrow = is_terrain (self, hex, "town") || is_terrain (self, hex, "forest") ||
                    is_terrain (self, hex, "forest-rough");

  return table->options[ADJ_OPTION_TIGHT_STACKING] && narrow ? 1 : 2;
}

guint
naive_friends_in (const AdjTable *table, int unit, AdjHex hex)
{
  guint n = 0;

  for (int other = 0; other < table->n_units; other++)
    n += other != unit && table->units[other].where == ADJ_ON_MAP &&
         table->units[other].hex == hex && table->units[other].side == table->units[unit].side;
  return n;
}

int
naive_zone_cost (const Naive *self, const AdjTable *table, int unit, AdjHex to)
{
  return table->options[ADJ_OPTION_ZOC_COST] &&
                 naive_controlled (self, table, to, 1 - table->units[unit].side)
             ? 3
             : 0;
}

/* E N.5: twice, but for the ground along a road or by ferry; a ford's point always. */
static int
by_night (const Naive *self, AdjHex from, AdjHex to, guint32 features, int cost)
{
  int ford = (features & self->ford) != 0 ? 1 : 0;
  gboolean spared = (features & self->road) != 0 ||
                    self->book->hexes[from].terrain == self->river_ferry ||
                    self->book->hexes[to].terrain == self->river_ferry;

  if (cost < 0)
    return cost;
  return spared ? cost + ford : 2 * cost;
}

/* Y 9.0b: a ford's point is paid as well. */
static int
ground_by_day (const Naive *self, const AdjTable *table, int unit, AdjHex from, AdjHex to)
{
  int cost = naive_cost (self, table->units[unit].arm, from, to);
  int d = adj_hex_direction (&self->book->scenario->map.grid, self->book->hexes[from].id,
                             self->book->hexes[to].id);
  guint32 features = self->book->hexes[from].features[d];

  if (cost == -1 || !table->options[ADJ_OPTION_FOREST_COVER] ||
      table->units[unit].arm != self->artillery || !is_terrain (self, to, "forest") ||
      (features & self->road) != 0 || (table->units[unit].facts & ADJ_FACT_FACE_DOWN) != 0)
    return cost;
  return 6 + ((features & self->ford) != 0 ? 1 : 0);
}

static int
ground_cost (const Naive *self, const AdjTable *table, int unit, AdjHex from, AdjHex to)
{
  int d = adj_hex_direction (&self->book->scenario->map.grid, self->book->hexes[from].id,
                             self->book->hexes[to].id);
  int cost = ground_by_day (self, table, unit, from, to);

  if (!table->options[ADJ_OPTION_NIGHT_TERRAIN] || !adj_table_is_night (table, self->book))
    return cost;
  return by_night (self, from, to, self->book->hexes[from].features[d], cost);
}

int
naive_step (
    const Naive *self, const AdjTable *table, int unit, AdjHex from, AdjHex to, gboolean *unknown)
{
  int ground = ground_cost (self, table, unit, from, to);
  int zone = naive_zone_cost (self, table, unit, to);
  int company = 0;

  if (ground == -1)
    return -1;
  if (zone > 0 && table->options[ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN])
    ground = 0;
  if (table->options[ADJ_OPTION_TIGHT_STACKING] && naive_friends_in (table, unit, to) > 0)
    company = 1;
  *unknown = ground == -2;
  return (ground == -2 ? 1 : ground) + zone + company;
}

gboolean
naive_bars (const Naive *self, const AdjTable *table, int unit, AdjHex to)
{
  const AdjUnitState *state = &table->units[unit];
  int there = naive_side_in (table, to);
  gboolean shy =
      adj_table_is_night (table, self->book) || (state->facts & ADJ_FACT_INEFFECTIVE) != 0;

  if (there == 1 - state->side || (shy && naive_controlled (self, table, to, 1 - state->side)))
    return TRUE; /* BG 5.12, 10.2, 11.2 */
  if (table->options[ADJ_OPTION_TIGHT_STACKING] &&
      naive_friends_in (table, unit, to) >= naive_limit (self, table, to))
    return TRUE; /* Y 5.31 */
  return there == state->side &&
         (state->arm == self->train || naive_train_in (self, table, to)); /* CH 18.3 */
}

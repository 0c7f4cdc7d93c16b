/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario.h"

AdjScenario *
adj_scenario_ref (AdjScenario *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  self->refs++;
  return self;
}

static void
free_hex_lists (AdjScenario *self)
{
  for (guint i = 0; i < self->exits->len; i++)
    g_array_unref (g_array_index (self->exits, AdjExit, i).hexes);
  for (guint i = 0; i < self->holdings->len; i++)
    g_array_unref (g_array_index (self->holdings, AdjHolding, i).hexes);
  for (guint i = 0; i < self->levels->len; i++)
    g_array_unref (g_array_index (self->levels, AdjLevel, i).holds);
  for (guint i = 0; i < self->awards->len; i++)
    {
      AdjAward *award = &g_array_index (self->awards, AdjAward, i);

      g_array_unref (award->hexes);
      g_clear_pointer (&award->trace.from, g_array_unref);
      g_clear_pointer (&award->trace.to, g_array_unref);
    }
}

void
adj_scenario_unref (AdjScenario *self)
{
  g_return_if_fail (self != NULL);
  if (--self->refs > 0)
    return;
  free_hex_lists (self);
  g_array_unref (self->sources);
  g_array_unref (self->exits);
  g_array_unref (self->holdings);
  g_array_unref (self->awards);
  g_array_unref (self->levels);
  g_array_unref (self->commands);
  g_array_unref (self->commanders);
  g_array_unref (self->limits);
  g_array_unref (self->specials);
  g_array_unref (self->unknowns);
  g_free (self->map.hexes);
  g_free (self->map.hexsides);
  g_free (self->units);
  g_hash_table_unref (self->unit_places);
  g_string_chunk_free (self->strings);
  adj_ruleset_unref (self->ruleset);
  g_free (self);
}

int
adj_scenario_side (const AdjScenario *self, const char *id)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    if (g_strcmp0 (self->sides[side].id, id) == 0)
      return side;
  return ADJ_NO_SIDE;
}

int
adj_scenario_unit (const AdjScenario *self, const char *id)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (self->unit_places, id)) - 1;
}

const AdjMapHex *
adj_scenario_hex (const AdjScenario *self, AdjHexId id)
{
  guint low = 0;
  guint high = self->map.n_hexes;

  while (low < high)
    {
      guint middle = low + (high - low) / 2;
      const AdjMapHex *hex = &self->map.hexes[middle];

      if (hex->id == id)
        return hex;
      if (hex->id < id)
        low = middle + 1;
      else
        high = middle;
    }
  return NULL;
}

gboolean
adj_scenario_complete (const AdjScenario *self)
{
  return self->unknowns->len == 0 && self->map.assumed == NULL;
}

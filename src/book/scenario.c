/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario.h"

AdjScenario *
adj_scenario_ref (AdjScenario *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  self->refs++;
  return self;
}

/* ---- A copy ---- */

static GArray *
copy_list (const GArray *list)
{
  return list != NULL ? g_array_copy ((GArray *) list) : NULL;
}

static void
copy_lists (AdjScenario *self)
{
  GArray **lists[] = { &self->sources,  &self->exits,    &self->holdings,   &self->awards,
                       &self->levels,   &self->commands, &self->commanders, &self->limits,
                       &self->specials, &self->unknowns };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    *lists[i] = copy_list (*lists[i]);
  for (guint i = 0; i < self->exits->len; i++)
    g_array_index (self->exits, AdjExit, i).hexes =
        copy_list (g_array_index (self->exits, AdjExit, i).hexes);
  for (guint i = 0; i < self->holdings->len; i++)
    g_array_index (self->holdings, AdjHolding, i).hexes =
        copy_list (g_array_index (self->holdings, AdjHolding, i).hexes);
  for (guint i = 0; i < self->levels->len; i++)
    g_array_index (self->levels, AdjLevel, i).holds =
        copy_list (g_array_index (self->levels, AdjLevel, i).holds);
  for (guint i = 0; i < self->awards->len; i++)
    {
      AdjAward *award = &g_array_index (self->awards, AdjAward, i);

      award->hexes = copy_list (award->hexes);
      award->trace.from = copy_list (award->trace.from);
      award->trace.to = copy_list (award->trace.to);
    }
}

AdjScenario *
adj_scenario_copy (const AdjScenario *self)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->refs = 1;
  copy->lender = adj_scenario_ref ((AdjScenario *) self);
  copy->strings = g_string_chunk_new (1024);
  adj_ruleset_ref (copy->ruleset);
  copy->map.hexes = g_memdup2 (self->map.hexes, self->map.n_hexes * sizeof (AdjMapHex));
  copy->map.hexsides =
      g_memdup2 (self->map.hexsides, self->map.n_hexsides * sizeof (AdjMapHexside));
  copy->units = g_memdup2 (self->units, self->n_units * sizeof (AdjUnit));
  copy->unit_places = g_hash_table_new (g_str_hash, g_str_equal);
  for (guint i = self->n_units; i > 0; i--)
    g_hash_table_insert (copy->unit_places, (gpointer) self->units[i - 1].id, GUINT_TO_POINTER (i));
  copy_lists (copy);
  return copy;
}

/* ---- Its life ---- */

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
  g_clear_pointer (&self->lender, adj_scenario_unref);
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

const AdjMapHexside *
adj_scenario_hexside (const AdjScenario *self, AdjHexId a, AdjHexId b)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->map.n_hexsides; i++)
    if (self->map.hexsides[i].a == MIN (a, b) && self->map.hexsides[i].b == MAX (a, b))
      return &self->map.hexsides[i];
  return NULL;
}

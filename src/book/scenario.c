/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario.h"

/* What a battle has in lists, by what the file calls it. */
static const struct
{
  const char *element;
  gsize list;
  gssize marks; /* in the list's struct; -1: it has none */
} lists[] = {
  { "source", G_STRUCT_OFFSET (AdjScenario, sources), -1 },
  { "exit", G_STRUCT_OFFSET (AdjScenario, exits), G_STRUCT_OFFSET (AdjExit, marks) },
  { "holds", G_STRUCT_OFFSET (AdjScenario, holdings), G_STRUCT_OFFSET (AdjHolding, marks) },
  { "award", G_STRUCT_OFFSET (AdjScenario, awards), G_STRUCT_OFFSET (AdjAward, marks) },
  { "level", G_STRUCT_OFFSET (AdjScenario, levels), G_STRUCT_OFFSET (AdjLevel, marks) },
  { "command", G_STRUCT_OFFSET (AdjScenario, commands), G_STRUCT_OFFSET (AdjCommand, marks) },
  { "commander", G_STRUCT_OFFSET (AdjScenario, commanders), G_STRUCT_OFFSET (AdjCommander, marks) },
  { "limit", G_STRUCT_OFFSET (AdjScenario, limits), G_STRUCT_OFFSET (AdjLimit, marks) },
  { "special", G_STRUCT_OFFSET (AdjScenario, specials), G_STRUCT_OFFSET (AdjSpecial, marks) },
  { "unknown", G_STRUCT_OFFSET (AdjScenario, unknowns), -1 },
};

static GArray **
list_at (const AdjScenario *self, guint i)
{
  return (GArray **) G_STRUCT_MEMBER_P (self, lists[i].list);
}

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
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    *list_at (self, i) = copy_list (*list_at (self, i));
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
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    g_array_unref (*list_at (self, i));
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

int
adj_scenario_award (const AdjScenario *self, const char *id)
{
  g_return_val_if_fail (self != NULL, -1);

  for (guint i = 0; i < self->awards->len; i++)
    if (g_strcmp0 (g_array_index (self->awards, AdjAward, i).id, id) == 0)
      return (int) i;
  return -1;
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

GArray *
adj_scenario_list (const AdjScenario *self, const char *element)
{
  g_return_val_if_fail (self != NULL && element != NULL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].element, element))
      return *list_at (self, i);
  return NULL;
}

AdjMarks *
adj_scenario_marks (const AdjScenario *self, const char *element, guint place)
{
  g_return_val_if_fail (self != NULL && element != NULL, NULL);

  if (g_str_equal (element, "hex"))
    return &self->map.hexes[place].marks;
  if (g_str_equal (element, "hexside"))
    return &self->map.hexsides[place].marks;
  if (g_str_equal (element, "unit"))
    return &self->units[place].marks;
  if (g_str_equal (element, "turn"))
    return (AdjMarks *) &self->turns[place].marks;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (g_str_equal (lists[i].element, element) && lists[i].marks >= 0)
      {
        GArray *list = *list_at (self, i);

        return G_STRUCT_MEMBER_P (list->data + place * g_array_get_element_size (list),
                                  lists[i].marks);
      }
  return NULL;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/touched.h"

#include "record/seen.h"

/* The hex of that effect's unit or marker; ADJ_NO_HEX. */
static AdjHex
hex_of (const AdjEffect *effect, const AdjView *shown)
{
  if (effect->unit < shown->table->n_units)
    return adj_table_on_map (shown->table, effect->unit) ? shown->table->units[effect->unit].hex
                                                         : ADJ_NO_HEX;
  return effect->kind == ADJ_EFFECT_MARKER ? effect->hex : ADJ_NO_HEX;
}

static AdjHex
find_target (const GArray *effects)
{
  for (guint i = 0; i < effects->len; i++)
    if (g_array_index (effects, AdjEffect, i).kind == ADJ_EFFECT_TARGET)
      return g_array_index (effects, AdjEffect, i).hex;
  return ADJ_NO_HEX;
}

AdjHex
adj_touched_hex (AdjGame *game, guint from, guint n_steps, const AdjView *shown)
{
  AdjHex touched = ADJ_NO_HEX;
  const GArray *steps;

  g_return_val_if_fail (ADJ_IS_GAME (game), ADJ_NO_HEX);
  g_return_val_if_fail (shown != NULL, ADJ_NO_HEX);

  steps = adj_game_get_play (game)->steps;
  for (guint i = from; i < MIN (n_steps, steps->len); i++)
    {
      g_autoptr (AdjTable) table = adj_game_table_after (game, i);
      AdjView before = adj_view (shown->book, table, shown->eyes);
      g_autoptr (GArray) effects =
          adj_seen_effects (&before, g_array_index (steps, AdjStep, i).effects);

      if (find_target (effects) != ADJ_NO_HEX)
        return find_target (effects);
      for (guint j = 0; j < effects->len && touched == ADJ_NO_HEX; j++)
        touched = hex_of (&g_array_index (effects, AdjEffect, j), shown);
    }
  return touched;
}

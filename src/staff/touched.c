/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/touched.h"

#include "record/seen.h"

AdjHex
adj_touched_hex (AdjGame *game, guint n_steps, const AdjView *shown)
{
  const GArray *steps;
  g_autoptr (AdjTable) table = NULL;
  g_autoptr (GArray) effects = NULL;
  AdjView before;

  g_return_val_if_fail (ADJ_IS_GAME (game), ADJ_NO_HEX);
  g_return_val_if_fail (shown != NULL, ADJ_NO_HEX);

  steps = adj_game_get_play (game)->steps;
  if (n_steps == 0 || n_steps > steps->len)
    return ADJ_NO_HEX;
  table = adj_game_table_after (game, n_steps - 1);
  before = adj_view (shown->book, table, shown->eyes);
  effects = adj_seen_effects (&before, g_array_index (steps, AdjStep, n_steps - 1).effects);
  for (guint i = 0; i < effects->len; i++)
    {
      guint16 unit = g_array_index (effects, AdjEffect, i).unit;

      if (unit < shown->table->n_units && adj_table_on_map (shown->table, unit))
        return shown->table->units[unit].hex;
    }
  return ADJ_NO_HEX;
}

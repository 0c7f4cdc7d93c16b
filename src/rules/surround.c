/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/surround.h"

#include <string.h>

gboolean
adj_cordon_counts (const AdjTable *table, int unit)
{
  g_return_val_if_fail (table != NULL, FALSE);

  return adj_table_on_map (table, unit) && !adj_table_has (table, unit, ADJ_FACT_DUMMY);
}

static void
add_enemy (AdjCordon *self, const AdjUnitState *enemy)
{
  const AdjBookHex *here = &self->book->hexes[enemy->hex];

  self->hexes[enemy->hex] |= ADJ_CORDON_ENEMY;
  if (!self->book->ruleset->arms[enemy->arm].zone)
    return;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (here->zone & (1u << d))
      self->hexes[here->neighbours[d]] |= ADJ_CORDON_ZONE;
}

void
adj_cordon_read (AdjCordon *self, const AdjBook *book, const AdjTable *table, int side)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (book != NULL);
  g_return_if_fail (table != NULL);

  self->book = book;
  self->table = table;
  self->side = side;
  memset (self->hexes, 0, book->n_hexes);
  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];

      if (!adj_cordon_counts (table, unit))
        continue;
      if (state->side == side)
        self->hexes[state->hex] |= ADJ_CORDON_FRIEND;
      else
        add_enemy (self, state);
    }
}

/* E IL.8: each neighbouring hex of the map is in an EZOC, held by the enemy or closed to the unit,
 * one of them because of an enemy; a friend next to it is a way out, unless the switch is off. */
gboolean
adj_is_surrounded (const AdjCordon *self, int unit)
{
  const AdjUnitState *state;
  gboolean relieved;
  gboolean by_enemies = FALSE;

  g_return_val_if_fail (self != NULL, FALSE);

  state = &self->table->units[unit];
  relieved = adj_table_option (self->table, ADJ_OPTION_FRIENDS_RELIEVE) != 0;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex next = self->book->hexes[state->hex].neighbours[d];

      if (next == ADJ_NO_HEX)
        continue;
      if (relieved && (self->hexes[next] & ADJ_CORDON_FRIEND) != 0)
        return FALSE;
      if (self->hexes[next] & (ADJ_CORDON_ENEMY | ADJ_CORDON_ZONE))
        by_enemies = TRUE;
      else if (adj_book_cost (self->book, state->arm, state->hex, d) != ADJ_CLOSED)
        return FALSE;
    }
  return by_enemies;
}

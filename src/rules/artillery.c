/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/artillery.h"

#include "rules/played.h"
#include "rules/sight.h"

/* Y 8.17b: rifled guns lose one for each two whole hexes in between, all others for each one. */
int
adj_range_loss (const AdjField *field, int unit, int range, const char **row)
{
  int per;

  g_return_val_if_fail (field != NULL, 0);

  per = adj_field_arm (field, unit)->weakens_per;
  if (row != NULL)
    *row = per > 1 ? "Y 8.17b" : "Y 8.17";
  return adj_table_option (field->table, ADJ_OPTION_RANGE_ATTENUATION) && range > 1
             ? (range - 1) / per
             : 0;
}

/* BG 8.22: in a combined attack on several hexes one of them is enough, so it is the best one. */
int
adj_range_of_fire (const AdjField *field, const AdjAttack *attack, int unit)
{
  AdjHex from;
  int nearest = G_MAXINT;
  int nearest_seen = G_MAXINT;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (attack != NULL, 0);

  from = field->table->units[unit].hex;
  for (guint i = 0; i < attack->n_targets; i++)
    {
      AdjSight sight = adj_sight (field->book, from, attack->targets[i]);

      nearest = MIN (nearest, sight.range);
      if (sight.clear)
        nearest_seen = MIN (nearest_seen, sight.range);
    }
  return nearest_seen < G_MAXINT ? nearest_seen : nearest;
}

int
adj_range_of_support (const AdjField *field, const AdjAttack *attack, int unit)
{
  const AdjHexGrid *grid;
  AdjHexId from;
  int nearest = G_MAXINT;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (attack != NULL, 0);

  grid = &field->book->scenario->map.grid;
  from = field->book->hexes[field->table->units[unit].hex].id;
  for (guint i = 0; i < attack->n_attackers; i++)
    {
      AdjHex hex = field->table->units[attack->attackers[i].unit].hex;

      nearest = MIN (nearest, adj_hex_distance (grid, from, field->book->hexes[hex].id));
    }
  return nearest == G_MAXINT ? 1 : nearest;
}

static gboolean
is_infantry (const AdjField *field, int unit)
{
  return adj_field_arm (field, unit)->symbol == ADJ_SYMBOL_INFANTRY;
}

static gboolean
infantry_strikes (const AdjField *field, const AdjAttack *attack, AdjHex hex)
{
  for (guint i = 0; i < attack->n_attackers; i++)
    {
      int unit = attack->attackers[i].unit;

      if (attack->attackers[i].role == ADJ_ROLE_ADJACENT && is_infantry (field, unit) &&
          adj_book_direction (field->book, field->table->units[unit].hex, hex) >= 0)
        return TRUE;
    }
  return FALSE;
}

gboolean
adj_battery_is_exposed (const AdjField *field, const AdjAttack *attack, int unit)
{
  AdjHex hex;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);

  hex = field->table->units[unit].hex;
  if (!adj_batteries_lend_support (field->table) || !adj_field_arm (field, unit)->bombards ||
      !infantry_strikes (field, attack, hex))
    return FALSE;
  for (guint16 mate = field->first[hex]; mate != ADJ_NOBODY; mate = field->next[mate])
    if (is_infantry (field, mate))
      return FALSE;
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/zone.h"

typedef struct
{
  guint n;
  guint16 units[2 * ADJ_MAX_UNITS];
} Units;

static void
gather_controllers (const AdjField *field, AdjHex hex, int side, Units *found)
{
  const AdjBookHex *here = &field->book->hexes[hex];

  found->n = 0;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex from = here->neighbours[d];

      if (from == ADJ_NO_HEX || adj_field_side (field, from) != adj_enemy (side) ||
          (field->book->hexes[from].zone & (1u << adj_hex_opposite (d))) == 0)
        continue;
      for (guint16 unit = field->first[from]; unit != ADJ_NOBODY; unit = field->next[unit])
        if (adj_field_arm (field, unit)->zone)
          found->units[found->n++] = unit;
    }
}

gboolean
adj_zone_is_of_dummies (const AdjField *field, AdjHex hex, int side)
{
  Units controllers;

  g_return_val_if_fail (field != NULL, FALSE);

  gather_controllers (field, hex, side, &controllers);
  for (guint i = 0; i < controllers.n; i++)
    if (!adj_table_is_dummy (field->table, controllers.units[i]))
      return FALSE;
  return controllers.n > 0;
}

gboolean
adj_zone_is_proven (const AdjField *field, AdjHex hex, int side)
{
  Units controllers;

  g_return_val_if_fail (field != NULL, FALSE);

  gather_controllers (field, hex, side, &controllers);
  for (guint i = 0; i < controllers.n; i++)
    if (!adj_table_has (field->table, controllers.units[i], ADJ_FACT_FACE_DOWN))
      return TRUE;
  return FALSE;
}

guint
adj_zone_witnesses (const AdjField *field, AdjHex hex, int side, guint16 units[ADJ_MAX_WITNESSES])
{
  Units controllers;
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (units != NULL, 0);

  gather_controllers (field, hex, side, &controllers);
  for (guint i = 0; i < controllers.n; i++)
    if (adj_table_has (field->table, controllers.units[i], ADJ_FACT_FACE_DOWN) &&
        !adj_table_is_dummy (field->table, controllers.units[i]))
      units[n++] = controllers.units[i];
  return n;
}

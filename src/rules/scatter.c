/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/scatter.h"

#include "rules/drift.h"

#define MOST_POINTS 6

static gboolean
is_stuck (const AdjField *field, int unit)
{
  for (int die = 1; die <= ADJ_HEX_DIRECTIONS; die++)
    {
      AdjDrift drift;

      adj_drift_find (&drift, field, unit, die, MOST_POINTS);
      if (drift.n_path > 1)
        return FALSE;
    }
  return TRUE;
}

static AdjScattered
entry_of (const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  return (AdjScattered){
    .unit = (guint16) unit,
    .hex = state->hex,
    .control = state->control,
    .in_zone = adj_field_in_ezoc (field, state->hex, state->side),
    .stuck = state->control == ADJ_CONTROL_LOST && is_stuck (field, unit),
  };
}

guint
adj_scattered_find (const AdjField *field, int side, AdjScattered *list)
{
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (list != NULL, 0);

  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    {
      if (field->count[hex] == 0 || adj_field_side (field, (AdjHex) hex) != side)
        continue;
      for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
        if (field->table->units[unit].control != ADJ_CONTROL_KEPT)
          list[n++] = entry_of (field, unit);
    }
  return n;
}

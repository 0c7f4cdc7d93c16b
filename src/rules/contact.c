/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/contact.h"

#include "rules/played.h"

/* A unit stands in its own zone, too: out of a ferry hex, where no zone reaches in, one reaches an
 * enemy who does not reach back. */
static gboolean
is_in_a_zone (const AdjField *field, AdjHex hex, int side)
{
  if ((field->zones[hex] & (1u << side)) != 0)
    return TRUE;
  if (field->count[hex] == 0 || adj_field_side (field, hex) != side)
    return FALSE;
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_field_arm (field, unit)->zone)
      return TRUE;
  return FALSE;
}

AdjTouch
adj_day_contact (const AdjField *field, int unit)
{
  const AdjUnitState *state;

  g_return_val_if_fail (field != NULL, ADJ_TOUCH_NONE);

  state = &field->table->units[unit];
  return adj_field_in_ezoc (field, state->hex, state->side) ? ADJ_TOUCH_ZONE : ADJ_TOUCH_NONE;
}

AdjTouch
adj_night_contact (const AdjField *field, int unit)
{
  const AdjUnitState *state;
  const AdjBookHex *here;

  g_return_val_if_fail (field != NULL, ADJ_TOUCH_NONE);

  state = &field->table->units[unit];
  here = &field->book->hexes[state->hex];
  if (adj_field_in_ezoc (field, state->hex, state->side))
    return ADJ_TOUCH_ZONE;
  if (!adj_field_arm (field, unit)->zone)
    return ADJ_TOUCH_NONE;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if ((here->zone & (1u << d)) != 0 &&
        is_in_a_zone (field, here->neighbours[d], adj_enemy (state->side)))
      return ADJ_TOUCH_OVERLAP;
  return ADJ_TOUCH_NONE;
}

AdjTouch
adj_plot_contact (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, ADJ_TOUCH_NONE);

  return adj_plots_are_of_night (field->table, field->book) ? adj_night_contact (field, unit)
                                                            : adj_day_contact (field, unit);
}

AdjTouch
adj_plot_frozen (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, ADJ_TOUCH_NONE);

  return adj_table_on_map (field->table, unit) && adj_plots_are_of_night (field->table, field->book)
             ? adj_night_contact (field, unit)
             : ADJ_TOUCH_NONE;
}

gboolean
adj_drift_is_owed (const AdjField *field, int unit)
{
  const AdjUnitState *state;

  g_return_val_if_fail (field != NULL, FALSE);

  state = &field->table->units[unit];
  return state->where == ADJ_ON_MAP && state->control == ADJ_CONTROL_LOST &&
         !adj_field_in_ezoc (field, state->hex, state->side);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/starts.h"

#include "table/unit.h"

static AdjStart
start_at_entry (const AdjField *field, int unit, AdjHex hex)
{
  int side = field->table->units[unit].side;
  int allowance = adj_field_allowance (field, unit);
  int paid = adj_column_cost (field, unit, hex, 0, NULL);
  int left = allowance == ADJ_UNKNOWN_COST ? ADJ_MOST_BUDGET : allowance - paid;

  return (AdjStart){ .hex = hex,
                     .enters = TRUE,
                     .open = left >= 0 && adj_entry_way_in (field, hex, side) <= ADJ_WAY_IN_TAKEN,
                     .paid = paid,
                     .left = MAX (left, 0) };
}

guint
adj_starts_find (const AdjField *field, int unit, AdjStart starts[ADJ_MAX_WAYS_IN])
{
  const AdjUnitState *state;
  AdjHex entries[ADJ_MAX_WAYS_IN];
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (starts != NULL, 0);

  state = &field->table->units[unit];
  if (adj_table_on_map (field->table, unit) &&
      !adj_table_has (field->table, unit, ADJ_FACT_MOVED) &&
      !adj_table_has_scattered (field->table, unit))
    starts[n++] =
        (AdjStart){ .hex = state->hex, .open = TRUE, .left = adj_reach_budget (field, unit) };
  /* a dummy enters along with others (Y 11.55) */
  if (state->where == ADJ_WAITING && adj_unit_is_printed (field->book, unit))
    {
      n = adj_entry_hexes (field, unit, entries);
      for (guint i = 0; i < n; i++)
        starts[i] = start_at_entry (field, unit, entries[i]);
    }
  return n;
}

void
adj_start_reach (const AdjStart *self, const AdjField *field, int unit, AdjReach *reach)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);
  g_return_if_fail (reach != NULL);

  if (self->enters)
    adj_reach_find_from (reach, field, unit, self->hex, self->left);
  else
    adj_reach_find (reach, field, unit);
}

AdjHex
adj_starts_best_entry (const AdjField *field, int unit, AdjHex to)
{
  AdjStart starts[ADJ_MAX_WAYS_IN];
  guint n;
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  const AdjStart *best = NULL;
  int least = 0;

  g_return_val_if_fail (field != NULL, ADJ_NO_HEX);

  n = adj_starts_find (field, unit, starts);
  for (guint i = 0; i < n; i++)
    {
      int cost;

      adj_reach_find_from (reach, field, unit, starts[i].hex, ADJ_MOST_BUDGET);
      if (!starts[i].enters || !adj_reach_has (reach, to))
        continue;
      cost = starts[i].paid + reach->cost[to];
      if (best == NULL || starts[i].open > best->open ||
          (starts[i].open == best->open && cost < least))
        {
          best = &starts[i];
          least = cost;
        }
    }
  return best != NULL ? best->hex : ADJ_NO_HEX;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/entry.h"

#include "rules/played.h"
#include "table/unit.h"

int
adj_column_cost (const AdjField *field, int side, AdjHex entry)
{
  gboolean per_hex;
  int place = 1;

  g_return_val_if_fail (field != NULL, 0);

  per_hex = adj_columns_are_per_hex (field->table);
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];

      place += state->side == side && (state->facts & ADJ_FACT_ENTERED) != 0 &&
               (!per_hex || state->entry == entry);
    }
  return place * ADJ_MP;
}

int
adj_due_turn (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, 0);

  return unit < (int) field->book->scenario->n_units ? field->book->scenario->units[unit].turn : 0;
}

gboolean
adj_is_due (const AdjField *field, int unit)
{
  int turn;

  g_return_val_if_fail (field != NULL, FALSE);

  turn = adj_due_turn (field, unit);
  if (adj_table_is_dummy (field->table, unit))
    return field->table->units[unit].where == ADJ_WAITING;
  return field->table->units[unit].where == ADJ_WAITING && turn > 0 && turn <= field->table->turn;
}

AdjWayIn
adj_entry_way_in (const AdjField *field, AdjHex hex, int side)
{
  gboolean friends;

  g_return_val_if_fail (field != NULL, ADJ_WAY_IN_FREE);

  friends = field->count[hex] > 0 && adj_field_side (field, hex) == side;
  if (field->count[hex] > 0 && !friends)
    return ADJ_WAY_IN_HELD;
  if (friends && adj_table_option (field->table, ADJ_OPTION_FRIENDS_BAR_ENTRY))
    return ADJ_WAY_IN_BARRED;
  if (adj_table_is_night (field->table, field->book) && adj_field_in_ezoc (field, hex, side))
    return ADJ_WAY_IN_ZONE;
  return friends ? ADJ_WAY_IN_TAKEN : ADJ_WAY_IN_FREE;
}

const char *
adj_entry_bar (const AdjField *field, AdjHex hex, int side)
{
  AdjWayIn way;

  g_return_val_if_fail (field != NULL, NULL);

  way = adj_entry_way_in (field, hex, side);
  return way == ADJ_WAY_IN_HELD ? "BG 15.5" : way == ADJ_WAY_IN_BARRED ? "BG 15.5b" : NULL;
}

const char *
adj_entry_blocked_by (const AdjField *field, int unit)
{
  const char *row = NULL;
  const AdjUnit *printed;

  g_return_val_if_fail (field != NULL, NULL);

  if (unit >= (int) field->book->scenario->n_units)
    return NULL;
  printed = &field->book->scenario->units[unit];
  for (guint i = 0; i < printed->n_entries; i++)
    {
      AdjHex hex = adj_book_hex (field->book, printed->entries[i]);
      AdjWayIn way = adj_entry_way_in (field, hex, printed->side);

      if (way <= ADJ_WAY_IN_TAKEN)
        return NULL;
      if (row == NULL || way == ADJ_WAY_IN_BARRED)
        row = way == ADJ_WAY_IN_BARRED ? "BG 15.5b" : "BG 15.5";
    }
  return row;
}

gboolean
adj_may_enter_by (const AdjField *field, int unit, AdjHex hex)
{
  const AdjUnit *printed;

  g_return_val_if_fail (field != NULL, FALSE);

  if (!adj_unit_is_printed (field->book, unit))
    return TRUE;
  printed = &field->book->scenario->units[unit];
  for (guint i = 0; i < printed->n_entries; i++)
    if (printed->entries[i] == field->book->hexes[hex].id)
      return TRUE;
  return printed->n_entries == 0; /* not known: nobody can say that it is wrong */
}

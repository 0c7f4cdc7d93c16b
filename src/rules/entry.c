/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/entry.h"

#include "rules/played.h"
#include "table/unit.h"

/* Those who have come on in this phase, by that hex where each has a column of its own. */
static int
count_entered (const AdjField *field, int side, AdjHex entry)
{
  gboolean per_hex = adj_columns_are_per_hex (field->table, field->book);
  int n = 0;

  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];

      n += state->side == side && (state->facts & ADJ_FACT_ENTERED) != 0 &&
           (!per_hex || state->entry == entry);
    }
  return n;
}

/* R 5.0b: along the path by which the column comes; R 6.25: but not into an EZOC. */
static int
first_stack_pays (const AdjField *field, int unit, AdjHex entry)
{
  const AdjUnitState *state = &field->table->units[unit];
  gboolean into_zone =
      !field->book->ruleset->paths_into_zone && adj_field_in_ezoc (field, entry, state->side);

  return adj_book_cost_in (field->book, state->arm, entry,
                           into_zone ? 0 : adj_book_path_in (field->book, entry));
}

int
adj_column_cost (const AdjField *field, int unit, AdjHex entry, int ahead, gboolean *unknown)
{
  g_return_val_if_fail (field != NULL, 0);

  return adj_column_price (field, unit, entry,
                           ahead + count_entered (field, field->table->units[unit].side, entry),
                           unknown);
}

int
adj_column_price (const AdjField *field, int unit, AdjHex entry, int place, gboolean *unknown)
{
  const AdjColumnOfMarch *column;
  guint32 along;
  int first;

  g_return_val_if_fail (field != NULL, 0);

  column = &field->book->ruleset->column;
  first = column->enters ? first_stack_pays (field, unit, entry) : ADJ_MP;
  if (unknown != NULL)
    *unknown = first < 0;
  along = column->along >= 0 ? 1u << column->along : 0;
  return (first < 0 ? ADJ_MP : first) + place / column->stack *
                                            ((adj_book_path_in (field->book, entry) & along) != 0
                                                 ? column->adds_along
                                                 : column->adds);
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
  if (adj_nights_bar_zones (field->table, field->book) && adj_field_in_ezoc (field, hex, side))
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

/* R 5.5: kept out in its own turn, it has so many more hexes of the edge to enter by. */
static int
hexes_along (const AdjField *field, int unit)
{
  int due = adj_due_turn (field, unit);

  return due > 0 && due < field->table->turn ? field->book->ruleset->column.within : 0;
}

static gboolean
is_among (const AdjHex *hexes, guint n, AdjHex hex)
{
  for (guint i = 0; i < n; i++)
    if (hexes[i] == hex)
      return TRUE;
  return FALSE;
}

guint
adj_entry_hexes (const AdjField *field, int unit, AdjHex hexes[ADJ_MAX_WAYS_IN])
{
  const AdjUnit *printed;
  guint n = 0;
  guint ring = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (hexes != NULL, 0);

  if (!adj_unit_is_printed (field->book, unit))
    return 0;
  printed = &field->book->scenario->units[unit];
  for (guint i = 0; i < printed->n_entries; i++)
    hexes[n++] = adj_book_hex (field->book, printed->entries[i]);
  for (int steps = hexes_along (field, unit); steps > 0; steps--)
    for (guint end = n; ring < end; ring++)
      for (int d = 0; d < ADJ_HEX_DIRECTIONS && n < ADJ_MAX_WAYS_IN; d++)
        {
          AdjHex next = field->book->hexes[hexes[ring]].neighbours[d];

          if (next != ADJ_NO_HEX && adj_book_on_edge (field->book, next) &&
              !is_among (hexes, n, next))
            hexes[n++] = next;
        }
  return n;
}

const char *
adj_entry_blocked_by (const AdjField *field, int unit)
{
  const char *row = NULL;
  AdjHex hexes[ADJ_MAX_WAYS_IN];
  guint n;

  g_return_val_if_fail (field != NULL, NULL);

  n = adj_entry_hexes (field, unit, hexes);
  for (guint i = 0; i < n; i++)
    {
      AdjWayIn way = adj_entry_way_in (field, hexes[i], field->table->units[unit].side);

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
  AdjHex hexes[ADJ_MAX_WAYS_IN];
  guint n;

  g_return_val_if_fail (field != NULL, FALSE);

  n = adj_entry_hexes (field, unit, hexes);
  return n == 0 || is_among (hexes, n, hex); /* not known: nobody can say that it is wrong */
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/path.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rules/charge.h"
#include "rules/entry.h"
#include "rules/reach.h"

char *
adj_path_start (const AdjView *view, const guint16 *units, guint n_units, AdjHex *start)
{
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (units != NULL || n_units == 0, NULL);
  g_return_val_if_fail (start != NULL, NULL);

  *start = view->table->units[units[0]].hex;
  for (guint i = 0; i < n_units; i++)
    {
      const AdjUnitState *state = &view->table->units[units[i]];

      if (state->where != ADJ_ON_MAP)
        return g_strdup_printf (_ ("%s is not on the map"), adj_view_unit_id (view, units[i]));
      if (state->hex != *start)
        return g_strdup (_ ("units that move together start in one hex"));
    }
  return NULL;
}

static gboolean
append (AdjHex *path, guint *n_path, const AdjHex *more, guint n_more)
{
  if (*n_path + n_more > ADJ_MAX_PATH)
    return FALSE;
  memcpy (path + *n_path, more, n_more * sizeof *more);
  *n_path += n_more;
  return TRUE;
}

/* Backwards from the goal, so that the way can be read off forwards. */
static guint
shortest (const AdjBook *book, AdjHex from, AdjHex to, AdjHex *way)
{
  g_autofree AdjHex *next = g_new (AdjHex, book->n_hexes);
  g_autofree AdjHex *queue = g_new (AdjHex, book->n_hexes);
  guint n = 0;
  guint length = 0;

  memset (next, 0xff, book->n_hexes * sizeof *next);
  next[to] = to;
  queue[n++] = to;
  for (guint i = 0; i < n && next[from] == ADJ_NO_HEX; i++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHex hex = book->hexes[queue[i]].neighbours[d];

        if (hex == ADJ_NO_HEX || next[hex] != ADJ_NO_HEX)
          continue;
        next[hex] = queue[i];
        queue[n++] = hex;
      }
  if (next[from] == ADJ_NO_HEX)
    return 0;
  for (AdjHex hex = from; hex != to && length < ADJ_MAX_PATH; hex = next[hex])
    way[length++] = next[hex];
  return length;
}

/* The points left for the march when the unit has come to the map, if it must. */
static int
can_spend (const AdjField *field, int unit, AdjHex from)
{
  int budget = adj_reach_budget (field, unit);

  return adj_table_on_map (field->table, unit)
             ? budget
             : MAX (budget - adj_column_cost (field, unit, from, 0, NULL), 0);
}

/* The way that reach shows, and where it shows none the cheapest there would be. */
static guint
find_march (const AdjField *field, int unit, AdjHex from, AdjHex to, AdjHex way[ADJ_MAX_PATH])
{
  g_autofree AdjReach *reach = g_new (AdjReach, 1);

  adj_reach_find_from (reach, field, unit, from, can_spend (field, unit, from));
  if (!adj_reach_has (reach, to))
    adj_reach_find_from (reach, field, unit, from, ADJ_MOST_BUDGET);
  return adj_reach_path (reach, to, way);
}

static guint
find_charge (const AdjField *field, int unit, AdjHex from, AdjHex to, AdjHex way[ADJ_MAX_PATH])
{
  g_autofree AdjReach *reach = g_new (AdjReach, 1);

  adj_charge_find (reach, field, unit, from, ADJ_CHARGE_MP);
  return adj_reach_path (reach, to, way);
}

gboolean
adj_path_extend (
    const AdjField *field, int unit, gboolean charge, AdjHex *path, guint *n_path, AdjHex to)
{
  AdjHex from;
  AdjHex way[ADJ_MAX_PATH];
  guint n;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (n_path != NULL, FALSE);

  from = path[*n_path - 1];
  if (adj_book_direction (field->book, from, to) >= 0)
    return append (path, n_path, &to, 1);
  if (from == to)
    return FALSE;
  n = charge ? find_charge (field, unit, from, to, way) : find_march (field, unit, from, to, way);
  if (n > 0)
    return append (path, n_path, way + 1, n - 1);
  n = shortest (field->book, from, to, way);
  return n > 0 && way[n - 1] == to && append (path, n_path, way, n);
}

guint
adj_path_beside (const AdjField *field, int unit, AdjHex to, AdjHex way[ADJ_MAX_PATH])
{
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  guint n;

  g_return_val_if_fail (field != NULL, 2);
  g_return_val_if_fail (way != NULL, 2);

  adj_reach_find (reach, field, unit);
  n = adj_reach_path (reach, to, way);
  if (n > 0)
    return n;
  way[0] = field->table->units[unit].hex;
  way[1] = to;
  return 2;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/first-look.h"

#include <math.h>

#define WHOLE 0.8 /* of a hex from its centre: a counter is seen whole */

static AdjPoint
place_of (const AdjField *field, guint hex)
{
  return adj_hex_center (&field->book->scenario->map.grid, 1, field->book->hexes[hex].id);
}

static gboolean
counts (const AdjField *field, guint hex)
{
  int side = adj_field_side (field, (AdjHex) hex);
  int enemy = side != ADJ_NO_SIDE ? adj_enemy (side) : side;

  return side != ADJ_NO_SIDE &&
         (adj_table_is_phasing (field->table, side) || !adj_table_is_phasing (field->table, enemy));
}

/* How many units are seen from there, and the middle of them. */
static guint
look_from (const AdjField *field, AdjPoint at, AdjPoint room, AdjPoint *middle)
{
  AdjPoint sum = { 0, 0 };
  guint n = 0;

  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    {
      AdjPoint place = place_of (field, hex);

      if (!counts (field, hex) || fabs (place.x - at.x) > room.x / 2 - WHOLE ||
          fabs (place.y - at.y) > room.y / 2 - WHOLE)
        continue;
      n += field->count[hex];
      sum.x += field->count[hex] * place.x;
      sum.y += field->count[hex] * place.y;
    }
  if (n > 0)
    *middle = (AdjPoint){ sum.x / n, sum.y / n };
  return n;
}

/* From the middle of those who are seen from one of their hexes all of them are seen too, or
 * nearly: nothing better is looked for. */
gboolean
adj_first_look (const AdjField *field, AdjPoint room, AdjPoint *place)
{
  guint most = 0;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (place != NULL, FALSE);

  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    {
      AdjPoint middle;
      guint n;

      if (!counts (field, hex))
        continue;
      n = look_from (field, place_of (field, hex), room, &middle);
      if (n > most)
        {
          most = n;
          *place = middle;
        }
    }
  return most > 0;
}

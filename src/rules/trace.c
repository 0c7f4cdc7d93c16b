/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/trace.h"

#include <string.h>

typedef struct
{
  guint n;
  AdjHex hexes[ADJ_MAX_HEXES];
} Queue;

static gboolean
is_free (const AdjField *field, AdjHex hex, int side)
{
  if (field->count[hex] == 0 || adj_field_side (field, hex) == side)
    return TRUE;
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (!adj_table_is_dummy (field->table, unit)) /* Y 11.57 */
      return FALSE;
  return TRUE;
}

static gboolean
is_ground (const AdjField *field, AdjHex hex)
{
  const AdjTerrain *terrain = adj_book_terrain (field->book, hex);

  return terrain->entry != ADJ_CLOSED;
}

static void
start_from (const AdjField *field, const GArray *ids, int side, guint8 *reached, Queue *queue)
{
  queue->n = 0;
  memset (reached, FALSE, field->book->n_hexes);
  for (guint i = 0; i < ids->len; i++)
    {
      AdjHex hex = adj_book_hex (field->book, g_array_index (ids, AdjHexId, i));

      if (hex == ADJ_NO_HEX || reached[hex] || !is_free (field, hex, side))
        continue;
      reached[hex] = TRUE;
      queue->hexes[queue->n++] = hex;
    }
}

void
adj_trace_ways (const AdjField *field, const AdjTrace *trace, int side, guint8 *reached)
{
  guint32 along;
  Queue queue;

  g_return_if_fail (field != NULL);
  g_return_if_fail (trace != NULL);
  g_return_if_fail (reached != NULL);

  along = trace->along >= 0 ? 1u << trace->along : 0;
  start_from (field, trace->to, side, reached, &queue);
  for (guint i = 0; i < queue.n; i++)
    {
      const AdjBookHex *hex = &field->book->hexes[queue.hexes[i]];

      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHex next = hex->neighbours[d];

          if ((hex->passable & (1u << d)) == 0 || reached[next] ||
              (along != 0 && (hex->features[d] & along) == 0) || !is_free (field, next, side) ||
              !is_ground (field, next))
            continue;
          reached[next] = TRUE;
          queue.hexes[queue.n++] = next;
        }
    }
}

gboolean
adj_trace_is_open (const AdjField *field, const AdjTrace *trace, int side)
{
  guint8 reached[ADJ_MAX_HEXES];

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (trace != NULL, FALSE);

  adj_trace_ways (field, trace, side, reached);
  for (guint i = 0; i < trace->from->len; i++)
    {
      AdjHex hex = adj_book_hex (field->book, g_array_index (trace->from, AdjHexId, i));

      if (hex != ADJ_NO_HEX && reached[hex])
        return TRUE;
    }
  return FALSE;
}

void
adj_trace_distances (const AdjField *field, int side, const guint8 *reached, guint8 *distance)
{
  Queue queue = { .n = 0 };

  g_return_if_fail (field != NULL);
  g_return_if_fail (reached != NULL);
  g_return_if_fail (distance != NULL);

  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    {
      distance[hex] = reached[hex] ? 0 : G_MAXUINT8;
      if (reached[hex])
        queue.hexes[queue.n++] = (AdjHex) hex;
    }
  for (guint i = 0; i < queue.n; i++)
    {
      AdjHex here = queue.hexes[i];
      const AdjBookHex *hex = &field->book->hexes[here];

      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHex next = hex->neighbours[d];

          if ((hex->passable & (1u << d)) == 0 || distance[next] != G_MAXUINT8 ||
              distance[here] + 1 >= G_MAXUINT8 || !is_free (field, next, side) ||
              !is_ground (field, next))
            continue;
          distance[next] = (guint8) (distance[here] + 1);
          queue.hexes[queue.n++] = next;
        }
    }
}

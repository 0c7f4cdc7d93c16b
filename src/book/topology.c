/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/topology.h"

guint32
adj_topology_walls (const AdjRuleset *ruleset)
{
  guint32 walls = 0;

  for (guint i = 0; i < ruleset->n_features; i++)
    if (ruleset->features[i].closed)
      walls |= 1u << i;
  return walls;
}

typedef gboolean (*Joined) (guint32 features, guint32 mask);

static gboolean
joined_unless (guint32 features, guint32 walls)
{
  return (features & walls) == 0;
}

static gboolean
joined_by (guint32 features, guint32 ways)
{
  return (features & ways) != 0;
}

/* Numbers everything that hangs together with start; returns how many hexes that is. */
static guint
flood (const AdjBook *book, AdjHex start, int number, Joined joined, guint32 mask, int *numbers)
{
  g_autofree AdjHex *stack = g_new (AdjHex, book->n_hexes);
  guint height = 0;
  guint size = 0;

  stack[height++] = start;
  numbers[start] = number;
  while (height > 0)
    {
      const AdjBookHex *hex = &book->hexes[stack[--height]];

      size++;
      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHex next = hex->neighbours[d];

          if (next == ADJ_NO_HEX || numbers[next] >= 0 || !joined (hex->features[d], mask))
            continue;
          numbers[next] = number;
          stack[height++] = next;
        }
    }
  return size;
}

static int
larger_first (gconstpointer a, gconstpointer b)
{
  guint first = *(const guint *) a;
  guint second = *(const guint *) b;

  return first < second ? 1 : first > second ? -1 : 0;
}

static gboolean
touches (const AdjBookHex *hex, guint32 ways)
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (hex->features[d] & ways)
      return TRUE;
  return FALSE;
}

static GArray *
components (const AdjBook *book, Joined joined, guint32 mask, gboolean only_touched, int *numbers)
{
  g_autofree int *own = numbers == NULL ? g_new (int, MAX (book->n_hexes, 1)) : NULL;
  GArray *sizes = g_array_new (FALSE, FALSE, sizeof (guint));

  if (numbers == NULL)
    numbers = own;
  for (guint hex = 0; hex < book->n_hexes; hex++)
    numbers[hex] = -1;
  for (guint hex = 0; hex < book->n_hexes; hex++)
    {
      guint size;

      if (numbers[hex] >= 0 || (only_touched && !touches (&book->hexes[hex], mask)))
        continue;
      size = flood (book, (AdjHex) hex, (int) sizes->len, joined, mask, numbers);
      g_array_append_val (sizes, size);
    }
  g_array_sort (sizes, larger_first);
  return sizes;
}

GArray *
adj_topology_parts (const AdjBook *book, guint32 walls, int *part)
{
  return components (book, joined_unless, walls, FALSE, part);
}

GArray *
adj_topology_networks (const AdjBook *book, guint32 ways, int *network)
{
  return components (book, joined_by, ways, TRUE, network);
}

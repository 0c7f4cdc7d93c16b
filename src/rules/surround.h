/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* The hexes that the enemy of a side closes with real units and their zones of control, and which
 * units of the side that surrounds (E IL.8). Dummies close nothing and relieve nobody (Y
 * 11.57b). */

typedef enum
{
  ADJ_CORDON_ENEMY = 1 << 0,
  ADJ_CORDON_ZONE = 1 << 1, /* an EZOC */
  ADJ_CORDON_FRIEND = 1 << 2,
} AdjCordonBit;

typedef struct
{
  const AdjBook *book;
  const AdjTable *table;
  int side;
  guint8 hexes[ADJ_MAX_HEXES]; /* of AdjCordonBit */
} AdjCordon;

void adj_cordon_read (AdjCordon *self, const AdjBook *book, const AdjTable *table, int side);

/* On the map, and real. */
gboolean adj_cordon_counts (const AdjTable *table, int unit);

gboolean adj_is_surrounded (const AdjCordon *self, int unit);

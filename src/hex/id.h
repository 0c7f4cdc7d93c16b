/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The names of hexes, and how those of a map sheet lie. */

typedef int AdjHexId; /* ccrr; 0 is no hex */
#define ADJ_HEX_NONE 0

/* Every id is less: a list of so many has a place for each. */
#define ADJ_HEX_IDS 10000

typedef enum
{
  ADJ_ORIENTATION_FLAT,   /* flat tops: columns stand upright, neighbours N NE SE S SW NW */
  ADJ_ORIENTATION_POINTY, /* pointed tops: rows lie level, neighbours NE E SE SW W NW */
} AdjHexOrientation;

typedef enum
{
  /* Which columns (flat) sit half a hex lower, or rows (pointy) half a hex further right. */
  ADJ_STAGGER_EVEN,
  ADJ_STAGGER_ODD,
} AdjHexStagger;

typedef struct
{
  AdjHexOrientation orientation;
  AdjHexStagger stagger;
  int columns; /* 1 to 99 */
  int rows;    /* 1 to 99 */
} AdjHexGrid;

/* Directions 0 to 5, clockwise, from N (flat) or NE (pointy). d + 3 is opposite. */
#define ADJ_HEX_DIRECTIONS 6

static inline int
adj_hex_opposite (int direction)
{
  return (direction + 3) % ADJ_HEX_DIRECTIONS;
}

static inline AdjHexId
adj_hex_id (int column, int row)
{
  return column * 100 + row;
}

static inline int
adj_hex_column (AdjHexId id)
{
  return id / 100;
}

static inline int
adj_hex_row (AdjHexId id)
{
  return id % 100;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The hexagons of a map sheet by their printed numbers: ccrr, column and row 1 to 99. Pure
 * arithmetic: which of them are on the map is the scenario's affair. */

typedef int AdjHexId; /* ccrr; 0 is no hex */
#define ADJ_HEX_NONE 0

typedef enum
{
  ADJ_HEX_FLAT,   /* flat tops: columns stand upright, neighbours N NE SE S SW NW */
  ADJ_HEX_POINTY, /* pointed tops: rows lie level, neighbours NE E SE SW W NW */
} AdjHexOrientation;

typedef enum
{
  /* Which columns (flat) sit half a hex lower, or rows (pointy) half a hex further right. */
  ADJ_HEX_EVEN_SHIFTED,
  ADJ_HEX_ODD_SHIFTED,
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

gboolean adj_hex_on_grid (const AdjHexGrid *grid, AdjHexId id);

/* ADJ_HEX_NONE beyond the grid. */
AdjHexId adj_hex_neighbour (const AdjHexGrid *grid, AdjHexId id, int direction);

/* 0 to 5, or -1 when the two are not adjacent. */
int adj_hex_direction (const AdjHexGrid *grid, AdjHexId from, AdjHexId to);

int adj_hex_distance (const AdjHexGrid *grid, AdjHexId a, AdjHexId b);

/* Hexes at exactly / at most distance n that are on the grid, ids rising; returns how many.
 * out holds up to 6n (n > 0; 1 for n = 0) or 3n(n+1)+1 of them. */
guint adj_hex_ring (const AdjHexGrid *grid, AdjHexId center, int n, AdjHexId *out);
guint adj_hex_range (const AdjHexGrid *grid, AdjHexId center, int n, AdjHexId *out);

/* "n", "se" ... and back (-1 if it is none of this orientation); case ignored. */
const char *adj_hex_direction_name (AdjHexOrientation orientation, int direction);
int adj_hex_direction_parse (AdjHexOrientation orientation, const char *text);

/* "0101" and back: exactly four digits, neither half 00; ADJ_HEX_NONE otherwise. */
#define ADJ_HEX_TEXT 8
void adj_hex_to_text (AdjHexId id, char text[ADJ_HEX_TEXT]);
AdjHexId adj_hex_parse (const char *text);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/grid.h"

/* Hexes on paper or screen. Units are the caller's; size is the distance from a hex's centre to
 * a corner. The hex 0101 has its bounding box at (0, 0) or, where its column or row is shifted,
 * half a hex from it; x grows to the right, y downwards. No rotation: that is a camera's. */

typedef struct
{
  double x;
  double y;
} AdjPoint;

AdjPoint adj_hex_center (const AdjHexGrid *grid, double size, AdjHexId id);

/* The corner between the sides toward direction d - 1 and d, d = 0 to 5. */
AdjPoint adj_hex_corner (const AdjHexGrid *grid, double size, AdjHexId id, int d);

/* Width and height that hold the whole grid. */
AdjPoint adj_hex_extent (const AdjHexGrid *grid, double size);

/* The hex at a point, ADJ_HEX_NONE if no hex of the grid is there. */
AdjHexId adj_hex_at (const AdjHexGrid *grid, double size, AdjPoint point);

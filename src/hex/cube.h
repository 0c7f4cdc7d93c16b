/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/id.h"

/* Hexes by three coordinates that always sum to 0, one for each way rows of hexes run: in them
 * distance and direction need no case for shifted columns. a counts columns (flat) or rows
 * (pointy); b and c follow from it and c is left out.
 *
 * Between the two stands the step: along a column half a hex counts 1, so a hex's step is
 * 2 * row, one more if its column is shifted; a - step is even or odd for all hexes alike. */

typedef struct
{
  int a;
  int b;
} AdjCube;

static inline AdjCube
adj_cube (int a, int b)
{
  return (AdjCube){ a, b };
}

static inline AdjCube
adj_cube_minus (AdjCube left, AdjCube right)
{
  return adj_cube (left.a - right.a, left.b - right.b);
}

/* 1 for a column (flat) or row (pointy) that is shifted. */
static inline int
adj_cube_shift (const AdjHexGrid *grid, int a)
{
  return (a % 2 == 0) == (grid->stagger == ADJ_STAGGER_EVEN) ? 1 : 0;
}

/* The term that makes step - a even: the shift of column 0. */
static inline int
adj_cube_odd (const AdjHexGrid *grid)
{
  return adj_cube_shift (grid, 0);
}

static inline int
adj_cube_step (const AdjHexGrid *grid, AdjCube cube)
{
  return 2 * cube.b + cube.a + adj_cube_odd (grid);
}

AdjCube adj_cube_of (const AdjHexGrid *grid, AdjHexId id);

/* ADJ_HEX_NONE beyond the grid. */
AdjHexId adj_cube_id (const AdjHexGrid *grid, AdjCube cube);

int adj_cube_distance (AdjCube from, AdjCube to);

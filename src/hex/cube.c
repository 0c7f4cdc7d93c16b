/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/cube.h"

AdjCube
adj_cube_of (const AdjHexGrid *grid, AdjHexId id)
{
  gboolean flat = grid->orientation == ADJ_ORIENTATION_FLAT;
  int a = flat ? adj_hex_column (id) : adj_hex_row (id);
  int along = flat ? adj_hex_row (id) : adj_hex_column (id);
  int step = 2 * along + adj_cube_shift (grid, a);

  return adj_cube (a, (step - a - adj_cube_odd (grid)) / 2);
}

AdjHexId
adj_cube_id (const AdjHexGrid *grid, AdjCube cube)
{
  gboolean flat = grid->orientation == ADJ_ORIENTATION_FLAT;
  int along = (adj_cube_step (grid, cube) - adj_cube_shift (grid, cube.a)) / 2;
  int column = flat ? cube.a : along;
  int row = flat ? along : cube.a;

  if (column < 1 || column > grid->columns || row < 1 || row > grid->rows)
    return ADJ_HEX_NONE;
  return adj_hex_id (column, row);
}

int
adj_cube_distance (AdjCube from, AdjCube to)
{
  AdjCube way = adj_cube_minus (to, from);

  return MAX (MAX (ABS (way.a), ABS (way.b)), ABS (way.a + way.b));
}

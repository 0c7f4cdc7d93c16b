/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "kinds.h"

AdjHexGrid
grid_of_kind (int kind, int columns, int rows)
{
  AdjHexGrid grid = {
    .orientation = kind < 2 ? ADJ_ORIENTATION_FLAT : ADJ_ORIENTATION_POINTY,
    .stagger = kind % 2 == 0 ? ADJ_STAGGER_EVEN : ADJ_STAGGER_ODD,
    .columns = columns,
    .rows = rows,
  };

  return grid;
}

int
hex_count (const AdjHexGrid *grid)
{
  return grid->columns * grid->rows;
}

AdjHexId
hex_number (const AdjHexGrid *grid, int n)
{
  return adj_hex_id (n / grid->rows + 1, n % grid->rows + 1);
}

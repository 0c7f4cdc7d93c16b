/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/grid.h"

#include <string.h>

#include "hex/cube.h"

static const AdjCube neighbours[][ADJ_HEX_DIRECTIONS] = {
  [ADJ_ORIENTATION_FLAT] = { { 0, -1 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 } },
  [ADJ_ORIENTATION_POINTY] = { { -1, 1 }, { 0, 1 }, { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 } },
};

static const char *const names[][ADJ_HEX_DIRECTIONS] = {
  [ADJ_ORIENTATION_FLAT] = { "n", "ne", "se", "s", "sw", "nw" },
  [ADJ_ORIENTATION_POINTY] = { "ne", "e", "se", "sw", "w", "nw" },
};

gboolean
adj_hex_on_grid (const AdjHexGrid *grid, AdjHexId id)
{
  int column = adj_hex_column (id);
  int row = adj_hex_row (id);

  g_return_val_if_fail (grid != NULL, FALSE);

  return column >= 1 && column <= grid->columns && row >= 1 && row <= grid->rows;
}

AdjHexId
adj_hex_neighbour (const AdjHexGrid *grid, AdjHexId id, int direction)
{
  AdjCube cube, step;

  g_return_val_if_fail (grid != NULL, ADJ_HEX_NONE);
  g_return_val_if_fail (adj_hex_on_grid (grid, id), ADJ_HEX_NONE);
  g_return_val_if_fail (direction >= 0 && direction < ADJ_HEX_DIRECTIONS, ADJ_HEX_NONE);

  cube = adj_cube_of (grid, id);
  step = neighbours[grid->orientation][direction];
  return adj_cube_id (grid, adj_cube (cube.a + step.a, cube.b + step.b));
}

int
adj_hex_direction (const AdjHexGrid *grid, AdjHexId from, AdjHexId to)
{
  AdjCube way;

  g_return_val_if_fail (grid != NULL, -1);
  g_return_val_if_fail (adj_hex_on_grid (grid, from), -1);
  g_return_val_if_fail (adj_hex_on_grid (grid, to), -1);

  way = adj_cube_minus (adj_cube_of (grid, to), adj_cube_of (grid, from));
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjCube step = neighbours[grid->orientation][d];

      if (step.a == way.a && step.b == way.b)
        return d;
    }
  return -1;
}

int
adj_hex_distance (const AdjHexGrid *grid, AdjHexId a, AdjHexId b)
{
  g_return_val_if_fail (grid != NULL, 0);
  g_return_val_if_fail (adj_hex_on_grid (grid, a), 0);
  g_return_val_if_fail (adj_hex_on_grid (grid, b), 0);

  return adj_cube_distance (adj_cube_of (grid, a), adj_cube_of (grid, b));
}

/* ---- Words ---- */

const char *
adj_hex_direction_name (AdjHexOrientation orientation, int direction)
{
  g_return_val_if_fail (direction >= 0 && direction < ADJ_HEX_DIRECTIONS, NULL);

  return names[orientation][direction];
}

int
adj_hex_direction_parse (AdjHexOrientation orientation, const char *text)
{
  g_return_val_if_fail (text != NULL, -1);

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (g_ascii_strcasecmp (text, names[orientation][d]) == 0)
      return d;
  return -1;
}

void
adj_hex_to_text (AdjHexId id, char text[ADJ_HEX_TEXT])
{
  g_return_if_fail (id >= 0 && id <= 9999);
  g_return_if_fail (text != NULL);

  g_snprintf (text, ADJ_HEX_TEXT, "%04d", id);
}

AdjHexId
adj_hex_parse (const char *text)
{
  AdjHexId id = 0;
  int digits = 0;

  g_return_val_if_fail (text != NULL, ADJ_HEX_NONE);

  for (; digits < 4 && g_ascii_isdigit (text[digits]); digits++)
    id = id * 10 + (text[digits] - '0');
  if (digits < 4 || text[4] != '\0' || adj_hex_column (id) == 0 || adj_hex_row (id) == 0)
    return ADJ_HEX_NONE;
  return id;
}

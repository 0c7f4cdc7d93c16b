/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/layout.h"

#include <math.h>

#include "hex/cube.h"

/* Half of the square root of 3: from a hex's centre to the middle of a side, if the size is 1. */
#define HALF_ROOT 0.86602540378443864676

static const AdjPoint corners[][ADJ_HEX_DIRECTIONS] = {
  [ADJ_ORIENTATION_FLAT] = { { -0.5, -HALF_ROOT },
                             { 0.5, -HALF_ROOT },
                             { 1.0, 0.0 },
                             { 0.5, HALF_ROOT },
                             { -0.5, HALF_ROOT },
                             { -1.0, 0.0 } },
  [ADJ_ORIENTATION_POINTY] = { { 0.0, -1.0 },
                               { HALF_ROOT, -0.5 },
                               { HALF_ROOT, 0.5 },
                               { 0.0, 1.0 },
                               { -HALF_ROOT, 0.5 },
                               { -HALF_ROOT, -0.5 } },
};

/* Everything is worked out for flat grids; a pointy one is its mirror image on the diagonal. */
static AdjPoint
turned (const AdjHexGrid *grid, AdjPoint point)
{
  return grid->orientation == ADJ_ORIENTATION_FLAT ? point : (AdjPoint){ point.y, point.x };
}

AdjPoint
adj_hex_center (const AdjHexGrid *grid, double size, AdjHexId id)
{
  AdjPoint center;
  AdjCube cube;

  g_return_val_if_fail (grid != NULL, ((AdjPoint){ 0.0, 0.0 }));
  g_return_val_if_fail (size > 0.0, ((AdjPoint){ 0.0, 0.0 }));
  g_return_val_if_fail (adj_hex_on_grid (grid, id), ((AdjPoint){ 0.0, 0.0 }));

  cube = adj_cube_of (grid, id);
  center.x = size * (1.0 + 1.5 * (cube.a - 1));
  center.y = size * HALF_ROOT * (adj_cube_step (grid, cube) - 1);
  return turned (grid, center);
}

AdjPoint
adj_hex_corner (const AdjHexGrid *grid, double size, AdjHexId id, int d)
{
  AdjPoint corner;

  g_return_val_if_fail (d >= 0 && d < ADJ_HEX_DIRECTIONS, ((AdjPoint){ 0.0, 0.0 }));

  corner = adj_hex_center (grid, size, id);
  corner.x += size * corners[grid->orientation][d].x;
  corner.y += size * corners[grid->orientation][d].y;
  return corner;
}

AdjPoint
adj_hex_extent (const AdjHexGrid *grid, double size)
{
  gboolean flat;
  int across, along, half;

  g_return_val_if_fail (grid != NULL, ((AdjPoint){ 0.0, 0.0 }));
  g_return_val_if_fail (size > 0.0, ((AdjPoint){ 0.0, 0.0 }));

  flat = grid->orientation == ADJ_ORIENTATION_FLAT;
  across = flat ? grid->columns : grid->rows;
  along = flat ? grid->rows : grid->columns;
  half = across > 1 || adj_cube_shift (grid, 1) == 1 ? 1 : 0;
  return turned (
      grid, (AdjPoint){ size * (1.5 * (across - 1) + 2.0), size * HALF_ROOT * (2 * along + half) });
}

/* The hex whose centre is nearest: each coordinate rounded by itself, and the one that was moved
 * furthest taken back so that the sum is 0 again. */
static AdjCube
nearest (double a, double b)
{
  double c = -a - b;
  double round_a = round (a);
  double round_b = round (b);
  double round_c = round (c);
  double moved_a = fabs (round_a - a);
  double moved_b = fabs (round_b - b);
  double moved_c = fabs (round_c - c);

  if (moved_a > moved_b && moved_a > moved_c)
    round_a = -round_b - round_c;
  else if (moved_b > moved_c)
    round_b = -round_a - round_c;
  return adj_cube ((int) round_a, (int) round_b);
}

AdjHexId
adj_hex_at (const AdjHexGrid *grid, double size, AdjPoint point)
{
  AdjPoint extent = adj_hex_extent (grid, size);
  AdjPoint place;
  double a, step;

  /* Also false for what is not a number. */
  if (!(point.x >= 0.0 && point.y >= 0.0 && point.x <= extent.x && point.y <= extent.y))
    return ADJ_HEX_NONE;
  place = turned (grid, point);
  a = (place.x / size - 1.0) / 1.5 + 1.0;
  step = place.y / (size * HALF_ROOT) + 1.0;
  return adj_cube_id (grid, nearest (a, (step - a - adj_cube_odd (grid)) / 2.0));
}

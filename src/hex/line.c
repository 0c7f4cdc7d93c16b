/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/line.h"

#include "hex/cube.h"

/* Which hexes does the segment between the centres of two hexes cross?
 *
 * Their offset lies between two neighbouring directions u and v (60 degrees apart) and is
 * p u + q v with p, q >= 0; the distance is N = p + q. Of the hexes at distance i from the start
 * only those matter that lie between u and v: hex j is (i - j) u + j v, j = 0 to i.
 *
 * In u, v coordinates the cross product of the direction (p, q) with the hex's centre is
 *
 *   p j - q (i - j) = j N - i q,
 *
 * and with its corners, seen from the centre: +-(p - q) / 3, +-(p + 2q) / 3, +-(2p + q) / 3, the
 * largest of which is (N + max (p, q)) / 3. A line passes through the interior of a convex figure
 * when corners lie on both sides of it, so
 *
 *   the hex is crossed exactly when 3 |j N - i q| < N + max (p, q).
 *
 * That allows an open interval of j of length 2 (N + max (p, q)) / 3N:
 * - p = q: length 1, around i / 2. One hex for even i; none for odd i, where both ends of the
 *   interval are whole and the line runs along the side between these two hexes: a pair.
 * - else: more than 1 and at most 4/3, so one hex or two. Two first occur at distance 4, offset
 *   3 u + v, where the ruler cuts through a corner of a second hex.
 *
 * The line may also just touch a corner, as that of offset 4 u + v does a third of the way along:
 * there the product equals the bound, and the touched hex is not crossed.
 *
 * A crossed hex is crossed by the segment, not by what lies beyond its ends: hexes at distances
 * 1 to N - 1 lie wholly between the two centres, and of those at 0 and N only the ends themselves
 * satisfy the inequality. Nor is it beyond the grid: all centres lie within a figure whose edge
 * runs at its outermost along hexsides, so what is outside can only be the other half of a pair. */

typedef struct
{
  AdjCube start;
  AdjCube u;
  AdjCube v;
  int p;
  int q;
} Ruler;

static gboolean
between (AdjCube way, AdjCube u, AdjCube v, Ruler *ruler)
{
  int det = u.a * v.b - u.b * v.a;

  ruler->u = u;
  ruler->v = v;
  ruler->p = (way.a * v.b - way.b * v.a) * det;
  ruler->q = (u.a * way.b - u.b * way.a) * det;
  return ruler->p >= 0 && ruler->q >= 0;
}

static Ruler
lay (AdjCube from, AdjCube to)
{
  static const AdjCube turns[] = { { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 } };
  AdjCube way = adj_cube_minus (to, from);
  Ruler ruler = { .start = from };

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    if (between (way, turns[i], turns[(i + 1) % G_N_ELEMENTS (turns)], &ruler))
      break;
  return ruler;
}

static AdjHexId
hex_at (const AdjHexGrid *grid, const Ruler *ruler, int i, int j)
{
  AdjCube cube = ruler->start;

  cube.a += (i - j) * ruler->u.a + j * ruler->v.a;
  cube.b += (i - j) * ruler->u.b + j * ruler->v.b;
  return adj_cube_id (grid, cube);
}

/* The lower id first, a hex that is not there last. */
static void
put (AdjHexStep *step, AdjHexId one, AdjHexId other)
{
  gboolean swap = one == ADJ_HEX_NONE || (other != ADJ_HEX_NONE && other < one);

  step->hex[0] = swap ? other : one;
  step->hex[1] = swap ? one : other;
}

static AdjHexStep
take_step (const AdjHexGrid *grid, const Ruler *ruler, int i)
{
  AdjHexStep step = { { ADJ_HEX_NONE, ADJ_HEX_NONE }, FALSE, FALSE };
  int n = ruler->p + ruler->q;
  int below, over;

  if (n == 0)
    {
      step.hex[0] = hex_at (grid, ruler, 0, 0);
      return step;
    }
  below = i * ruler->q / n;
  over = i * ruler->q - below * n;
  step.pair = ruler->p == ruler->q && i % 2 == 1;
  if (step.pair)
    {
      put (&step, hex_at (grid, ruler, i, below), hex_at (grid, ruler, i, below + 1));
      step.beyond_edge = step.hex[1] == ADJ_HEX_NONE;
    }
  else
    {
      int reach = n + MAX (ruler->p, ruler->q);
      gboolean near = 3 * over < reach;
      gboolean far = 3 * (n - over) < reach;

      put (&step, near ? hex_at (grid, ruler, i, below) : ADJ_HEX_NONE,
           far ? hex_at (grid, ruler, i, below + 1) : ADJ_HEX_NONE);
    }
  return step;
}

guint
adj_hex_line (const AdjHexGrid *grid, AdjHexId from, AdjHexId to, AdjHexStep *out)
{
  Ruler ruler;
  int distance;

  g_return_val_if_fail (grid != NULL, 0);
  g_return_val_if_fail (adj_hex_on_grid (grid, from), 0);
  g_return_val_if_fail (adj_hex_on_grid (grid, to), 0);
  g_return_val_if_fail (out != NULL, 0);

  ruler = lay (adj_cube_of (grid, from), adj_cube_of (grid, to));
  distance = ruler.p + ruler.q;
  for (int i = 0; i <= distance; i++)
    out[i] = take_step (grid, &ruler, i);
  return (guint) distance + 1;
}

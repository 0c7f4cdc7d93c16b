/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "hex/layout.h"
#include "kinds.h"

#define SIZE 10.0
#define EPSILON 1e-9

static double
apart (AdjPoint a, AdjPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static void
assert_point (AdjPoint point, double x, double y)
{
  g_assert_cmpfloat_with_epsilon (point.x, x, EPSILON);
  g_assert_cmpfloat_with_epsilon (point.y, y, EPSILON);
}

static void
test_flat (void)
{
  AdjHexGrid grid = grid_of_kind (0, 36, 23);
  double half = SIZE * sqrt (3.0) / 2.0;

  assert_point (adj_hex_center (&grid, SIZE, 101), SIZE, half);
  assert_point (adj_hex_center (&grid, SIZE, 102), SIZE, 3 * half);
  assert_point (adj_hex_center (&grid, SIZE, 201), 2.5 * SIZE, 2 * half);
  assert_point (adj_hex_center (&grid, SIZE, 301), 4.0 * SIZE, half);
  assert_point (adj_hex_corner (&grid, SIZE, 101, 0), 0.5 * SIZE, 0.0);
  assert_point (adj_hex_corner (&grid, SIZE, 101, 1), 1.5 * SIZE, 0.0);
  assert_point (adj_hex_corner (&grid, SIZE, 101, 2), 2.0 * SIZE, half);
  assert_point (adj_hex_corner (&grid, SIZE, 101, 5), 0.0, half);
  assert_point (adj_hex_extent (&grid, SIZE), SIZE * (1.5 * 35 + 2.0), half * 47);
}

static void
test_pointy (void)
{
  AdjHexGrid grid = grid_of_kind (2, 36, 23);
  double half = SIZE * sqrt (3.0) / 2.0;

  assert_point (adj_hex_center (&grid, SIZE, 101), half, SIZE);
  assert_point (adj_hex_center (&grid, SIZE, 201), 3 * half, SIZE);
  assert_point (adj_hex_center (&grid, SIZE, 102), 2 * half, 2.5 * SIZE);
  assert_point (adj_hex_corner (&grid, SIZE, 101, 0), half, 0.0);
  assert_point (adj_hex_corner (&grid, SIZE, 101, 1), 2 * half, 0.5 * SIZE);
  assert_point (adj_hex_extent (&grid, SIZE), half * 73, SIZE * (1.5 * 22 + 2.0));
}

static void
test_first_hex_shifted (void)
{
  AdjHexGrid flat = grid_of_kind (1, 3, 3);
  AdjHexGrid pointy = grid_of_kind (3, 3, 3);
  double half = SIZE * sqrt (3.0) / 2.0;

  assert_point (adj_hex_center (&flat, SIZE, 101), SIZE, 2 * half);
  assert_point (adj_hex_center (&flat, SIZE, 201), 2.5 * SIZE, half);
  assert_point (adj_hex_center (&pointy, SIZE, 101), 2 * half, SIZE);
  assert_point (adj_hex_center (&pointy, SIZE, 102), half, 2.5 * SIZE);
}

/* The extent is the bounding box of all corners, no more and no less. */
static void
test_extent (void)
{
  static const int sizes[][2] = { { 1, 1 }, { 1, 5 }, { 5, 1 }, { 2, 2 }, { 7, 4 } };

  for (int kind = 0; kind < KINDS; kind++)
    for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
      {
        AdjHexGrid grid = grid_of_kind (kind, sizes[s][0], sizes[s][1]);
        AdjPoint extent = adj_hex_extent (&grid, SIZE);
        AdjPoint least = { INFINITY, INFINITY };
        AdjPoint most = { 0.0, 0.0 };

        for (int n = 0; n < hex_count (&grid); n++)
          for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
            {
              AdjPoint corner = adj_hex_corner (&grid, SIZE, hex_number (&grid, n), d);

              least = (AdjPoint){ MIN (least.x, corner.x), MIN (least.y, corner.y) };
              most = (AdjPoint){ MAX (most.x, corner.x), MAX (most.y, corner.y) };
            }
        assert_point (most, extent.x, extent.y);
        g_assert_cmpfloat (least.x, >=, -EPSILON);
        g_assert_cmpfloat (least.y, >=, -EPSILON);
      }
}

/* The side toward d runs from corner d to corner d + 1, and is the neighbour's opposite one. */
static void
test_corners_shared (void)
{
  for (int kind = 0; kind < KINDS; kind++)
    {
      AdjHexGrid grid = grid_of_kind (kind, 6, 7);

      for (int n = 0; n < hex_count (&grid); n++)
        for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
          {
            AdjHexId id = hex_number (&grid, n);
            AdjHexId other = adj_hex_neighbour (&grid, id, d);
            AdjPoint first = adj_hex_corner (&grid, SIZE, id, d);
            AdjPoint second = adj_hex_corner (&grid, SIZE, id, (d + 1) % 6);

            g_assert_cmpfloat_with_epsilon (apart (first, second), SIZE, EPSILON);
            g_assert_cmpfloat_with_epsilon (apart (first, adj_hex_center (&grid, SIZE, id)), SIZE,
                                            EPSILON);
            if (other == ADJ_HEX_NONE)
              continue;
            g_assert_cmpfloat (apart (first, adj_hex_corner (&grid, SIZE, other, (d + 4) % 6)), <,
                               EPSILON);
            g_assert_cmpfloat (apart (second, adj_hex_corner (&grid, SIZE, other, (d + 3) % 6)), <,
                               EPSILON);
          }
    }
}

/* The naive twin: the hex whose centre is nearest, if it is near enough. */
static AdjHexId
nearest (const AdjHexGrid *grid, AdjPoint point)
{
  AdjHexId best = ADJ_HEX_NONE;
  double least = INFINITY;

  for (int n = 0; n < hex_count (grid); n++)
    {
      double distance = apart (point, adj_hex_center (grid, SIZE, hex_number (grid, n)));

      if (distance < least)
        {
          least = distance;
          best = hex_number (grid, n);
        }
    }
  return best;
}

/* Inside all six sides, by a margin: positive within, negative without. */
static double
depth (const AdjHexGrid *grid, AdjHexId id, AdjPoint point)
{
  double least = INFINITY;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint a = adj_hex_corner (grid, SIZE, id, d);
      AdjPoint b = adj_hex_corner (grid, SIZE, id, (d + 1) % 6);

      least = MIN (least, ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / SIZE);
    }
  return least;
}

static void
test_hit_center (void)
{
  for (int kind = 0; kind < KINDS; kind++)
    {
      AdjHexGrid grid = grid_of_kind (kind, 99, 99);

      for (int n = 0; n < hex_count (&grid); n++)
        {
          AdjHexId id = hex_number (&grid, n);

          g_assert_cmpint (adj_hex_at (&grid, 0.37, adj_hex_center (&grid, 0.37, id)), ==, id);
        }
    }
}

/* Anywhere on and around the sheet, but not so near a side that rounding decides. */
static void
test_hit_anywhere (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (11);
  guint outside = 0;

  for (int i = 0; i < 40000; i++)
    {
      AdjHexGrid grid = grid_of_kind (i % KINDS, 5, 6);
      AdjPoint extent = adj_hex_extent (&grid, SIZE);
      AdjPoint point = { g_rand_double_range (dice, -3 * SIZE, extent.x + 3 * SIZE),
                         g_rand_double_range (dice, -3 * SIZE, extent.y + 3 * SIZE) };
      AdjHexId id = nearest (&grid, point);
      double in = depth (&grid, id, point);

      if (fabs (in) < EPSILON)
        continue;
      g_assert_cmpint (adj_hex_at (&grid, SIZE, point), ==, in > 0.0 ? id : ADJ_HEX_NONE);
      outside += in > 0.0 ? 0 : 1;
    }
  g_assert_cmpuint (outside, >, 1000);
}

static void
test_hit_nowhere (void)
{
  AdjHexGrid grid = grid_of_kind (0, 5, 5);

  g_assert_cmpint (adj_hex_at (&grid, SIZE, (AdjPoint){ NAN, SIZE }), ==, ADJ_HEX_NONE);
  g_assert_cmpint (adj_hex_at (&grid, SIZE, (AdjPoint){ SIZE, NAN }), ==, ADJ_HEX_NONE);
  g_assert_cmpint (adj_hex_at (&grid, SIZE, (AdjPoint){ 1e300, SIZE }), ==, ADJ_HEX_NONE);
  g_assert_cmpint (adj_hex_at (&grid, SIZE, (AdjPoint){ SIZE, -INFINITY }), ==, ADJ_HEX_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/layout/flat", test_flat);
  g_test_add_func ("/layout/pointy", test_pointy);
  g_test_add_func ("/layout/first-hex-shifted", test_first_hex_shifted);
  g_test_add_func ("/layout/extent", test_extent);
  g_test_add_func ("/layout/corners-shared", test_corners_shared);
  g_test_add_func ("/layout/hit-center", test_hit_center);
  g_test_add_func ("/layout/hit-anywhere", test_hit_anywhere);
  g_test_add_func ("/layout/hit-nowhere", test_hit_nowhere);
  return g_test_run ();
}

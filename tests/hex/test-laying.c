/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/laying.h"

#include <math.h>

/* Made-up pictures of a known grid: where every hex is seen in them is worked out by a camera that
 * the program knows nothing of. */

static const AdjHexGrid chickamauga = { ADJ_ORIENTATION_FLAT, ADJ_STAGGER_EVEN, 25, 28 };

#define FIFTH 0.2

typedef struct
{
  double size; /* of a hex, pixels */
  double turn; /* radians */
  double slant_x;
  double slant_y;
  double noise; /* pixels */
} Camera;

static AdjPoint
see (const Camera *camera, const AdjHexGrid *grid, AdjHexId hex)
{
  AdjPoint p = adj_hex_center (grid, camera->size, hex);
  double x = cos (camera->turn) * p.x - sin (camera->turn) * p.y;
  double y = sin (camera->turn) * p.x + cos (camera->turn) * p.y;
  double w = 1 + (camera->slant_x * x + camera->slant_y * y) / (40 * camera->size);

  return (AdjPoint){ 700 + x / w, 500 + y / w };
}

static AdjReference
point_at (const Camera *camera, const AdjHexGrid *grid, AdjHexId hex, GRand *random)
{
  AdjPoint seen = see (camera, grid, hex);
  AdjReference reference = { hex, seen };

  reference.at.x += camera->noise * g_rand_double_range (random, -1, 1);
  reference.at.y += camera->noise * g_rand_double_range (random, -1, 1);
  return reference;
}

/* The furthest that a hex's middle is from where it is seen, in distances between middles. */
static double
worst_of (const AdjLaying *laying, const Camera *camera, const AdjHexGrid *grid)
{
  double worst = 0;

  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++)
      {
        AdjHexId hex = adj_hex_id (column, row);
        AdjPoint seen = see (camera, grid, hex);
        AdjPoint said = adj_laying_middle (laying, grid, hex);

        worst = MAX (worst, hypot (seen.x - said.x, seen.y - said.y) / (camera->size * sqrt (3)));
      }
  return worst;
}

static double
lay (const Camera *camera, const AdjHexGrid *grid, const AdjHexId *hexes, guint n, GRand *random)
{
  AdjReference references[ADJ_MAX_REFERENCES];
  AdjLaying laying;

  for (guint i = 0; i < n; i++)
    references[i] = point_at (camera, grid, hexes[i], random);
  g_assert_cmpint (adj_lay_under (grid, references, n, &laying), ==, ADJ_LAID);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (adj_laying_hex (&laying, grid, references[i].at), ==, hexes[i]);
  return worst_of (&laying, camera, grid);
}

/* ---- How much each number of points can do ---- */

static void
test_two (void)
{
  const Camera flat = { 40, 0.3, 0, 0, 0 };
  const AdjHexId hexes[] = { 101, 2428 };
  g_autoptr (GRand) random = g_rand_new_with_seed (2);

  g_assert_cmpfloat (lay (&flat, &chickamauga, hexes, 2, random), <, 1e-6);
}

/* Sheared: a scanner whose sheet crept. The camera has no shear, so the picture's points are moved
 * by hand. */
static void
test_three (void)
{
  const AdjHexId hexes[] = { 101, 2501, 128 };
  AdjReference references[3];
  AdjLaying laying;

  for (guint i = 0; i < 3; i++)
    {
      AdjPoint p = adj_hex_center (&chickamauga, 40, hexes[i]);

      references[i] = (AdjReference){ hexes[i], { p.x + 0.1 * p.y, 1.1 * p.y } };
    }
  g_assert_cmpint (adj_lay_under (&chickamauga, references, 3, &laying), ==, ADJ_LAID);
  {
    AdjPoint p = adj_hex_center (&chickamauga, 40, 1314);
    AdjPoint said = adj_laying_middle (&laying, &chickamauga, 1314);

    g_assert_cmpfloat (hypot (said.x - p.x - 0.1 * p.y, said.y - 1.1 * p.y), <, 1e-6);
  }
}

/* Turned, scaled and slanted, and pointed at with a hand that is off by two pixels: with four
 * points near the corners every hex is met, whichever four they are. */
static void
test_four (void)
{
  static const AdjHexId corners[][4] = {
    { 101, 2501, 128, 2528 }, { 201, 2401, 228, 2428 }, { 101, 2402, 227, 2528 },
    { 302, 2501, 128, 2327 }, { 2528, 128, 2501, 101 },
  };
  g_autoptr (GRand) random = g_rand_new_with_seed (22);

  for (guint i = 0; i < 200; i++)
    {
      const Camera camera = { g_rand_double_range (random, 25, 80),
                              g_rand_double_range (random, -G_PI, G_PI),
                              g_rand_double_range (random, -0.15, 0.15),
                              g_rand_double_range (random, -0.15, 0.15), 2 };

      for (guint j = 0; j < G_N_ELEMENTS (corners); j++)
        g_assert_cmpfloat (lay (&camera, &chickamauga, corners[j], 4, random), <, FIFTH);
    }
}

/* Every point more improves it: of many pictures the mean of the worst is smaller. */
static void
test_more (void)
{
  static const AdjHexId hexes[] = { 101, 2501, 128, 2528, 1314, 1301, 1328, 114, 2514, 707, 1921 };
  const Camera camera = { 30, 0.1, 0.1, -0.05, 3 };
  g_autoptr (GRand) random = g_rand_new_with_seed (7);
  double few = 0;
  double many = 0;

  for (guint i = 0; i < 100; i++)
    {
      few += lay (&camera, &chickamauga, hexes, 4, random);
      many += lay (&camera, &chickamauga, hexes, G_N_ELEMENTS (hexes), random);
    }
  g_assert_cmpfloat (many, <, 0.8 * few);
}

/* The one that was typed wrong is named. */
static void
test_worst (void)
{
  static const AdjHexId hexes[] = { 101, 2501, 128, 2528, 1314, 707, 1921 };
  const Camera camera = { 40, 0.2, 0.1, 0.1, 1 };
  g_autoptr (GRand) random = g_rand_new_with_seed (5);
  AdjReference references[G_N_ELEMENTS (hexes)];
  AdjLaying laying;

  for (guint wrong = 4; wrong < G_N_ELEMENTS (hexes); wrong++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (hexes); i++)
        references[i] = point_at (&camera, &chickamauga, hexes[i], random);
      references[wrong].hex = adj_hex_neighbour (&chickamauga, hexes[wrong], 1);
      g_assert_cmpint (adj_lay_under (&chickamauga, references, G_N_ELEMENTS (hexes), &laying), ==,
                       ADJ_LAID);
      g_assert_cmpuint (laying.worst, ==, wrong);
      g_assert_cmpfloat (laying.errors[wrong], >, 0.2);
    }
}

/* ---- Shift and orientation ---- */

static void
assert_other_shift (const AdjHexGrid *printed, const AdjHexId *hexes, guint n, gboolean told)
{
  const Camera camera = { 40, 0.1, n > 4 ? 0.1 : 0, 0, 2 };
  g_autoptr (GRand) random = g_rand_new_with_seed (9);
  AdjHexGrid assumed = *printed;
  AdjReference references[ADJ_MAX_REFERENCES];

  for (guint i = 0; i < n; i++)
    references[i] = point_at (&camera, printed, hexes[i], random);
  g_assert_false (adj_lay_fits_other_shift (printed, references, n));
  assumed.stagger = printed->stagger == ADJ_STAGGER_EVEN ? ADJ_STAGGER_ODD : ADJ_STAGGER_EVEN;
  g_assert_true (adj_lay_fits_other_shift (&assumed, references, n) == told);
}

/* Told where columns (or rows) of both kinds are among the points, and not where all are of one. */
static void
test_shift (void)
{
  static const AdjHexId mixed[] = { 101, 2501, 128, 2528, 1214, 607, 1821 };
  static const AdjHexId four[] = { 101, 2501, 228, 2528 };
  static const AdjHexId odd[] = { 101, 2501, 128, 2528, 1314 };
  static const AdjHexId rows[] = { 101, 2501, 127, 2527, 1214, 708, 1922 };
  AdjHexGrid grid = chickamauga;

  for (int stagger = 0; stagger < 2; stagger++)
    {
      grid.orientation = ADJ_ORIENTATION_FLAT;
      grid.stagger = (AdjHexStagger) stagger;
      assert_other_shift (&grid, mixed, G_N_ELEMENTS (mixed), TRUE);
      assert_other_shift (&grid, four, G_N_ELEMENTS (four), TRUE);
      assert_other_shift (&grid, odd, G_N_ELEMENTS (odd), FALSE);
      grid.orientation = ADJ_ORIENTATION_POINTY;
      assert_other_shift (&grid, rows, G_N_ELEMENTS (rows), TRUE);
    }
}

/* ---- What cannot be ---- */

static void
test_faults (void)
{
  const AdjReference twice[] = { { 101, { 0, 0 } }, { 128, { 0, 900 } }, { 101, { 800, 900 } } };
  const AdjReference same[] = { { 101, { 0, 0 } }, { 128, { 0, 900 } }, { 2528, { 0.4, 900 } } };
  const AdjReference off[] = { { 101, { 0, 0 } }, { 2629, { 900, 900 } } };
  const AdjReference row[] = {
    { 101, { 0, 0 } }, { 501, { 200, 0 } }, { 901, { 400, 0 } }, { 1301, { 600, 0 } }
  };
  AdjLaying laying;

  g_assert_cmpint (adj_lay_under (&chickamauga, twice, 1, &laying), ==, ADJ_LAID_TOO_FEW);
  g_assert_cmpint (adj_lay_under (&chickamauga, twice, 3, &laying), ==, ADJ_LAID_HEX_TWICE);
  g_assert_cmpuint (laying.worst, ==, 2);
  g_assert_cmpuint (laying.second, ==, 0);
  g_assert_cmpint (adj_lay_under (&chickamauga, same, 3, &laying), ==, ADJ_LAID_POINT_TWICE);
  g_assert_cmpuint (laying.second, ==, 1);
  g_assert_cmpint (adj_lay_under (&chickamauga, off, 2, &laying), ==, ADJ_LAID_OFF_GRID);
  g_assert_cmpint (adj_lay_under (&chickamauga, row, 4, &laying), ==, ADJ_LAID_IN_A_ROW);
  /* three of four in a row say no more than three, and no less */
  {
    const AdjReference bent[] = {
      { 101, { 0, 0 } }, { 501, { 200, 0 } }, { 901, { 400, 0 } }, { 128, { 0, 900 } }
    };

    g_assert_cmpint (adj_lay_under (&chickamauga, bent, 4, &laying), ==, ADJ_LAID);
    g_assert_cmpfloat (laying.errors[laying.worst], <, 0.01);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laying/two", test_two);
  g_test_add_func ("/laying/three", test_three);
  g_test_add_func ("/laying/four", test_four);
  g_test_add_func ("/laying/more", test_more);
  g_test_add_func ("/laying/worst", test_worst);
  g_test_add_func ("/laying/shift", test_shift);
  g_test_add_func ("/laying/faults", test_faults);
  return g_test_run ();
}

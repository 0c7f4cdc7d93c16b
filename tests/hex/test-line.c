/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "hex/layout.h"
#include "hex/line.h"
#include "kinds.h"

#define SIZE 1.0
#define STEPS_MAX 200

static void
assert_step (const AdjHexStep *step, AdjHexId one, AdjHexId other, gboolean pair)
{
  g_assert_cmpint (step->hex[0], ==, one);
  g_assert_cmpint (step->hex[1], ==, other);
  g_assert_cmpint (step->pair, ==, pair);
}

static void
test_itself (void)
{
  AdjHexGrid grid = grid_of_kind (0, 36, 23);
  AdjHexStep out[1];

  g_assert_cmpuint (adj_hex_line (&grid, 1318, 1318, out), ==, 1);
  assert_step (&out[0], 1318, ADJ_HEX_NONE, FALSE);
}

/* The offsets of artillery, at ranges 2 and 3. */
static void
test_artillery (void)
{
  AdjHexGrid grid = grid_of_kind (0, 36, 23);
  AdjHexStep out[4];

  g_assert_cmpuint (adj_hex_line (&grid, 1318, 1316, out), ==, 3);
  assert_step (&out[1], 1317, ADJ_HEX_NONE, FALSE);
  g_assert_cmpuint (adj_hex_line (&grid, 1318, 1518, out), ==, 3);
  assert_step (&out[0], 1318, ADJ_HEX_NONE, FALSE);
  assert_step (&out[1], 1417, 1418, TRUE);
  assert_step (&out[2], 1518, ADJ_HEX_NONE, FALSE);
  g_assert_cmpuint (adj_hex_line (&grid, 1318, 1416, out), ==, 3);
  assert_step (&out[1], 1317, 1417, TRUE);
  g_assert_cmpuint (adj_hex_line (&grid, 1318, 1618, out), ==, 4);
  assert_step (&out[1], 1418, ADJ_HEX_NONE, FALSE);
  assert_step (&out[2], 1518, ADJ_HEX_NONE, FALSE);
  g_assert_cmpuint (adj_hex_line (&grid, 1318, 1415, out), ==, 4);
  assert_step (&out[1], 1317, ADJ_HEX_NONE, FALSE);
  assert_step (&out[2], 1416, ADJ_HEX_NONE, FALSE);
  g_assert_cmpuint (adj_hex_line (&grid, 1318, 1321, out), ==, 4);
  assert_step (&out[1], 1319, ADJ_HEX_NONE, FALSE);
  assert_step (&out[2], 1320, ADJ_HEX_NONE, FALSE);
}

/* Along the top of the sheet one hex of the pair is not there. */
static void
test_along_the_edge (void)
{
  AdjHexGrid grid = grid_of_kind (0, 36, 23);
  AdjHexStep out[5];

  g_assert_cmpuint (adj_hex_line (&grid, 101, 501, out), ==, 5);
  assert_step (&out[1], 201, ADJ_HEX_NONE, TRUE);
  g_assert_true (out[1].beyond_edge);
  assert_step (&out[2], 301, ADJ_HEX_NONE, FALSE);
  g_assert_false (out[2].beyond_edge);
  assert_step (&out[3], 401, ADJ_HEX_NONE, TRUE);
  g_assert_true (out[3].beyond_edge);
}

/* From four hexes on a ruler can cut through two hexes that are equally far. */
static void
test_two_crossed (void)
{
  AdjHexGrid grid = grid_of_kind (0, 36, 23);
  AdjHexStep out[5];

  g_assert_cmpuint (adj_hex_line (&grid, 1318, 1414, out), ==, 5);
  assert_step (&out[1], 1317, ADJ_HEX_NONE, FALSE);
  assert_step (&out[2], 1316, 1416, FALSE);
  g_assert_false (out[2].beyond_edge);
  assert_step (&out[3], 1415, ADJ_HEX_NONE, FALSE);
}

/* ---- The naive twin: floating point, the segment cut with every hex of the grid ---- */

/* How much of the segment from a to b lies in the hex, its sides moved outward by margin; SIZE is
 * 1, so that is a length on the sheet. */
static double
length_in (const AdjHexGrid *grid, AdjHexId id, AdjPoint a, AdjPoint b, double margin)
{
  double from = 0.0, to = 1.0;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint p = adj_hex_corner (grid, SIZE, id, d);
      AdjPoint q = adj_hex_corner (grid, SIZE, id, (d + 1) % 6);
      double at_a = (q.x - p.x) * (a.y - p.y) - (q.y - p.y) * (a.x - p.x) + margin;
      double at_b = (q.x - p.x) * (b.y - p.y) - (q.y - p.y) * (b.x - p.x) + margin;

      if (at_a < 0.0 && at_b < 0.0)
        return 0.0;
      if (at_a < 0.0)
        from = MAX (from, at_a / (at_a - at_b));
      if (at_b < 0.0)
        to = MIN (to, at_a / (at_a - at_b));
    }
  return MAX (to - from, 0.0) * hypot (b.x - a.x, b.y - a.y);
}

typedef enum
{
  APART,
  ALONG,
  ACROSS,
} Meeting;

static Meeting
meet (const AdjHexGrid *grid, AdjHexId id, AdjPoint a, AdjPoint b)
{
  if (length_in (grid, id, a, b, -1e-9) > 1e-6)
    return ACROSS;
  return length_in (grid, id, a, b, 1e-9) > 0.5 ? ALONG : APART;
}

static Meeting
claimed (const AdjHexStep *steps, guint count, AdjHexId id)
{
  for (guint i = 0; i < count; i++)
    if (steps[i].hex[0] == id || steps[i].hex[1] == id)
      return steps[i].pair ? ALONG : ACROSS;
  return APART;
}

static void
assert_like_twin (const AdjHexGrid *grid, AdjHexId from, AdjHexId to)
{
  AdjHexStep out[STEPS_MAX];
  AdjPoint a = adj_hex_center (grid, SIZE, from);
  AdjPoint b = adj_hex_center (grid, SIZE, to);
  guint count = adj_hex_line (grid, from, to, out);

  g_assert_cmpuint (count, ==, adj_hex_distance (grid, from, to) + 1);
  for (int n = 0; n < hex_count (grid); n++)
    {
      AdjHexId id = hex_number (grid, n);

      g_assert_cmpint (claimed (out, count, id), ==, meet (grid, id, a, b));
    }
}

static void
test_twin (void)
{
  for (int kind = 0; kind < KINDS; kind++)
    {
      AdjHexGrid grid = grid_of_kind (kind, 9, 8);

      for (int n = 0; n < hex_count (&grid); n++)
        for (int m = n + 1; m < hex_count (&grid); m++)
          assert_like_twin (&grid, hex_number (&grid, n), hex_number (&grid, m));
    }
}

static void
test_twin_far (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (3);

  for (int i = 0; i < 400; i++)
    {
      AdjHexGrid grid = grid_of_kind (i % KINDS, 40, 35);
      AdjHexId from = hex_number (&grid, g_rand_int_range (dice, 0, hex_count (&grid)));
      AdjHexId to = hex_number (&grid, g_rand_int_range (dice, 0, hex_count (&grid)));

      if (from != to)
        assert_like_twin (&grid, from, to);
    }
}

/* ---- What holds of every line ---- */

static void
assert_well_made (const AdjHexGrid *grid, AdjHexId from, AdjHexId to)
{
  AdjHexStep out[STEPS_MAX], back[STEPS_MAX];
  guint count = adj_hex_line (grid, from, to, out);

  g_assert_cmpuint (count, ==, adj_hex_distance (grid, from, to) + 1);
  g_assert_cmpuint (adj_hex_line (grid, to, from, back), ==, count);
  assert_step (&out[0], from, ADJ_HEX_NONE, FALSE);
  assert_step (&out[count - 1], to, ADJ_HEX_NONE, FALSE);
  for (guint i = 0; i < count; i++)
    {
      const AdjHexStep *mirror = &back[count - 1 - i];

      assert_step (mirror, out[i].hex[0], out[i].hex[1], out[i].pair);
      g_assert_cmpint (mirror->beyond_edge, ==, out[i].beyond_edge);
      g_assert_cmpint (out[i].beyond_edge, ==, out[i].pair && out[i].hex[1] == ADJ_HEX_NONE);
      for (int k = 0; k < 2; k++)
        if (k == 0 || out[i].hex[k] != ADJ_HEX_NONE)
          g_assert_cmpint (adj_hex_distance (grid, from, out[i].hex[k]), ==, i);
      if (out[i].hex[1] != ADJ_HEX_NONE)
        {
          g_assert_cmpint (out[i].hex[0], <, out[i].hex[1]);
          g_assert_cmpint (adj_hex_distance (grid, out[i].hex[0], out[i].hex[1]), ==, 1);
        }
    }
}

static void
test_well_made (void)
{
  for (int kind = 0; kind < KINDS; kind++)
    {
      AdjHexGrid grid = grid_of_kind (kind, 14, 13);

      for (int n = 0; n < hex_count (&grid); n++)
        for (int m = 0; m < hex_count (&grid); m++)
          assert_well_made (&grid, hex_number (&grid, n), hex_number (&grid, m));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/line/itself", test_itself);
  g_test_add_func ("/line/artillery", test_artillery);
  g_test_add_func ("/line/along-the-edge", test_along_the_edge);
  g_test_add_func ("/line/two-crossed", test_two_crossed);
  g_test_add_func ("/line/twin", test_twin);
  g_test_add_func ("/line/twin-far", test_twin_far);
  g_test_add_func ("/line/well-made", test_well_made);
  return g_test_run ();
}

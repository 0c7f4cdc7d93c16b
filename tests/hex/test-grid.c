/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "hex/grid.h"
#include "kinds.h"

/* A grid as the map of Chickamauga has it. */
static const AdjHexGrid chickamauga = { ADJ_ORIENTATION_FLAT, ADJ_STAGGER_EVEN, 36, 23 };

static void
assert_neighbours (const AdjHexGrid *grid, AdjHexId id, const AdjHexId expected[6])
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    g_assert_cmpint (adj_hex_neighbour (grid, id, d), ==, expected[d]);
}

static void
test_printed_neighbours (void)
{
  AdjHexGrid odd = { ADJ_ORIENTATION_FLAT, ADJ_STAGGER_ODD, 36, 23 };
  AdjHexGrid rows = { ADJ_ORIENTATION_POINTY, ADJ_STAGGER_EVEN, 36, 23 };
  AdjHexGrid odd_rows = { ADJ_ORIENTATION_POINTY, ADJ_STAGGER_ODD, 36, 23 };

  assert_neighbours (&chickamauga, 1318, (AdjHexId[]){ 1317, 1417, 1418, 1319, 1218, 1217 });
  assert_neighbours (&chickamauga, 1418, (AdjHexId[]){ 1417, 1518, 1519, 1419, 1319, 1318 });
  assert_neighbours (&odd, 1418, (AdjHexId[]){ 1417, 1517, 1518, 1419, 1318, 1317 });
  assert_neighbours (&odd, 1318, (AdjHexId[]){ 1317, 1418, 1419, 1319, 1219, 1218 });
  assert_neighbours (&rows, 1813, (AdjHexId[]){ 1812, 1913, 1814, 1714, 1713, 1712 });
  assert_neighbours (&rows, 1814, (AdjHexId[]){ 1913, 1914, 1915, 1815, 1714, 1813 });
  assert_neighbours (&odd_rows, 1814, (AdjHexId[]){ 1813, 1914, 1815, 1715, 1714, 1713 });
  assert_neighbours (&odd_rows, 1813, (AdjHexId[]){ 1912, 1913, 1914, 1814, 1713, 1812 });
}

static void
test_edges (void)
{
  assert_neighbours (&chickamauga, 101, (AdjHexId[]){ 0, 0, 201, 102, 0, 0 });
  assert_neighbours (&chickamauga, 201, (AdjHexId[]){ 0, 301, 302, 202, 102, 101 });
  assert_neighbours (&chickamauga, 3623, (AdjHexId[]){ 3622, 0, 0, 0, 0, 3523 });
  g_assert_true (adj_hex_on_grid (&chickamauga, 101));
  g_assert_true (adj_hex_on_grid (&chickamauga, 3623));
  g_assert_false (adj_hex_on_grid (&chickamauga, 3624));
  g_assert_false (adj_hex_on_grid (&chickamauga, 3701));
  g_assert_false (adj_hex_on_grid (&chickamauga, 100));
  g_assert_false (adj_hex_on_grid (&chickamauga, 1));
  g_assert_false (adj_hex_on_grid (&chickamauga, ADJ_HEX_NONE));
  g_assert_false (adj_hex_on_grid (&chickamauga, -101));
}

static void
test_printed_distances (void)
{
  g_assert_cmpint (adj_hex_distance (&chickamauga, 1318, 1318), ==, 0);
  g_assert_cmpint (adj_hex_distance (&chickamauga, 1318, 1418), ==, 1);
  g_assert_cmpint (adj_hex_distance (&chickamauga, 1318, 1419), ==, 2);
  g_assert_cmpint (adj_hex_distance (&chickamauga, 1318, 1517), ==, 2);
  g_assert_cmpint (adj_hex_distance (&chickamauga, 1318, 1518), ==, 2);
  g_assert_cmpint (adj_hex_distance (&chickamauga, 1318, 1520), ==, 3);
  g_assert_cmpint (adj_hex_distance (&chickamauga, 101, 123), ==, 22);
  g_assert_cmpint (adj_hex_distance (&chickamauga, 101, 3601), ==, 35);
  g_assert_cmpint (adj_hex_distance (&chickamauga, 101, 3623), ==, 40);
}

static void
test_neighbours_mutual (void)
{
  for (int kind = 0; kind < KINDS; kind++)
    {
      AdjHexGrid grid = grid_of_kind (kind, 7, 6);

      for (int n = 0; n < hex_count (&grid); n++)
        for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
          {
            AdjHexId id = hex_number (&grid, n);
            AdjHexId other = adj_hex_neighbour (&grid, id, d);

            if (other == ADJ_HEX_NONE)
              continue;
            g_assert_true (adj_hex_on_grid (&grid, other));
            g_assert_cmpint (adj_hex_neighbour (&grid, other, adj_hex_opposite (d)), ==, id);
            g_assert_cmpint (adj_hex_direction (&grid, id, other), ==, d);
            g_assert_cmpint (adj_hex_distance (&grid, id, other), ==, 1);
          }
    }
}

/* Clockwise: the neighbour one further round is a neighbour of this one too. */
static void
test_neighbours_round (void)
{
  for (int kind = 0; kind < KINDS; kind++)
    {
      AdjHexGrid grid = grid_of_kind (kind, 9, 9);

      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHexId one = adj_hex_neighbour (&grid, 405, d);
          AdjHexId next = adj_hex_neighbour (&grid, 405, (d + 1) % ADJ_HEX_DIRECTIONS);

          g_assert_cmpint (adj_hex_direction (&grid, one, next), ==, (d + 2) % ADJ_HEX_DIRECTIONS);
        }
    }
}

/* The fewest steps from neighbour to neighbour, found by walking. */
static void
walk (const AdjHexGrid *grid, AdjHexId start, int steps[10000])
{
  g_autoptr (GArray) queue = g_array_new (FALSE, FALSE, sizeof (AdjHexId));

  memset (steps, -1, 10000 * sizeof steps[0]);
  steps[start] = 0;
  g_array_append_val (queue, start);
  for (guint i = 0; i < queue->len; i++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHexId id = g_array_index (queue, AdjHexId, i);
        AdjHexId next = adj_hex_neighbour (grid, id, d);

        if (next == ADJ_HEX_NONE || steps[next] >= 0)
          continue;
        steps[next] = steps[id] + 1;
        g_array_append_val (queue, next);
      }
}

static void
test_distance_is_walk (void)
{
  g_autofree int *steps = g_new (int, 10000);

  for (int kind = 0; kind < KINDS; kind++)
    {
      AdjHexGrid grid = grid_of_kind (kind, 8, 11);

      for (int n = 0; n < hex_count (&grid); n++)
        {
          AdjHexId from = hex_number (&grid, n);

          walk (&grid, from, steps);
          for (int m = 0; m < hex_count (&grid); m++)
            {
              AdjHexId to = hex_number (&grid, m);

              g_assert_cmpint (adj_hex_distance (&grid, from, to), ==, steps[to]);
              g_assert_cmpint (adj_hex_direction (&grid, from, to) >= 0, ==, steps[to] == 1);
            }
        }
    }
}

static void
test_distance_is_metric (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (7);

  for (int i = 0; i < 20000; i++)
    {
      AdjHexGrid grid = grid_of_kind (i % KINDS, 40, 30);
      AdjHexId a = hex_number (&grid, g_rand_int_range (dice, 0, hex_count (&grid)));
      AdjHexId b = hex_number (&grid, g_rand_int_range (dice, 0, hex_count (&grid)));
      AdjHexId c = hex_number (&grid, g_rand_int_range (dice, 0, hex_count (&grid)));
      int way = adj_hex_distance (&grid, a, b);

      g_assert_cmpint (way == 0, ==, a == b);
      g_assert_cmpint (way, ==, adj_hex_distance (&grid, b, a));
      g_assert_cmpint (adj_hex_distance (&grid, a, c), <=, way + adj_hex_distance (&grid, b, c));
    }
}

static void
test_direction_names (void)
{
  g_assert_cmpstr (adj_hex_direction_name (ADJ_ORIENTATION_FLAT, 0), ==, "n");
  g_assert_cmpstr (adj_hex_direction_name (ADJ_ORIENTATION_FLAT, 5), ==, "nw");
  g_assert_cmpstr (adj_hex_direction_name (ADJ_ORIENTATION_POINTY, 0), ==, "ne");
  g_assert_cmpstr (adj_hex_direction_name (ADJ_ORIENTATION_POINTY, 1), ==, "e");
  g_assert_cmpint (adj_hex_direction_parse (ADJ_ORIENTATION_FLAT, "sE"), ==, 2);
  g_assert_cmpint (adj_hex_direction_parse (ADJ_ORIENTATION_FLAT, "e"), ==, -1);
  g_assert_cmpint (adj_hex_direction_parse (ADJ_ORIENTATION_POINTY, "n"), ==, -1);
  g_assert_cmpint (adj_hex_direction_parse (ADJ_ORIENTATION_FLAT, ""), ==, -1);
  g_assert_cmpint (adj_hex_direction_parse (ADJ_ORIENTATION_FLAT, "ne "), ==, -1);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      const char *flat = adj_hex_direction_name (ADJ_ORIENTATION_FLAT, d);
      const char *pointy = adj_hex_direction_name (ADJ_ORIENTATION_POINTY, d);

      g_assert_cmpint (adj_hex_direction_parse (ADJ_ORIENTATION_FLAT, flat), ==, d);
      g_assert_cmpint (adj_hex_direction_parse (ADJ_ORIENTATION_POINTY, pointy), ==, d);
    }
}

static void
test_numbers (void)
{
  static const char *const bad[] = { "",     "1",    "131",  "13188", "1300",  "0018",
                                     "0000", "13l8", "+131", " 1318", "1318 ", "-318" };
  char text[ADJ_HEX_TEXT];

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_cmpint (adj_hex_parse (bad[i]), ==, ADJ_HEX_NONE);
  for (int column = 1; column <= 99; column++)
    for (int row = 1; row <= 99; row++)
      {
        AdjHexId id = adj_hex_id (column, row);

        g_assert_cmpint (adj_hex_column (id), ==, column);
        g_assert_cmpint (adj_hex_row (id), ==, row);
        adj_hex_to_text (id, text);
        g_assert_cmpuint (strlen (text), ==, 4);
        g_assert_cmpint (adj_hex_parse (text), ==, id);
      }
  adj_hex_to_text (101, text);
  g_assert_cmpstr (text, ==, "0101");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/grid/printed-neighbours", test_printed_neighbours);
  g_test_add_func ("/grid/edges", test_edges);
  g_test_add_func ("/grid/printed-distances", test_printed_distances);
  g_test_add_func ("/grid/neighbours-mutual", test_neighbours_mutual);
  g_test_add_func ("/grid/neighbours-round", test_neighbours_round);
  g_test_add_func ("/grid/distance-is-walk", test_distance_is_walk);
  g_test_add_func ("/grid/distance-is-metric", test_distance_is_metric);
  g_test_add_func ("/grid/direction-names", test_direction_names);
  g_test_add_func ("/grid/numbers", test_numbers);
  return g_test_run ();
}

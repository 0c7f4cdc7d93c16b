/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/laying-words.h"

#include <string.h>

/* What is said of a picture under the grid. */

static const AdjHexGrid grid = { ADJ_ORIENTATION_FLAT, ADJ_STAGGER_EVEN, 25, 28 };

static AdjReference
see (const AdjHexGrid *printed, AdjHexId hex)
{
  AdjPoint p = adj_hex_center (printed, 40, hex);

  return (AdjReference){ hex, { 100 + p.x, 50 + p.y } };
}

static void
assert_said (const AdjReference *references, guint n, const char *words)
{
  g_autofree char *said = adj_laying_say (&grid, references, n);

  g_test_message ("%s", said);
  g_assert_true ((said == NULL) == (words == NULL));
  g_assert_true (words == NULL || strstr (said, words) != NULL);
}

static void
test_faults (void)
{
  const AdjReference twice[] = { see (&grid, 101), see (&grid, 2528), { 101, { 900, 900 } } };
  const AdjReference at_one[] = { see (&grid, 101), { 202, see (&grid, 101).at } };
  const AdjReference beyond[] = { see (&grid, 101), { 2601, { 900, 900 } } };
  const AdjReference row[] = { see (&grid, 101), see (&grid, 501), see (&grid, 901) };

  assert_said (twice, 1, "twice at least");
  assert_said (twice, 2, NULL);
  assert_said (twice, 3, "0101 was typed twice");
  assert_said (at_one, 2, "0101 and 0202");
  assert_said (beyond, 2, "2601");
  assert_said (row, 3, "on a line");
}

static void
test_shift (void)
{
  const AdjHexGrid printed = { ADJ_ORIENTATION_FLAT, ADJ_STAGGER_ODD, 25, 28 };
  const AdjReference references[] = { see (&printed, 101), see (&printed, 2501),
                                      see (&printed, 228), see (&printed, 2528) };

  assert_said (references, 4, "odd columns");
}

static void
test_worst (void)
{
  AdjReference references[] = { see (&grid, 101),  see (&grid, 2501), see (&grid, 128),
                                see (&grid, 2528), see (&grid, 1314), see (&grid, 707) };

  assert_said (references, 6, "most: 0%");
  references[4].at.x += 20;
  assert_said (references, 6, "1314 is off most");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/laying-words/faults", test_faults);
  g_test_add_func ("/laying-words/shift", test_shift);
  g_test_add_func ("/laying-words/worst", test_worst);
  return g_test_run ();
}

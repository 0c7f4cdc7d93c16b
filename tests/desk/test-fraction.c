/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/fraction.h"

static void
assert_fraction (AdjFraction a, gint64 num, gint64 den)
{
  g_assert_cmpint (a.num, ==, num);
  g_assert_cmpint (a.den, ==, den);
}

static void
test_add (void)
{
  assert_fraction (adj_fraction_add (adj_fraction (1, 6), adj_fraction (2, 6)), 3, 6);
  assert_fraction (adj_fraction_add (adj_fraction (1, 2), adj_fraction (1, 3)), 5, 6);
  assert_fraction (adj_fraction_add (adj_fraction (1, 2), adj_fraction (-1, 4)), 2, 8);
}

static void
test_multiply (void)
{
  assert_fraction (adj_fraction_multiply (adj_fraction (2, 6), adj_fraction (3, 6)), 6, 36);
  assert_fraction (adj_fraction_multiply (adj_fraction (-2, 3), adj_fraction (3, 2)), -6, 6);
}

/* A fraction that fits only when reduced first is reduced first. */
static void
test_large_results (void)
{
  gint64 big = G_GINT64_CONSTANT (4000000000000000000);

  assert_fraction (adj_fraction_add (adj_fraction (big, big), adj_fraction (3, 6)), 3, 2);
  assert_fraction (adj_fraction_multiply (adj_fraction (big, 3), adj_fraction (9, big)), 3, 1);
  assert_fraction (adj_fraction_multiply (adj_fraction (6, big), adj_fraction (big, 4)), 3, 2);
}

static void
test_too_large (void)
{
  AdjFraction most = adj_fraction (G_MAXINT64, 1);

  g_test_expect_message ("adjutant", G_LOG_LEVEL_CRITICAL, "*adj_fraction_add*");
  adj_fraction_add (most, most);
  g_test_expect_message ("adjutant", G_LOG_LEVEL_CRITICAL, "*adj_fraction_multiply*");
  adj_fraction_multiply (most, most);
  g_test_assert_expected_messages ();
}

static void
test_reduce (void)
{
  assert_fraction (adj_fraction_reduce (adj_fraction (6, 36)), 1, 6);
  assert_fraction (adj_fraction_reduce (adj_fraction (-6, 4)), -3, 2);
  assert_fraction (adj_fraction_reduce (adj_fraction (0, 5)), 0, 1);
  assert_fraction (adj_fraction_reduce (adj_fraction (7, 1)), 7, 1);
  assert_fraction (adj_fraction_reduce (adj_fraction (G_MININT64, 2)), G_MININT64 / 2, 1);
}

static void
test_strings (void)
{
  g_autofree char *plain = adj_fraction_to_string (adj_fraction (7, 20));
  g_autofree char *minus = adj_fraction_to_string (adj_fraction (-6, 36));

  g_assert_cmpstr (plain, ==, "7/20");
  g_assert_cmpstr (minus, ==, "-6/36");
  g_assert_cmpfloat (adj_fraction_to_double (adj_fraction (-3, 4)), ==, -0.75);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fraction/add", test_add);
  g_test_add_func ("/fraction/multiply", test_multiply);
  g_test_add_func ("/fraction/large-results", test_large_results);
  g_test_add_func ("/fraction/too-large", test_too_large);
  g_test_add_func ("/fraction/reduce", test_reduce);
  g_test_add_func ("/fraction/strings", test_strings);
  return g_test_run ();
}

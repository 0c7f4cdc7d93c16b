/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/fraction.h"

static void
assert_fraction (AdjFraction a, gint64 num, gint64 den)
{
  g_assert_cmpint (a.num, ==, num);
  g_assert_cmpint (a.den, ==, den);
}

static void
test_compare (void)
{
  g_assert_cmpint (adj_fraction_compare (adj_fraction (1, 2), adj_fraction (2, 4)), ==, 0);
  g_assert_cmpint (adj_fraction_compare (adj_fraction (1, 3), adj_fraction (1, 2)), ==, -1);
  g_assert_cmpint (adj_fraction_compare (adj_fraction (-1, 3), adj_fraction (-1, 2)), ==, 1);
  g_assert_cmpint (adj_fraction_compare (adj_fraction (-1, 3), adj_fraction (1, 100)), ==, -1);
  g_assert_cmpint (adj_fraction_compare (adj_fraction (0, 3), adj_fraction (0, 7)), ==, 0);
  g_assert_cmpint (adj_fraction_compare (adj_fraction (2, 1), adj_fraction (7, 4)), ==, 1);
  g_assert_cmpint (adj_fraction_compare (adj_fraction (-2, 1), adj_fraction (-7, 4)), ==, -1);
}

/* Cross multiplied these would overflow. */
static void
test_compare_large (void)
{
  AdjFraction large = adj_fraction (G_MAXINT64, G_MAXINT64 - 1);
  AdjFraction larger = adj_fraction (G_MAXINT64 - 1, G_MAXINT64 - 2);

  g_assert_cmpint (adj_fraction_compare (large, larger), ==, -1);
  g_assert_cmpint (adj_fraction_compare (larger, large), ==, 1);
  g_assert_cmpint (adj_fraction_compare (large, large), ==, 0);
  g_assert_cmpint (adj_fraction_compare (adj_fraction (G_MININT64, 1), larger), ==, -1);
  g_assert_cmpint (
      adj_fraction_compare (adj_fraction (G_MININT64, G_MAXINT64), adj_fraction (-1, 1)), ==, -1);
}

/* Against plain cross multiplication, where that cannot overflow. */
static void
test_compare_all_small (void)
{
  for (int n = -9; n <= 9; n++)
    for (int d = 1; d <= 7; d++)
      for (int m = -9; m <= 9; m++)
        for (int e = 1; e <= 7; e++)
          g_assert_cmpint (adj_fraction_compare (adj_fraction (n, d), adj_fraction (m, e)), ==,
                           (n * e > m * d) - (n * e < m * d));
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

static void
test_parse (void)
{
  AdjFraction out;

  g_assert_true (adj_fraction_parse ("2/3", &out));
  assert_fraction (out, 2, 3);
  g_assert_true (adj_fraction_parse ("2", &out));
  assert_fraction (out, 2, 1);
  g_assert_true (adj_fraction_parse ("-1/2", &out));
  assert_fraction (out, -1, 2);
  g_assert_true (adj_fraction_parse ("006/036", &out));
  assert_fraction (out, 6, 36);
  g_assert_true (adj_fraction_parse ("9223372036854775807/9223372036854775807", &out));
  assert_fraction (out, G_MAXINT64, G_MAXINT64);
}

static void
test_parse_junk (void)
{
  static const char *const junk[] = { "",
                                      "-",
                                      "/",
                                      "1/",
                                      "/2",
                                      "1/0",
                                      "1/00",
                                      "1/-2",
                                      "+1",
                                      "--1",
                                      " 1",
                                      "1 ",
                                      "1/ 2",
                                      "1//2",
                                      "1/2/3",
                                      "1.5",
                                      "0x10",
                                      "1e3",
                                      "a",
                                      "1a",
                                      "1/2a",
                                      "9223372036854775808",
                                      "1/9223372036854775808",
                                      "99999999999999999999999" };
  AdjFraction out = adj_fraction (5, 7);

  for (guint i = 0; i < G_N_ELEMENTS (junk); i++)
    g_assert_false (adj_fraction_parse (junk[i], &out));
  assert_fraction (out, 5, 7);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fraction/compare", test_compare);
  g_test_add_func ("/fraction/compare-large", test_compare_large);
  g_test_add_func ("/fraction/compare-all-small", test_compare_all_small);
  g_test_add_func ("/fraction/add", test_add);
  g_test_add_func ("/fraction/multiply", test_multiply);
  g_test_add_func ("/fraction/large-results", test_large_results);
  g_test_add_func ("/fraction/too-large", test_too_large);
  g_test_add_func ("/fraction/reduce", test_reduce);
  g_test_add_func ("/fraction/strings", test_strings);
  g_test_add_func ("/fraction/parse", test_parse);
  g_test_add_func ("/fraction/parse-junk", test_parse_junk);
  return g_test_run ();
}

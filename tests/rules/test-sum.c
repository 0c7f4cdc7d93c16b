/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/sum.h"

static void
test_sums (void)
{
  static const struct
  {
    const char *text;
    int sum;
  } sums[] = {
    { "13", 13 },    { "0", 0 },      { "5+4+3", 12 },  { "4x2", 8 },
    { "4x2+3", 11 }, { "2x3x4", 24 }, { "9999", 9999 }, { "9998+1", 9999 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (sums); i++)
    {
      int sum = -1;

      g_assert_true (adj_sum_parse (sums[i].text, &sum));
      g_assert_cmpint (sum, ==, sums[i].sum);
    }
}

static void
test_no_sums (void)
{
  static const char *const texts[] = { "",         "+",           "5+",     "+5",    "5++4",
                                       "x",        "4x",          "-3",     "5 + 4", "many",
                                       "10000",    "9999+1",      "99x999", "5x-1",  "1.5",
                                       "5000x2x0", "99999999999", NULL };

  for (guint i = 0; texts[i] != NULL; i++)
    {
      int sum;

      g_assert_false (adj_sum_parse (texts[i], &sum));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sum/sums", test_sums);
  g_test_add_func ("/sum/no-sums", test_no_sums);
  return g_test_run ();
}

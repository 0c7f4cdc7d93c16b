/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/typed-sums.h"

static void
test_sums (void)
{
  static const struct
  {
    const char *text;
    int sum;
  } sums[] = {
    { "13", 13 },     { "0", 0 },       { "5+4+3", 12 },    { "4x2", 8 },    { "4x2+3", 11 },
    { "2x3x4", 24 },  { "9999", 9999 }, { "9998+1", 9999 }, { "5 4 4", 13 }, { "40 35 20", 95 },
    { " 5 + 4 ", 9 }, { "5+4 4", 13 },  { "4 x 2  3", 11 }, { "5\t4", 9 },   { "007", 7 },
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
  static const char *const texts[] = { "",      "+",    "5+",          "+5",       "5++4",
                                       "5+ +4", "x",    "4x",          "-3",       "5 x",
                                       "many",  " ",    "10000",       "9999+1",   "5:4",
                                       "5-1",   "1.5",  "9999 1",      "5000x2x0", "99x999",
                                       "5x-1",  "x4 5", "99999999999", NULL };

  for (guint i = 0; texts[i] != NULL; i++)
    {
      int sum;

      g_test_message ("'%s'", texts[i]);
      g_assert_false (adj_sum_parse (texts[i], &sum));
    }
}

/* The README's own way, and the ways of the players. */
static void
test_both (void)
{
  static const struct
  {
    const char *text;
    int attack, defence;
  } both[] = {
    { "13 4", 13, 4 },    { "5+4+4 4", 13, 4 }, { "13:4", 13, 4 },      { "13-4", 13, 4 },
    { "13/4", 13, 4 },    { " 13  4 ", 13, 4 }, { "5 + 4+4 4", 13, 4 }, { "13 : 4", 13, 4 },
    { "4x2+5 4", 13, 4 }, { "13 2x2", 13, 4 },  { "5 4 4:4", 13, 4 },   { "5+4+4 - 2+2", 13, 4 },
    { "13/2 2", 13, 4 },  { "13 0", 13, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      int attack = -1;
      int defence = -1;

      g_test_message ("'%s'", both[i].text);
      g_assert_cmpint (adj_sums_parse (both[i].text, &attack, &defence), ==, ADJ_SUMS_BOTH);
      g_assert_cmpint (attack, ==, both[i].attack);
      g_assert_cmpint (defence, ==, both[i].defence);
    }
}

static void
test_attack_alone (void)
{
  static const char *const texts[] = { "13", "5 4 4", "5+4+4", "6 3 3 1", "4x2 3 2" };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      int attack = -1;
      int defence = -1;

      g_assert_cmpint (adj_sums_parse (texts[i], &attack, &defence), ==, ADJ_SUMS_ATTACK);
      g_assert_cmpint (attack, ==, 13);
      g_assert_cmpint (defence, ==, -1);
    }
}

/* Where a + and blanks could be meant in two ways, neither is taken. */
static void
test_neither (void)
{
  static const char *const texts[] = { "",     ":",       "13:",   ":4",      "13:4:4",
                                       "13:x", "x 4",     "5 4+4", "5+4 4 4", "5 4 4+4",
                                       "13,4", "10000 4", "13 -",  NULL };

  for (guint i = 0; texts[i] != NULL; i++)
    {
      int attack, defence;

      g_test_message ("'%s'", texts[i]);
      g_assert_cmpint (adj_sums_parse (texts[i], &attack, &defence), ==, ADJ_SUMS_NONE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sum/sums", test_sums);
  g_test_add_func ("/sum/no-sums", test_no_sums);
  g_test_add_func ("/sum/both", test_both);
  g_test_add_func ("/sum/attack-alone", test_attack_alone);
  g_test_add_func ("/sum/neither", test_neither);
  return g_test_run ();
}

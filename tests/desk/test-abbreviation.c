/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/abbreviation.h"

static const char *const names[] = { "march", "melee", "shoot", "shooter", NULL };

static void
test_found (void)
{
  static const struct
  {
    const char *typed;
    int found;
  } cases[] = {
    { "march", 0 },
    { "MAR", 0 },
    { "me", 1 },
    { "shoot", 2 }, /* the whole beats a beginning */
    { "shoote", 3 },
    { "sho", ADJ_ABBREVIATION_SEVERAL },
    { "m", ADJ_ABBREVIATION_NONE }, /* too short to count */
    { "marches", ADJ_ABBREVIATION_NONE },
    { "", ADJ_ABBREVIATION_NONE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (adj_abbreviation_find_in (cases[i].typed, 2, names), ==, cases[i].found);
}

static void
test_least (void)
{
  g_assert_cmpint (adj_abbreviation_find_in ("m", 1, names), ==, ADJ_ABBREVIATION_SEVERAL);
  g_assert_cmpint (adj_abbreviation_find_in ("", 0, names), ==, ADJ_ABBREVIATION_NONE);
  g_assert_cmpint (adj_abbreviation_find_in ("mel", 4, names), ==, ADJ_ABBREVIATION_NONE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/abbreviation/found", test_found);
  g_test_add_func ("/abbreviation/least", test_least);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/suggest.h"

static const char *const words[] = { "hex",     "hexside", "unit", "strength",
                                     "counter", "command", NULL };

static void
test_meant (void)
{
  static const char *const cases[][2] = {
    { "hex", "hex" },           { "HEX", "hex" },
    { "hexx", "hex" },          { "hx", "hex" },
    { "hxe", "hex" },           { "hey", "hex" },
    { "unti", "unit" },         { "hexsides", "hexside" },
    { "hexsyd", "hexside" },    { "stregnth", "strength" },
    { "conuter", "counter" },   { "comand", "command" },
    { "Strenght", "strength" }, { "strngh", "strength" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpstr (adj_suggest (cases[i][0], words), ==, cases[i][1]);
}

static void
test_not_meant (void)
{
  static const char *const typed[] = { "", "h", "untis", "he-xx", "town", "xeh", "strong", "\xff" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    g_assert_cmpstr (adj_suggest (typed[i], words), ==, NULL);
}

static void
test_nearest_first (void)
{
  static const char *const near[] = { "retreats", "retreat", "retread", NULL };
  static const char *const tie[] = { "roads", "roadx", NULL };

  g_assert_cmpstr (adj_suggest ("retreat", near), ==, "retreat");
  g_assert_cmpstr (adj_suggest ("retreax", near), ==, "retreat");
  g_assert_cmpstr (adj_suggest ("roady", tie), ==, "roads");
}

static void
test_letters_not_bytes (void)
{
  static const char *const accents[] = { "\xc3\xa9\xc3\xa0\xc3\xbc", NULL };

  g_assert_cmpstr (adj_suggest ("\xc3\x89\xc3\xa0x", accents), ==, accents[0]);
}

static void
test_long (void)
{
  g_autofree char *endless = g_strnfill (1000000, 'a');
  g_autofree char *longest = g_strnfill (64, 'a');
  const char *const list[] = { endless, longest, NULL };

  g_assert_cmpstr (adj_suggest (endless, list), ==, NULL);
  g_assert_cmpstr (adj_suggest (longest, list), ==, longest);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/suggest/meant", test_meant);
  g_test_add_func ("/suggest/not-meant", test_not_meant);
  g_test_add_func ("/suggest/nearest-first", test_nearest_first);
  g_test_add_func ("/suggest/letters-not-bytes", test_letters_not_bytes);
  g_test_add_func ("/suggest/long", test_long);
  return g_test_run ();
}

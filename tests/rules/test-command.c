/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "rules/command.h"

static AdjRuleset *
load (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjRuleset *ruleset = adj_ruleset_load (path, problems);

  g_assert_nonnull (ruleset);
  return ruleset;
}

static guint16
digits (const char *text)
{
  guint16 mask = 0;

  for (; *text != '\0'; text++)
    mask |= (guint16) (1u << (*text - '0'));
  return mask;
}

/* The printed table, cell by cell. */
static void
test_table (void)
{
  static const char *const cells[6][5] = {
    { "0", "14", "136", "1358", "13579" }, { "1", "27", "248", "0468", "24680" },
    { "3", "38", "579", "1378", "13579" }, { "5", "47", "149", "2369", "24680" },
    { "7", "59", "250", "2460", "13579" }, { "9", "60", "680", "2579", "24680" },
  };
  g_autoptr (AdjRuleset) ruleset = load ();

  for (int die = 1; die <= 6; die++)
    for (int level = 1; level <= 5; level++)
      g_assert_cmphex (adj_command_digits (ruleset, level, die), ==,
                       digits (cells[die - 1][level - 1]));
}

/* Above the table its last column serves; at level 0 nobody scatters. */
static void
test_beyond (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();

  for (int die = 1; die <= 6; die++)
    {
      g_assert_cmphex (adj_command_digits (ruleset, 7, die), ==,
                       adj_command_digits (ruleset, 5, die));
      g_assert_cmphex (adj_command_digits (ruleset, 0, die), ==, 0);
    }
}

/* The table is not uniform: at level 1 the digits 2, 4, 6 and 8 never come. */
static void
test_chances (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();

  for (int digit = 0; digit <= 9; digit++)
    {
      gboolean never = digit == 2 || digit == 4 || digit == 6 || digit == 8;

      g_assert_cmpint (adj_command_die_chance (ruleset, 1, digit).num, ==, never ? 0 : 1);
      g_assert_cmpint (adj_command_die_chance (ruleset, 5, digit).num, ==, 3);
      g_assert_cmpint (adj_command_die_chance (ruleset, 5, digit).den, ==, 6);
    }
  g_assert_cmpint (adj_command_chit_chance (3).num, ==, 3);
  g_assert_cmpint (adj_command_chit_chance (3).den, ==, 10);
  g_assert_cmpint (adj_command_chit_chance (12).num, ==, 10);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 5.51/+ the table", test_table);
  g_test_add_func ("/rules/Y 11.62/+ levels beyond the table", test_beyond);
  g_test_add_func ("/rules/Y 5.56/+ chances", test_chances);
  return g_test_run ();
}

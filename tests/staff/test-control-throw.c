/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/booklets.h"
#include "staff/control-throw.h"

/* Y 5.51: the digits of a die are those of its column in the table. */
static void
test_die (void)
{
  g_autoptr (AdjRuleset) ruleset = adj_booklets_ruleset ();
  AdjControlThrow control = { .ruleset = ruleset, .level = 4 };

  g_assert_cmpint (adj_control_throw_left (&control), ==, 0);
  g_assert_cmpuint (adj_control_throw_digits (&control), ==, 0);
  control.die = 3;
  g_assert_cmpuint (adj_control_throw_digits (&control), ==, 1u << 1 | 1u << 3 | 1u << 7 | 1u << 8);
  g_assert_cmpuint (adj_control_throw_digits (&control), ==, adj_control_throw_face (&control, 3));
}

/* Y 5.57: as many chits as the level; until the last of them is drawn nobody scatters. */
static void
test_chits (void)
{
  AdjControlThrow control = { .level = 2, .by_chits = TRUE };
  AdjFraction chance = adj_control_throw_chance (&control, 7);

  g_assert_cmpint (chance.num * 10, ==, 2 * chance.den);
  g_assert_cmpint (adj_control_throw_left (&control), ==, 2);
  control.drawn = 1u << 7;
  g_assert_cmpint (adj_control_throw_left (&control), ==, 1);
  g_assert_cmpuint (adj_control_throw_digits (&control), ==, 0);
  control.drawn |= 1u << 0;
  g_assert_cmpint (adj_control_throw_left (&control), ==, 0);
  g_assert_cmpuint (adj_control_throw_digits (&control), ==, 1u << 7 | 1u << 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/control-throw/Y 5.51/+ the digits of a die", test_die);
  g_test_add_func ("/staff/control-throw/Y 5.57/+ chits one by one", test_chits);
  return g_test_run ();
}

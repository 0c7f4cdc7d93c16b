/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/flips.h"

static AdjInitiativeSide
one_group (int rested, int fought, int ineffective, int night, int first_day, int lost)
{
  return (AdjInitiativeSide){ .n_groups = 1,
                              .groups = { { rested, fought, ineffective, night, first_day } },
                              .lost = lost };
}

static void
assert_levels (const AdjInitiativeSide *side, const int expected[6])
{
  for (int die = 1; die <= 6; die++)
    g_assert_cmpint (adj_initiative_level (side, die), ==, expected[die - 1]);
}

/* The ledger's worked example, figure for figure. */
static void
test_worked_example (void)
{
  static const int union_levels[] = { 93, 86, 83, 82, 81, 81 };
  static const int confederate_levels[] = { 82, 69, 65, 63, 62, 61 };
  AdjInitiativeSide sides[] = { one_group (20, 31, 14, 6, 5, 9), one_group (12, 44, 25, 0, 0, 11) };
  AdjInitiativeChances chances = adj_initiative_chances (sides);

  assert_levels (&sides[0], union_levels);
  assert_levels (&sides[1], confederate_levels);
  g_assert_cmpint (chances.outright[0].num, ==, 33);
  g_assert_cmpint (chances.outright[1].num, ==, 2);
  g_assert_cmpint (chances.tie.num, ==, 1);
  g_assert_cmpint (chances.tie.den, ==, 36);
}

/* Each term by itself, with a die of 2. */
static void
test_terms (void)
{
  const AdjInitiativeSide rested = one_group (5, 0, 0, 0, 0, 0);
  const AdjInitiativeSide fought = one_group (0, 5, 0, 0, 0, 0);
  const AdjInitiativeSide ineffective = one_group (0, 0, 5, 0, 0, 0);
  const AdjInitiativeSide night = one_group (0, 0, 0, 5, 0, 0);
  const AdjInitiativeSide first_day = one_group (0, 0, 0, 0, 5, 0);
  const AdjInitiativeSide lost = one_group (0, 0, 0, 0, 0, 5);

  g_assert_cmpint (adj_initiative_level (&rested, 2), ==, 10);
  g_assert_cmpint (adj_initiative_level (&fought, 2), ==, 5);
  g_assert_cmpint (adj_initiative_level (&ineffective, 2), ==, 2); /* 5 / 2, fractions dropped */
  g_assert_cmpint (adj_initiative_level (&night, 2), ==, 10);
  g_assert_cmpint (adj_initiative_level (&first_day, 2), ==, 5);
  g_assert_cmpint (adj_initiative_level (&lost, 2), ==, -5);
}

/* The highest group counts, which the die may change; losses and commander count once. */
static void
test_groups (void)
{
  const AdjInitiativeSide side = {
    .n_groups = 2,
    .groups = { { .rested = 10 }, { .ineffective = 60 } },
    .lost = 7,
    .commander = 10,
  };

  g_assert_cmpint (adj_initiative_level (&side, 1), ==, 60 - 7 + 10);
  g_assert_cmpint (adj_initiative_level (&side, 2), ==, 30 - 7 + 10);
  g_assert_cmpint (adj_initiative_level (&side, 3), ==, 20 - 7 + 10); /* both groups alike */
  g_assert_cmpint (adj_initiative_level (&side, 4), ==, 20 - 7 + 10);
}

static void
test_nobody (void)
{
  AdjInitiativeSide sides[2] = { 0 };
  AdjInitiativeChances chances = adj_initiative_chances (sides);

  g_assert_cmpint (chances.tie.num, ==, 36);
}

/* The side ahead may be either, whoever held the initiative; a coin's chance is nobody's. */
static void
test_favourite (void)
{
  const AdjInitiativeSide strong = one_group (20, 31, 14, 6, 5, 9);
  const AdjInitiativeSide weak = one_group (12, 44, 25, 0, 0, 11);
  const AdjInitiativeSide alike[] = { one_group (9, 0, 0, 0, 0, 0), one_group (9, 0, 0, 0, 0, 0) };
  /* 60 by the die: above 17 with 1, 2 and 3 */
  const AdjInitiativeSide coin[] = { one_group (0, 17, 0, 0, 0, 0), one_group (0, 0, 60, 0, 0, 0) };

  for (int ahead = 0; ahead < 2; ahead++)
    for (int holder = 0; holder < 2; holder++)
      {
        const AdjInitiativeSide sides[] = { ahead == 0 ? strong : weak,
                                            ahead == 0 ? weak : strong };
        static const int dice[] = { 1, 1 };
        AdjFraction chance;

        g_assert_cmpint (adj_initiative_favourite (sides, holder, NULL, &chance), ==, ahead);
        g_assert_cmpint (chance.num * 36, ==, (holder == ahead ? 34 : 33) * chance.den);
        g_assert_cmpint (adj_initiative_favourite (sides, holder, dice, &chance), ==, ahead);
        g_assert_cmpint (chance.num, ==, chance.den);
      }
  for (int holder = 0; holder < 2; holder++)
    {
      AdjFraction chance;

      g_assert_cmpint (adj_initiative_favourite (alike, holder, NULL, &chance), ==, holder);
      g_assert_cmpint (chance.num, ==, chance.den);
      g_assert_cmpint (adj_initiative_favourite (coin, holder, NULL, &chance), ==, ADJ_NO_SIDE);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/E IL.1/+ the worked example", test_worked_example);
  g_test_add_func ("/rules/E IL.3 to IL.7/+ each term", test_terms);
  g_test_add_func ("/rules/E IL.10/+ separated groups", test_groups);
  g_test_add_func ("/rules/E IL.9/+ nobody on either side is a tie", test_nobody);
  g_test_add_func ("/rules/E IL.9/+ who is ahead", test_favourite);
  return g_test_run ();
}

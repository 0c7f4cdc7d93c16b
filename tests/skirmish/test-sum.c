/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "lloyd.h"
#include "skirmish/sum.h"

static AdjFactors
with (const char *words, int shots)
{
  AdjFactors factors = { .shots = shots };
  g_auto (GStrv) each = g_strsplit (words, " ", -1);

  for (int i = 0; each[i] != NULL; i++)
    for (int factor = 0; factor < ADJ_N_FACTORS; factor++)
      factors.has[factor] |= g_str_equal (adj_factor_ids[factor], each[i]);
  return factors;
}

#define assert_fraction(FRACTION, NUM, DEN)                                                        \
  G_STMT_START                                                                                     \
  {                                                                                                \
    AdjFraction fraction_ = (FRACTION);                                                            \
    g_assert_cmpint (fraction_.num, ==, (NUM));                                                    \
    g_assert_cmpint (fraction_.den, ==, (DEN));                                                    \
  }                                                                                                \
  G_STMT_END

/* ---- The ledger's own figures ---- */

static void
test_worked (void)
{
  static const struct
  {
    const char *quality;
    const char *leader; /* NULL for none */
    const char *factors;
    int shots;
    int needed;
    int chance;
  } cases[] = {
    { "average", "heroic", "reach melee", 2, 14, 7 },
    { "sub-human", NULL, "", 0, 22, 0 },
    { "sub-human", NULL, "reach card", 0, 16, 5 },
    { "good", "good", "reach card", 0, 10, 11 },
    { "demigod", "inspired", "reach card", 0, 6, 15 },
    { "demigod", "inspired", "reach card", 3, 0, 20 },
    { "rubbish", NULL, "", 0, 21, 0 },
    { "poor", NULL, "", 0, 20, 1 },
  };
  g_autoptr (AdjSkirmishRules) rules = lloyd ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AdjFactors factors = with (cases[i].factors, cases[i].shots);
      int quality = adj_skirmish_quality (rules, cases[i].quality);
      int leader = cases[i].leader != NULL ? adj_skirmish_leadership (rules, cases[i].leader)
                                           : ADJ_SKIRMISH_NOBODY;
      int needed = adj_seize_needed (rules, quality, leader, &factors);

      g_assert_cmpint (needed, ==, cases[i].needed);
      assert_fraction (adj_seize_chance (rules, needed), cases[i].chance, 20);
    }
}

static void
test_within (void)
{
  g_autoptr (AdjSkirmishRules) rules = lloyd ();

  /* 14, 12, 10: 1 - 13/20 11/20 9/20 */
  assert_fraction (adj_seize_within (rules, 14, 3, 1), 6713, 8000);
  assert_fraction (adj_seize_within (rules, 14, 1, 1), 7, 20);
  assert_fraction (adj_seize_within (rules, 14, 2, 0), 231, 400);
  assert_fraction (adj_seize_within (rules, 25, 2, 1), 0, 400);
  g_assert_cmpint (adj_seize_within (rules, 20, 12, 0).den, ==,
                   G_GINT64_CONSTANT (4096000000000000));
  assert_fraction (adj_seize_within (rules, 25, 2, 3), 40, 400); /* never, then 19 */
}

static void
test_fights (void)
{
  static const int expected[] = { 3, 3, 2, 1, 0, 0 }; /* by face needed, from 0 */
  g_autoptr (AdjSkirmishRules) rules = lloyd ();

  assert_fraction (adj_seize_fights (rules), 3, 20);
  for (int needed = 0; needed < (int) G_N_ELEMENTS (expected); needed++)
    assert_fraction (adj_seize_fights_and_succeeds (rules, needed), expected[needed], 20);
}

/* ---- All sums there are ---- */

/* The article's formula, for the tables of the article: the faces that reach the rate. */
static int
twin (int quality, int leader, int bits, int shots)
{
  int faces = 0;
  for (int die = 1; die <= 20; die++)
    faces += die + leader - 1 * (leader > 0) + 2 * (bits & 1) + 2 * shots - (bits & 2) -
                 (bits & 4) + 4 * (bits >> 3) >=
             22 - quality;
  return faces;
}

/* Seven qualities, no leader and five of them, the four factors that are there or not, counters. */
static void
test_all (void)
{
  g_autoptr (AdjSkirmishRules) rules = lloyd ();
  guint n = 0;

  for (int quality = 0; quality < 7; quality++)
    for (int leader = 0; leader < 6; leader++)
      for (int bits = 0; bits < 16; bits++)
        for (int shots = 0; shots < 10; shots++, n++)
          {
            AdjFactors factors = { .has = { bits & 1, FALSE, bits & 2, bits & 4, bits & 8 },
                                   .shots = shots };
            int needed = adj_seize_needed (rules, quality, leader - 1, &factors);

            assert_fraction (adj_seize_chance (rules, needed), twin (quality, leader, bits, shots),
                             20);
          }
  g_assert_cmpuint (n, ==, 6720);
}

/* Within so many attempts, against a walk over every series of throws. */
static guint
count_series (int needed, int attempts, int mounting)
{
  guint n = 0;

  for (int die = 1; die <= 20; die++)
    if (die >= needed)
      n += (guint) (attempts == 1 ? 1 : attempts == 2 ? 20 : 400);
    else if (attempts > 1)
      n += count_series (needed - 2 * mounting, attempts - 1, mounting);
  return n;
}

static void
test_series (void)
{
  g_autoptr (AdjSkirmishRules) rules = lloyd ();

  for (int needed = -3; needed < 27; needed++)
    for (int attempts = 1; attempts <= 3; attempts++)
      for (int mounting = 0; mounting < 3; mounting++)
        g_assert_cmpint (adj_seize_within (rules, needed, attempts, mounting).num, ==,
                         count_series (needed, attempts, mounting));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sum/worked", test_worked);
  g_test_add_func ("/sum/within", test_within);
  g_test_add_func ("/sum/fights", test_fights);
  g_test_add_func ("/sum/all", test_all);
  g_test_add_func ("/sum/series", test_series);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/dice.h"

#define SEED G_GUINT64_CONSTANT (0x0123456789ABCDEF)
#define THROWS 60000

/* If one of these changes, so does every saved game. Never correct them. */
static void
test_pinned (void)
{
  static const struct
  {
    guint64 seed;
    guint64 n;
    int faces;
    int face;
  } pins[] = {
    { 0, 0, 6, 4 },           { 0, 1, 6, 3 },
    { 1, 0, 6, 3 },           { SEED, 0, 6, 5 },
    { SEED, 1, 6, 1 },        { SEED, 2, 10, 5 },
    { SEED, 3, 20, 1 },       { SEED, 1000000, 100, 88 },
    { G_MAXUINT64, 7, 6, 4 }, { 42, G_MAXUINT64, 20, 12 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pins); i++)
    g_assert_cmpint (adj_dice_throw (pins[i].seed, pins[i].n, pins[i].faces), ==, pins[i].face);
}

/* For this seed and n the generator's number is 0, which no number of faces that is not a power
 * of two may use: 2^64 numbers do not fall evenly on six faces. */
static void
test_surplus_is_thrown_again (void)
{
  guint64 n = G_GUINT64_CONSTANT (0xE155AB85044E3302);

  g_assert_cmpint (adj_dice_throw (1, n, 6), ==, 2);
  g_assert_cmpint (adj_dice_throw (1, n, 10), ==, 6);
  g_assert_cmpint (adj_dice_throw (1, n, 20), ==, 16);
  g_assert_cmpint (adj_dice_throw (1, n, 8), ==, 1);
}

static void
test_range (void)
{
  for (int faces = 2; faces <= 100; faces++)
    {
      int least = 100, most = 1;

      for (guint64 n = 0; n < 3000; n++)
        {
          int face = adj_dice_throw (SEED, n, faces);

          least = MIN (least, face);
          most = MAX (most, face);
        }
      g_assert_cmpint (least, ==, 1);
      g_assert_cmpint (most, ==, faces);
    }
}

/* How far counts are from being all alike: about as much as there are cells, if chance made them.
 */
static double
chi_square (const guint *counts, guint cells, guint throws)
{
  double expected = (double) throws / cells;
  double sum = 0.0;

  for (guint i = 0; i < cells; i++)
    sum += ((double) counts[i] - expected) * ((double) counts[i] - expected) / expected;
  return sum;
}

/* The limits are passed by chance once in a thousand seeds, and the seed is fixed. */
static void
test_uniform (void)
{
  static const struct
  {
    int faces;
    double limit;
  } dice[] = { { 6, 20.5 }, { 10, 27.9 }, { 20, 43.8 } };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    {
      guint counts[20] = { 0 };

      for (guint64 n = 0; n < THROWS; n++)
        counts[adj_dice_throw (SEED, n, dice[i].faces) - 1]++;
      g_assert_cmpfloat (chi_square (counts, (guint) dice[i].faces, THROWS), <, dice[i].limit);
    }
}

/* Pairs of throws that stand beside each other, by n or by seed: all 36 alike. */
static void
assert_pairs_uniform (guint64 seed_step, guint64 n_step, guint64 other_seed, guint64 other_n)
{
  guint counts[36] = { 0 };

  for (guint64 i = 0; i < THROWS; i++)
    {
      guint64 seed = SEED + i * seed_step;
      guint64 n = i * n_step;
      int one = adj_dice_throw (seed, n, 6);
      int other = adj_dice_throw (seed + other_seed, n + other_n, 6);

      counts[(one - 1) * 6 + other - 1]++;
    }
  g_assert_cmpfloat (chi_square (counts, 36, THROWS), <, 66.6);
}

static void
test_neighbours (void)
{
  assert_pairs_uniform (0, 1, 0, 1); /* one game, one throw and the next */
  assert_pairs_uniform (0, 1, 1, 0); /* two games of neighbouring seeds */
  assert_pairs_uniform (1, 0, 1, 0); /* the first throw of many games */
  assert_pairs_uniform (1, 0, 0, 1); /* the first two throws of many games */
  assert_pairs_uniform (0, 1, 1, 1); /* shifted by one */
}

/* Asked backwards, twice, and with others in between, a throw is what it was. */
static void
test_order_of_calls (void)
{
  int forward[100];

  for (guint64 n = 0; n < 100; n++)
    forward[n] = adj_dice_throw (SEED, n, 6);
  for (guint64 n = 100; n-- > 0;)
    {
      adj_dice_throw (SEED + n, 3 * n, 10);
      g_assert_cmpint (adj_dice_throw (SEED, n, 6), ==, forward[n]);
    }
}

static void
test_new_seed (void)
{
  g_assert_true (adj_dice_new_seed () != adj_dice_new_seed ());
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/pinned", test_pinned);
  g_test_add_func ("/dice/surplus-is-thrown-again", test_surplus_is_thrown_again);
  g_test_add_func ("/dice/range", test_range);
  g_test_add_func ("/dice/uniform", test_uniform);
  g_test_add_func ("/dice/neighbours", test_neighbours);
  g_test_add_func ("/dice/order-of-calls", test_order_of_calls);
  g_test_add_func ("/dice/new-seed", test_new_seed);
  return g_test_run ();
}

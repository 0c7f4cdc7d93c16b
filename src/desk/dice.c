/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/dice.h"

#include "desk/secret.h"

/* The numbers are part of the save format: a game opened years from now must throw what it
 * would have thrown today. So nothing here may change, and tests pin it.
 *
 * It is SplitMix64 read at any place: the n-th output of that generator is a hash of
 * start + (n + 1) * GAMMA. The start is the hashed seed, so that the games of seeds 1 and 2
 * have nothing in common. */
#define GAMMA G_GUINT64_CONSTANT (0x9E3779B97F4A7C15)

static guint64
mix (guint64 z)
{
  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xBF58476D1CE4E5B9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94D049BB133111EB);
  return z ^ (z >> 31);
}

int
adj_dice_throw (guint64 seed, guint64 n, int faces)
{
  guint64 sides = (guint64) faces;
  guint64 surplus;
  guint64 number;

  g_return_val_if_fail (faces >= 2 && faces <= 100, 1);

  /* 2^64 is seldom a multiple of the faces: the lowest 2^64 % sides numbers are hashed again,
   * and what is left falls evenly on the faces. */
  surplus = (0 - sides) % sides;
  number = mix (mix (seed + GAMMA) + (n + 1) * GAMMA);
  while (number < surplus)
    number = mix (number + GAMMA);
  return (int) (number % sides) + 1;
}

guint64
adj_dice_new_seed (void)
{
  guint64 seed;

  adj_secret_fill (&seed, sizeof seed);
  return seed;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/command.h"

/* The throw for Command Control as the players make it with a die or with chits of their own
 * (Y 5.51, 5.57): what it brings up, and how likely each digit is before it. No board is needed. */
typedef struct
{
  const AdjRuleset *ruleset;
  int level;
  gboolean by_chits;
  int die;       /* thrown; 0: not yet */
  guint16 drawn; /* chits: bit n is chit n */
} AdjControlThrow;

/* Chits that are still to be drawn. */
int adj_control_throw_left (const AdjControlThrow *self);

/* Bit n is digit n; 0 until all of them are known. */
guint16 adj_control_throw_digits (const AdjControlThrow *self);

/* The digits that one face of the die would bring up. */
guint16 adj_control_throw_face (const AdjControlThrow *self, int face);

/* The chance of a unit in a hex that ends in the digit (Y 5.56). */
AdjFraction adj_control_throw_chance (const AdjControlThrow *self, int digit);

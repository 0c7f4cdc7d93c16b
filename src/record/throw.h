/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/verb.h"

/* Does the order leave a die or chit to the program that it has not thrown yet? */
gboolean adj_order_wants_die (const AdjOrder *order);

/* Does what comes of it hang on a die, typed or thrown? */
gboolean adj_order_rests_on_chance (const AdjOrder *order);

/* Throws, or draws, what the order leaves to the program: the generator's throws from number
 * thrown on. The order tells how many were used. */
void adj_order_throw (AdjOrder *order, const AdjField *field, guint64 seed, guint64 thrown);

/* The state of throwing an order's dice, one after the other. */
struct AdjThrower
{
  AdjOrder *order;
  guint64 seed;
  guint64 thrown; /* before this order */
};

int adj_thrower_next (AdjThrower *self, int faces);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

/* How results weigh and what dice may come to. A result's worth to the attacker: Ae -2, Ar -1,
 * Ex 0, Dr +1, De +2. A spread is the exact distribution of a sum of such throws, built up one
 * throw after the other. */

int adj_result_worth (int result);

/* The average that a column brings. */
double adj_column_expectation (const AdjRuleset *ruleset, int column);

typedef struct
{
  int least;       /* the sum that chances[0] belongs to */
  GArray *chances; /* of double */
} AdjSpread;

/* A sum of nothing: 0 for certain. */
AdjSpread *adj_spread_new (void);
void adj_spread_free (AdjSpread *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjSpread, adj_spread_free)

/* One more throw in that column; sign -1 counts it against. */
void adj_spread_add_column (AdjSpread *self, const AdjRuleset *ruleset, int column, int sign);

double adj_spread_mean (const AdjSpread *self);

/* The chance of that sum or less, and of that or more. */
double adj_spread_at_most (const AdjSpread *self, int sum);
double adj_spread_at_least (const AdjSpread *self, int sum);

/* The middle 95 %: beyond either end lies less than a fortieth. */
void adj_spread_middle (const AdjSpread *self, int *low, int *high);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/entry.h"
#include "rules/judge.h"

/* Dummies that come with reinforcements: one for every three real units by one hex in one turn
 * (Y 11.55). */

/* May the dummy come by the hex in this turn? */
void adj_dummies_judge_arrival (AdjJudge *judge, int dummy, AdjHex entry);

/* The same at the end of the phase, when it is known who else has come. */
void adj_dummies_judge_arrivals (AdjJudge *judge);

typedef struct
{
  int due;     /* how many may come yet */
  int at_hand; /* how many there are that lie nowhere */
  guint n_entries;
  AdjHex entries[ADJ_MAX_WAYS_IN]; /* by which the next may come */
} AdjDummyArrivals;

/* Those of a side in the Movement Phase under way; none in another's. */
void adj_dummies_foresee (AdjDummyArrivals *self, const AdjField *field, int side);

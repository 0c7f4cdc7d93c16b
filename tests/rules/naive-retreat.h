/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "naive.h"
#include "rules/retreat.h"
#include "wild.h"

/* Retreats and displacements (BG 7.7, 7.8, CH 18.2, 18.3) by a search that tries everything and
 * remembers nothing. */

/* Where everybody would stand. */
typedef struct
{
  const Naive *naive;
  const AdjTable *table;
  int hexes[2 * WILD_UNITS];
  gboolean moved[2 * WILD_UNITS]; /* in this chain: stays now */
} NaiveStands;

NaiveStands naive_stands (const Naive *naive, const AdjTable *table);

/* BG 5.32, Y 5.32, CH 18.3: with everybody there but that one, who may be -1. */
gboolean naive_has_room (const NaiveStands *self, int unit, AdjHex hex, int without);

/* In the order of the directions; displacing only where nothing else is left. */
void naive_ways (NaiveStands *self, int unit, AdjRetreats *ways);

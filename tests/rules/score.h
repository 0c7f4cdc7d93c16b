/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "naive.h"

/* Chickamauga's victory points counted by hand, from CH 17.1 to 17.4, with the holders of the
 * hexes that bring points as the caller has followed them. */

#define SCORE_HEXES 7
extern const AdjHexId score_hexes[SCORE_HEXES];

/* Union and Confederate points. */
void score_count (const Naive *naive,
                  const AdjTable *table,
                  const int holders[SCORE_HEXES],
                  int points[ADJ_SIDES]);

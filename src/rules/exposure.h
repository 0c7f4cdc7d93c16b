/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/fraction.h"
#include "rules/control.h"

/* How exposed a side is before its digits are thrown or drawn (Y 5.56). */

typedef struct
{
  int level;
  AdjFraction digits[10]; /* the chance of each; a unit's is that of its hex's last digit */
  AdjFraction units;      /* expected: how many lose control */
  AdjFraction strength;   /* expected: their strength, but for those that are not seen */
  int n_unseen;           /* of them on the map */
} AdjExposure;

/* level 0: the scenario's for this turn. */
void adj_exposure_find (
    AdjExposure *self, const AdjField *field, int side, int level, AdjCommandMethod method);

/* Of a unit on the map. */
AdjFraction adj_exposure_of (const AdjExposure *self, const AdjField *field, int unit);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Where a scattered unit goes: straight on in the direction of one die, as far as the movement
 * points of the other take it (Y 5.52 to 5.54). */

typedef struct
{
  guint n_path;
  AdjHex path[ADJ_MAX_PATH]; /* the hex it stands in first */
  int spent;                 /* sixths */
  AdjDriftStop stop;
  AdjHex before;    /* the hex it did not go into; ADJ_NO_HEX */
  gboolean unknown; /* a cost that nobody has typed in comes in */
} AdjDrift;

/* Dice of 1 to 6: 1 is the north of the printed compass, then clockwise. */
void adj_drift_find (AdjDrift *self, const AdjField *field, int unit, int direction, int points);

/* Has anybody his dice to throw (rules/contact.h)? */
gboolean adj_drifts_are_owed (const AdjField *field);

/* The unit throws its dice and goes. */
void adj_drift (AdjJudge *judge, int unit, int direction, int points);

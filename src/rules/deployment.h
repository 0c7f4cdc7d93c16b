/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Free deployment (Y 14.0): before the first move both sides place their units on any of their
 * own set-up hexes. */

/* It is played, and nobody has moved yet. */
gboolean adj_deployment_is_open (const AdjBook *book, const AdjTable *table);

/* Is the hex one of those at which units of the side are set up? */
gboolean adj_deployment_is_listed (const AdjBook *book, int side, AdjHex hex);

/* The unit belongs to the set-up and is not on the map, or it is where it may not be. */
gboolean adj_deployment_is_wrong (const AdjField *field, int unit);

/* The hex the unit is printed at, if it is empty and no unit before it is printed there. */
AdjHex adj_deployment_empty_hex (const AdjField *field, int unit);

/* Warns of everybody who is wrong when the first unit is about to move. */
void adj_deployment_judge (AdjJudge *judge);

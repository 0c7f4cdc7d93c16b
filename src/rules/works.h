/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* Works under construction, and what makes their builder give them up (Y 5.42, 5.43). It follows
 * from what happens to the builder, whichever rule that comes of, so every judgement asks here
 * after each of its effects. */

/* The hex is marked so; other: what AdjEffect says of a marker's. */
AdjEffect adj_works_mark (AdjHex hex, AdjMarkerKind kind, int other, guint16 builder);

/* The marker that the unit builds under; NULL if it builds none. */
const AdjMarker *adj_works_of (const AdjTable *table, int unit);

/* loss: what takes the unit's marker off. FALSE if it builds none. */
gboolean adj_works_give_up (const AdjTable *table, int unit, AdjWorksGivenUp why, AdjEffect *loss);

/* The same, if what has just happened makes it give up: it moves, fights or is gone. */
gboolean adj_works_suffer (const AdjTable *table, const AdjEffect *effect, AdjEffect *loss);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Breastworks (R 2.3, 4.0): a marker in the hex, under construction from one own Movement Phase to
 * the next, where the players may turn it. What they are worth is missing text. */

/* The hex is marked so: BUILDING, of which the first unit there is the builder, or BREASTWORKS. */
void adj_breastworks_mark (AdjJudge *judge, AdjHex hex, AdjMarkerKind kind);

/* May what is under construction there be turned now? */
gboolean adj_breastworks_are_due (const AdjField *field, const AdjMarker *marker);

/* When a phase ends: what the phasing side has begun in it may be turned from its next Movement
 * Phase on. */
void adj_breastworks_go_on (AdjJudge *judge);

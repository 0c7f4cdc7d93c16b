/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"

/* How much of a battle is known: "31 of 48". A unit counts twice, for its strength and its place;
 * the turn track, the first player, each side's command levels and the map, by its size and
 * terrain, once; and once everything that is said to be missing. */
typedef struct
{
  guint known;
  guint all;
  guint strengths; /* of units, known */
  guint places;
  guint levels; /* of turns of both sides */
} AdjKnownCount;

AdjKnownCount adj_known_count (const AdjScenario *scenario);

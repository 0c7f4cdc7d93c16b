/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"

/* Flank attacks (Y 7.26): infantry and cavalry through hexsides of one hex that share no corner. */

/* The first of the hexes that is so attacked, and two hexes from which it is. */
typedef struct
{
  AdjHex target;
  AdjHex from[2];
} AdjFlankTurned;

/* Is there one? Then all the attack's infantry and cavalry is doubled. turned may be NULL. */
gboolean
adj_flank_is_turned (const AdjField *field, const AdjAttack *attack, AdjFlankTurned *turned);

/* Does the rule double the unit in such an attack? */
gboolean adj_flank_doubles (const AdjField *field, int unit);

/* A hex from which one attacker more would make it one. */
typedef struct
{
  AdjHex target;
  AdjHex from;
} AdjFlank;

#define ADJ_MAX_FLANKS (ADJ_MAX_TARGETS * ADJ_HEX_DIRECTIONS)

/* None where the rule is not in force, or the flank is turned already. */
guint
adj_flanks_find (const AdjField *field, const AdjAttack *attack, AdjFlank flanks[ADJ_MAX_FLANKS]);

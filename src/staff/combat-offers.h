/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/picks.h"
#include "table/view.h"

/* The choices for a battle now: hexes that somebody may attack, and who may. */

typedef struct
{
  AdjHex hex;
  gboolean owed; /* its units must be attacked (BG 7.11) */
} AdjCombatTarget;

/* With room for as many as a table can hold. */
typedef struct
{
  guint n_targets;
  AdjCombatTarget targets[ADJ_MAX_HEXES];
  guint n_units;
  guint16 units[2 * ADJ_MAX_UNITS];     /* who may attack all of the targets picked, or is picked */
  gboolean bombards[2 * ADJ_MAX_UNITS]; /* the unit of that place stands beside none of them */
} AdjCombatOffers;

/* Rising by hex; the units as the book lists them. */
void adj_combat_offers_find (const AdjView *view, const AdjPicks *picks, AdjCombatOffers *offers);

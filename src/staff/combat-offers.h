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

#define ADJ_MAX_OFFERED 256

typedef struct
{
  guint n_targets;
  AdjCombatTarget targets[ADJ_MAX_OFFERED];
  guint n_units;
  guint16 units[ADJ_MAX_OFFERED];     /* who may attack all of the targets picked, or is picked */
  gboolean bombards[ADJ_MAX_OFFERED]; /* the unit of that place stands beside none of them */
} AdjCombatOffers;

/* Rising by hex; the units as the book lists them. */
void adj_combat_offers_find (const AdjView *view, const AdjPicks *picks, AdjCombatOffers *offers);

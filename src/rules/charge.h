/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"
#include "rules/passage.h"
#include "rules/reach.h"

/* Cavalry charges (Y 8.73): twelve movement points over open ground, and then an attack. */

#define ADJ_CHARGE_MP (12 * ADJ_MP)
#define ADJ_CHARGE_HEXES 4

/* A unit of cavalry, and the rule is in force. */
gboolean adj_may_charge (const AdjField *field, int unit);

/* FALSE, and refused, if nobody charges in this game. Else warns of what a charge may not do;
 * what holds for every march is judged as one (rules/move.h). */
gboolean adj_charge_judge (AdjJudge *judge, int unit, const AdjHex *path, guint n_path);

/* The rest of the twelve points, in sixths. */
int adj_charge_budget (const AdjField *field, int unit);

/* Where a charge from a hex can get to, by the shortest way; adj_charge_way knows whether it may
 * end there. */
void adj_charge_find (AdjReach *self, const AdjField *field, int unit, AdjHex start, int budget);

/* The hexes of the enemy next to hex that the unit could attack from there, as it must; to have
 * none is to have charged for nothing. How many. */
guint adj_charge_targets (const AdjField *field,
                          int unit,
                          AdjHex hex,
                          AdjHex targets[ADJ_HEX_DIRECTIONS]);

/* How a charge gets there: by the shortest way of ADJ_CHARGE_HEXES hexes at least, none of them
 * twice. To a hex nearer than that it goes round, in ADJ_CHARGE_ROUND hexes at most. */
#define ADJ_CHARGE_ROUND 6

typedef struct
{
  guint n; /* hexes, the start included */
  AdjHex path[ADJ_MAX_PATH];
  int cost; /* sixths */
} AdjChargeWay;

/* FALSE if none of the hexes that adj_charge_find has found is that one, or no charge may end
 * there. */
gboolean adj_charge_way (
    const AdjReach *self, const AdjField *field, int unit, AdjHex hex, AdjChargeWay *way);

/* The rules of a charge's steps: it pays nothing for coming next to the enemy (Y 8.73). */
void adj_charge_passage (AdjPassage *passage, const AdjField *field, int unit);

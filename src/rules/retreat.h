/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Where a unit may retreat to (BG 7.7), and who makes room for it (BG 7.8). */

typedef enum
{
  ADJ_RETREAT_FREE,      /* room enough (BG 7.71, 7.73) */
  ADJ_RETREAT_DISPLACES, /* only by displacing a friend (BG 7.81) */
  ADJ_RETREAT_CLAIMED,   /* where nothing bars it but zones of what lies face down (Y 11.56) */
} AdjRetreatKind;

typedef struct
{
  AdjRetreatKind kind; /* the same for all: displacement only where no other retreat exists */
  guint n;             /* 0: eliminated (BG 7.72) */
  AdjHex hexes[ADJ_HEX_DIRECTIONS];
} AdjRetreats;

void adj_retreats_find (const AdjField *field, int unit, AdjRetreats *retreats);
gboolean adj_retreats_have (const AdjRetreats *self, AdjHex hex);

/* The lawful answers when the hex holds one unit too many: which unit moves where. comer, who
 * has just come in, stays, and so do all who moved in the chain before (BG 7.82). */
typedef struct
{
  int unit;
  AdjRetreats to;
} AdjDisplacement;

#define ADJ_MAX_DISPLACED ADJ_MAX_STACK /* from a hex that holds more no one unit makes room */

guint adj_displacements_find (const AdjField *field,
                              AdjHex hex,
                              int comer,
                              AdjDisplacement displacements[ADJ_MAX_DISPLACED]);

/* Warns of a retreat that nobody makes room for, as row has it, if the hex is not open to it. */
void adj_retreat_judge_free (AdjJudge *judge, int unit, AdjHex hex, const char *row);

/* The bar that keeps a unit from retreating into a neighbouring hex: a reason with its row, or
 * ADJ_N_REASONS when nothing but, perhaps, the stack does. */
AdjReason adj_retreat_bar (const AdjField *field, int unit, int direction, const char **row);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The outcome that a face of the die would have in the battle that waits for it, in numbers: what
 * happens by itself, what is left to choose, and who may advance in the end. */

typedef struct
{
  AdjCombatResult result;
  int lost[ADJ_SIDES];     /* units eliminated without a choice */
  int retreats[ADJ_SIDES]; /* units that have to go back */
  int owed[ADJ_SIDES];     /* strength points to be lost by choice (BG 7.6c) */
  int advances; /* the side that may advance (BG 7.75), if each choice is the first lawful
                 * one; ADJ_NO_SIDE */
} AdjForecast;

/* declared: the table with the battle open on it. Returns the table as it lies after the roll, with
 * what is owed then. Where results wait for all dice (Y S7.5) nobody knows what comes of one. The
 * judge is one of the same book; what it held before is lost. */
AdjTable *adj_forecast_find (AdjForecast *self, AdjJudge *judge, const AdjTable *declared, int die);

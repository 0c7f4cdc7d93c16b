/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/chronicle.h"
#include "sheets/headcount.h"

/* How strength and victory points went, Game-Turn by Game-Turn, as the view's eyes saw it then. */

typedef struct
{
  int turn;
  AdjHeadcount sides[ADJ_SIDES];
  AdjAtLeast points[ADJ_SIDES]; /* as if the game had ended with the turn */
} AdjCourseTurn;

AdjCourseTurn adj_course_turn (const AdjView *view, const AdjTurnStory *turn);

/* The same of any table: as it lies before the view. */
AdjCourseTurn adj_course_now (const AdjView *view);

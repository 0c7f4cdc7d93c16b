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

/* Of AdjCourseTurn, from the first Game-Turn to that one, or to the last there is: as the chronicle
 * has it, at a cost that does not depend on how many orders were given in a turn. */
GArray *adj_course_read (AdjGame *game, AdjEyes eyes, int last);

AdjCourseTurn adj_course_turn (const AdjView *view, const AdjTurnStory *turn);

/* The same of any table: as it lies before the view. */
AdjCourseTurn adj_course_now (const AdjView *view);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Command Control on the table (Y 5.50 to 5.58b): the level, the digits thrown or drawn at the
 * start of a side's Movement Phase, and who obeys. */

/* The side's level in this turn; 0 if the scenario gives none. */
int adj_command_level (const AdjField *field, int side);

/* Y 5.58b: the digits' units do not scatter but may not move. */
gboolean adj_command_restricts (const AdjField *field, int side);

/* The side is to find its digits before it moves, or has chits still to draw. */
gboolean adj_scatter_is_owed (const AdjField *field, int side);

/* Whose digits can be found now: the side that is named or, if none is (ADJ_NO_SIDE), the only one
 * there is. ADJ_NO_SIDE: nobody's, or both sides' and none is named. */
int adj_scatter_side (const AdjField *field, int named);

/* How many chits the side still draws, at that level or, at 0, the scenario's; 0 if it has no
 * digits to find now. */
int adj_scatter_chits_left (const AdjField *field, int side, int level);

/* How the digits came up: by a die, or by chits (bit n is digit n), several at once or one by one.
 * level 0: the scenario's; whether the digits' units are held back (Y 5.58b) is for the scenario to
 * say, whatever level the players name. */
typedef struct
{
  int side; /* ADJ_NO_SIDE: the one whose digits are to be found */
  int level;
  int die;
  guint16 chits;
} AdjScatterThrow;

void adj_scatter (AdjJudge *judge, const AdjScatterThrow *thrown);

/* That the levels of the morning come before anything else (E IL.1). */
void adj_control_judge_dawn (AdjJudge *judge);

/* The objections of initiative and Command Control to the unit's moving now. */
void adj_control_judge_mover (AdjJudge *judge, int unit);

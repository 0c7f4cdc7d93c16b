/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/initiative-case.h"

/* The words about the initiative: of the case as it stands, of both sums, of each throw and of what
 * would turn it. */

/* The side that moves first now, and whether dice are owed or only show what would be. */
char *adj_initiative_say_standing (const AdjInitiativeCase *self, const AdjView *view);

/* That both sides have to throw; NULL while they have not (E IL.1). */
char *adj_initiative_say_owed (const AdjView *view);

/* Units that are left out, for nobody who looks knows what they count as; NULL for none. */
char *adj_initiative_say_left_out (const AdjInitiativeCase *self);

/* The side that moves first, or is likelier to and how likely that is. */
char *adj_initiative_say_first (const AdjInitiativeCase *self);

/* Both chances, with the ties that go to the holder (E IL.9). */
char *adj_initiative_say_odds (const AdjInitiativeCase *self);

/* "Level 81 to 93", or with the die that is thrown "Level 82". */
char *adj_initiative_say_level (const AdjInitiativeCase *self, int side);

/* "Union: 4, Level 82": what a face of the side's die brings. */
char *adj_initiative_say_face (const AdjInitiativeCase *self, int side, int die);

/* "Union 4, Confederate 2: Union moves first". */
char *adj_initiative_say_throw (const AdjInitiativeCase *self, const int dice[ADJ_SIDES]);

/* ---- Lists ---- */

typedef enum
{
  ADJ_SUM_HEADING, /* of a side */
  ADJ_SUM_LINE,    /* always to be seen */
  ADJ_SUM_UNITS,   /* a term or a change, with the units that make it */
} AdjSumLineKind;

typedef struct
{
  AdjSumLineKind kind;
  char *text;
  char *name;  /* of units: the same for the same term, group and side; else NULL */
  char *units; /* a line each; else NULL */
} AdjSumLine;

/* Both sides' sums, of AdjSumLine: the units under their terms, group by group. Of typed sums the
 * totals alone; then view may be NULL. */
GPtrArray *adj_initiative_sum_lines (const AdjInitiativeCase *self, const AdjView *view);

/* The changes that would turn it, of AdjSumLine by kind; flips: of AdjFlip. */
GPtrArray *adj_initiative_flip_lines (const GArray *flips, const AdjView *view);

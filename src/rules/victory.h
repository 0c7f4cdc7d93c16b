/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* Victory points as they would be if the game ended now (BG 17). */

typedef struct
{
  int award;    /* index in the scenario's awards */
  int side;     /* who gets the points */
  int count;    /* strength points, units, hexes or 1 that count */
  int points;   /* count times the award's points, 0 while its condition is not met */
  gboolean met; /* the condition: the trace is open, the hex is held */
  int n_unseen; /* units that may count as well, for all that is seen of them */
  guint n_units;
  guint16 units[ADJ_MAX_UNITS]; /* those that count, in the book's order */
} AdjScore;

typedef struct
{
  guint n;
  AdjScore scores[ADJ_MAX_AWARDS];
  int umpire[ADJ_SIDES];
  int total[ADJ_SIDES];
  int n_unseen[ADJ_SIDES]; /* of that side's awards: the total is at least so much */
  int leader;              /* who has more points; ADJ_NO_SIDE: neither */
  int margin;              /* of the leader's points */
  gboolean declared;       /* the winner was declared by the players (R 4.0b) */
  int winner; /* as it stands, by the levels if there are any; ADJ_NO_SIDE: a draw (BG 17.4) */
  int level;  /* index in the scenario's levels; -1: none is reached, or none are given */
  gboolean unknown; /* a strength nobody has typed in counts 0 */
} AdjVictory;

/* How many more units of the award's arm its side has exited than the enemy; 0 if not more. What
 * lies face down is not among them. It is added up at the end of every Game-Turn
 * (ADJ_EFFECT_ACCRUED). */
int adj_exit_lead (const AdjTable *table, const AdjAward *award);

/* R 4.0b: are there rules by which the players declare a victory that ends the battle? */
gboolean adj_victory_is_declared (const AdjBook *book);

/* May what is not seen change the totals, and who wins with them? */
gboolean adj_victory_is_open (const AdjVictory *self);

/* About 130 KiB; free with g_free. */
AdjVictory *adj_victory_find (const AdjField *field);

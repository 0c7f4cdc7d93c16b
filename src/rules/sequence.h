/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The sequence of play (BG 4.1, 10.1) as the ruleset gives it. */

typedef struct
{
  int turn;
  int phase;     /* index in the ruleset's sequence */
  int phasing;   /* bit side */
  gboolean over; /* there is no further phase */
} AdjMoment;

/* What comes after the phase on the table. */
AdjMoment adj_sequence_next (const AdjBook *book, const AdjTable *table);

/* The sides, as bits, whose phase of the sequence it is. */
int adj_sequence_phasing (const AdjBook *book, const AdjTable *table, int phase);

/* Has the side a Movement Phase in this turn that is not over yet? */
gboolean adj_sequence_moves_yet (const AdjBook *book, const AdjTable *table, int side);

/* Leaves the phase; if units are to be repulsed first (Y 7.77) only opens that. Warns of what is
 * still owed, carries out what happens by itself at its end and at the beginning of the next
 * (BG 11.31, 11.4). */
void adj_next (AdjJudge *judge);

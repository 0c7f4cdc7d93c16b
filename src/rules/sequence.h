/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* The sequence of play (BG 4.1, 10.1) as the ruleset gives it. */

typedef struct
{
  int turn;
  int phase;     /* index in the ruleset's sequence */
  int phasing;   /* bit side */
  gboolean over; /* there is no further phase */
} AdjMoment;

/* The moment after the phase on the table. */
AdjMoment adj_sequence_next (const AdjBook *book, const AdjTable *table);

/* A phase that begins on the table, and what ends with it. */
AdjEffect
adj_sequence_begin (const AdjBook *book, const AdjTable *table, int turn, int phase, int phasing);

/* Before anybody has done anything the option changes the sequence of play at once, and not with
 * the next Game-Turn: does it, set so? And the first phase of the game, by the options in force. */
gboolean
adj_sequence_begins_anew (const AdjBook *book, const AdjTable *table, AdjOptionKey key, int value);
AdjEffect adj_sequence_first (const AdjBook *book, const AdjTable *table);

/* Has the side a Movement Phase in this turn that is not over yet? */
gboolean adj_sequence_moves_yet (const AdjBook *book, const AdjTable *table, int side);

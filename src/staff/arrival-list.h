/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/entry.h"
#include "table/view.h"

/* Reinforcements: who is due, overdue or coming in the next turns, what the column costs each,
 * and how it stands with the entry hexes (BG 15). */

#define ADJ_TURNS_AHEAD 3 /* BG 15.9 */

typedef enum
{
  ADJ_ARRIVAL_OVERDUE,
  ADJ_ARRIVAL_DUE,
  ADJ_ARRIVAL_LATER,
  ADJ_ARRIVAL_UNKNOWN, /* the book has no turn for it, nor a place on the map */
} AdjArrivalWhen;

typedef struct
{
  AdjHex hex;
  guint16 who;  /* stands there; ADJ_NOBODY */
  guint8 state; /* AdjWayIn */
  guint8 spare;
} AdjEntryHex;

/* Padding zeroed: equality is memcmp. */
typedef struct
{
  int unit;
  int side;
  int turn; /* it is listed for; 0: not known */
  AdjArrivalWhen when;
  guint n_entries;
  AdjEntryHex entries[ADJ_MAX_WAYS_IN];

  /* If all who are due come on in this order. entry ADJ_NO_HEX: no entry hex is open, or it is
   * not due. waits: its place costs more than it has (BG 15.3). */
  AdjHex entry;
  gboolean waits;
  int cost; /* sixths */
  int left; /* sixths; ADJ_UNKNOWN_COST */
} AdjArrivalFacts;

/* In the order of the column, those of the side whose phase it is first; then those to come, by
 * turn, and those whose turn is not known. Dummies come behind the real units that bring them
 * (Y 11.55). arrivals holds 2 * ADJ_MAX_UNITS. Returns how many. */
guint adj_arrival_list_find (const AdjView *view, const AdjField *field, AdjArrivalFacts *arrivals);

/* That dummies may be taken to come along, in a sentence for their owner, and whose; NULL: none
 * that is not at hand already. */
char *adj_arrival_list_dummies (const AdjView *view, const AdjField *field, int *side);

/* The arrivals of the phase on the table, in a sentence, as long as its side has neither moved nor
 * brought anybody on; NULL: nothing. */
char *adj_arrival_list_due_now (const AdjView *view, const AdjField *field);

/* The units that could still come on when the side has begun to move; NULL: none. */
char *adj_arrival_list_forgotten (const AdjView *view, const AdjField *field);

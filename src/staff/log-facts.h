/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* The log as a list: the orders of the line of play, and among them the book's corrections and, if
 * they are wanted, the orders that hold no longer, each where it was given. */

typedef enum
{
  ADJ_LOG_HOLDS,
  ADJ_LOG_DIFFERS, /* would be judged differently since a correction */
  ADJ_LOG_ASIDE,   /* does not fit since a correction */
  ADJ_LOG_TAKEN_BACK,
  ADJ_LOG_STRUCK,
  ADJ_LOG_REPLACED, /* by a correction */
} AdjLogState;

/* Sorts of orders, as bits: an order may be of several. */
typedef enum
{
  ADJ_SORT_BATTLES = 1 << 0,
  ADJ_SORT_MOVES = 1 << 1,
  ADJ_SORT_WARNINGS = 1 << 2,
  ADJ_SORT_NOTES = 1 << 3,
} AdjLogSort;

/* Padding zeroed: equality is memcmp. */
typedef struct
{
  guint number; /* the order's name for ever */
  guint entry;  /* that holds its text */
  guint step;   /* how many steps of the line lie before it */
  guint phase;  /* it belongs to, by adj_game_get_phase */
  AdjLogState state;
  AdjStanding standing;
  guint sorts;   /* of AdjLogSort */
  int die;       /* that fell in its battle; 0 */
  int faces;     /* of that die */
  gboolean book; /* no order: the book was corrected */
  guint remarks; /* the entries of remarks about it, added up; 0: there are none */
  /* For a list that leaves some out, FALSE until it says so. */
  gboolean heads; /* the first of its phase in the list */
  gboolean shown; /* the table that is looked back at is the one after it */
} AdjLogFacts;

/* An order of the line of play: the table after it can be looked at, and it can be corrected. */
static inline gboolean
adj_log_facts_hold (const AdjLogFacts *self)
{
  return self->state <= ADJ_LOG_ASIDE && !self->book;
}

/* Of AdjLogFacts. struck: what holds no longer is wanted as well. */
GArray *adj_log_facts_read (AdjGame *game, gboolean struck);

/* The end of that list, where those entries and those steps of the line have been read before; NULL
 * where what came since changes something of what was read, and all is to be read anew. */
GArray *adj_log_facts_read_on (AdjGame *game, guint n_entries, guint n_steps);

/* ---- In words ---- */

typedef struct
{
  char *heading; /* its phase */
  char *remarks; /* the names it was given and the notes on it; lines */
  char *story;
  char *verdict; /* what is against it and what became of it; lines */
  char *order;   /* canonical */
} AdjLogText;

/* As those eyes may know it. */
AdjLogText *adj_log_text_new (AdjGame *game, AdjEyes eyes, const AdjLogFacts *facts);
void adj_log_text_free (AdjLogText *self);

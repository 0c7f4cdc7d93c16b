/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* The program's answer to one order, in words. */
typedef struct
{
  gboolean recorded;
  const char *refused; /* why, where it takes a "!"; NULL */
  AdjStanding standing;
  guint number;      /* of the entry; 0 */
  guint place;       /* of the order among those that were given together */
  char *order;       /* canonical, or as typed if it could not be read */
  char **story;      /* what came of it, a sentence each */
  char **verdict;    /* what is against it */
  AdjHex arrived;    /* all it did was to bring units on by that hex; ADJ_NO_HEX */
  guint n_arrived;   /* how many */
  char *error;       /* why it could not be read; NULL */
  gsize error_start; /* where, in bytes of the order as typed */
  gsize error_length;
} AdjAnswer;

/* The answer to an order that was just submitted, for the eyes that typed it. */
AdjAnswer *adj_answer_new (AdjGame *game, const AdjOutcome *outcome);

/* A command of the record's own (undo, strike 4 ...) and what came of it. */
AdjAnswer *adj_answer_new_command (const char *command, gboolean done, const char *said);

void adj_answer_free (AdjAnswer *self);

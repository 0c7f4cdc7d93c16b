/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/item.h"
#include "record/game.h"

/* An order in the log, or a figure of the book that was corrected between two. What it says is put
 * into words when it is read, so that a long game opens at once. */

#define ADJ_TYPE_LOG_LINE (adj_log_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjLogLine, adj_log_line, ADJ, LOG_LINE, AdjItem)

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
  ADJ_LOG_BATTLES = 1 << 0,
  ADJ_LOG_MOVES = 1 << 1,
  ADJ_LOG_WARNINGS = 1 << 2,
  ADJ_LOG_NOTES = 1 << 3,
} AdjLogSort;

/* Padding zeroed: equality is memcmp. */
typedef struct
{
  guint number; /* the order's name for ever */
  guint entry;  /* that holds its text; 0: none */
  guint step;   /* how many steps of the line lie before it */
  guint phase;  /* it belongs to, by adj_game_get_phase */
  AdjLogState state;
  AdjStanding standing;
  guint sorts;    /* of AdjLogSort */
  gboolean heads; /* the first of its phase in the list */
  gboolean shown; /* the table that is looked back at is the one after it */
  gboolean book;  /* no order: the book was corrected */
} AdjLogFacts;

typedef struct
{
  char *heading; /* its phase */
  char *story;
  char *verdict; /* what is against it and what became of it; lines */
  char *order;   /* canonical */
} AdjLogText;

AdjLogLine *adj_log_line_new (AdjGame *game, AdjEyes eyes);

const AdjLogFacts *adj_log_line_get_facts (AdjLogLine *self);

/* Says so if they are others. */
void adj_log_line_set_facts (AdjLogLine *self, const AdjLogFacts *facts);

const AdjLogText *adj_log_line_read (AdjLogLine *self);

/* The words may have become others: they are found anew when next read. TRUE if there were any;
 * then adj_item_changed is due, once the facts are those of now. */
gboolean adj_log_line_forget (AdjLogLine *self);

/* Does it say what is looked for (plain: desk/plain.h) in any of its texts, or is that its number?
 */
gboolean adj_log_line_says (AdjLogLine *self, const char *plain);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/figure.h"
#include "record/game.h"
#include "table/view.h"

/* What is to be put right: an order of the log, or one of the figures that the book has of
 * something. It knows what is recorded now, as far as the eyes may know it, and puts together the
 * line that mends it. What that line would come to is an amendment (app/corrections/amendment.h).
 */

typedef enum
{
  ADJ_MEND_EDIT,   /* another order in its place */
  ADJ_MEND_INSERT, /* another order before it */
  ADJ_MEND_STRIKE,
  ADJ_MEND_TAKE, /* as it is judged today */
  ADJ_MEND_BOOK, /* a figure that is printed */
} AdjMend;

typedef struct
{
  AdjMend mend;
  char *title;
  char *now;       /* the order, or the figure, as it is recorded */
  guint number;    /* of the order */
  AdjTable *table; /* before the order; NULL for a figure */
  AdjField *field; /* the same at a glance; NULL for a figure */
  guint chosen;    /* which figure */
  guint n_figures;
  AdjFigure figures[ADJ_MAX_FIGURES];
} AdjMending;

/* Of an order; NULL if it is not in the line of play. */
AdjMending *adj_mending_new (AdjGame *game, AdjMend mend, guint number);

/* Of the figures of a unit, a hex and its sides, a turn, or victory; NULL if there are none.
 * view: where the unit is seen. */
AdjMending *adj_mending_new_unit (AdjGame *game, const AdjView *view, int unit);
AdjMending *adj_mending_new_hex (AdjGame *game, AdjHexId hex);
AdjMending *adj_mending_new_turn (AdjGame *game, int turn);
AdjMending *adj_mending_new_victory (AdjGame *game);

void adj_mending_free (AdjMending *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjMending, adj_mending_free)

/* Reads again what is recorded; FALSE if the order has gone from the line. */
gboolean adj_mending_read (AdjMending *self, AdjGame *game);

void adj_mending_choose (AdjMending *self, AdjGame *game, guint figure);

/* What the choice of figures shows, NULL behind the last. */
char **adj_mending_list (const AdjMending *self, AdjGame *game);

/* The player has something to type. */
gboolean adj_mending_is_typed (const AdjMending *self);

/* What there is to type over. */
const char *adj_mending_draft (const AdjMending *self);

/* What is recorded, in words; of a figure also how well it is known. */
char *adj_mending_say (const AdjMending *self, AdjGame *game);

/* "correct 4 move smith 1621", "book smith strength=4"; NULL as long as there is nothing to say. */
char *adj_mending_line (const AdjMending *self, AdjGame *game, const char *typed);

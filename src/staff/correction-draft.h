/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/figure.h"
#include "record/game.h"
#include "table/view.h"

/* The draft of a correction: of an order of the log, or of one of the figures that the book has of
 * something. It knows what is recorded now, as far as the eyes may know it, and puts together the
 * line that mends it. app/corrections/correction-preview.h shows what that line would come to.
 */

typedef enum
{
  ADJ_CORRECT_EDIT,   /* another order in its place */
  ADJ_CORRECT_INSERT, /* another order before it */
  ADJ_CORRECT_STRIKE,
  ADJ_CORRECT_TAKE, /* as it is judged today */
  ADJ_CORRECT_BOOK, /* a figure that is printed */
} AdjCorrectionKind;

typedef struct
{
  AdjCorrectionKind kind;
  char *title;
  char *now;       /* the order, or the figure, as it is recorded */
  guint number;    /* of the order */
  AdjTable *table; /* before the order; NULL for a figure */
  AdjField *field; /* the same at a glance; NULL for a figure */
  guint chosen;    /* which figure */
  guint n_figures;
  AdjFigure figures[ADJ_MAX_FIGURES];
} AdjCorrectionDraft;

/* Of an order; NULL if it is not in the line of play. */
AdjCorrectionDraft *adj_correction_draft_new (AdjGame *game, AdjCorrectionKind kind, guint number);

/* Of the figures of a unit, a hex and its sides, a turn, or victory; NULL if there are none.
 * view: where the unit is seen. */
AdjCorrectionDraft *adj_correction_draft_new_unit (AdjGame *game, const AdjView *view, int unit);
AdjCorrectionDraft *adj_correction_draft_new_hex (AdjGame *game, AdjHexId hex);
AdjCorrectionDraft *adj_correction_draft_new_turn (AdjGame *game, int turn);
AdjCorrectionDraft *adj_correction_draft_new_victory (AdjGame *game);

/* The same as one of these, with that figure chosen; NULL if the book has it no more. */
AdjCorrectionDraft *
adj_correction_draft_new_figure (AdjGame *game, const AdjView *view, const AdjFigure *figure);

void adj_correction_draft_free (AdjCorrectionDraft *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjCorrectionDraft, adj_correction_draft_free)

/* Reads again what is recorded; FALSE if the order has gone from the line. */
gboolean adj_correction_draft_read (AdjCorrectionDraft *self, AdjGame *game);

void adj_correction_draft_choose (AdjCorrectionDraft *self, AdjGame *game, guint figure);

/* The lines of the choice of figures, NULL behind the last. */
char **adj_correction_draft_list (const AdjCorrectionDraft *self, AdjGame *game);

/* The player has something to type. */
gboolean adj_correction_draft_is_typed (const AdjCorrectionDraft *self);

/* The text that the player begins with and types over. */
const char *adj_correction_draft_text (const AdjCorrectionDraft *self);

/* The order or figure as it is recorded, in words; of a figure also how well it is known. */
char *adj_correction_draft_say (const AdjCorrectionDraft *self, AdjGame *game);

/* "correct 4 move smith 1621", "book smith strength=4"; NULL as long as there is nothing to say. */
char *adj_correction_draft_line (const AdjCorrectionDraft *self, AdjGame *game, const char *typed);

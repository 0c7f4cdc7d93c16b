/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* A later order that does not come out as it is recorded, told to the eyes of the game. */
typedef struct
{
  char *order;    /* canonical */
  char *kind;     /* "Would be judged differently" */
  char *recorded; /* what came of it, and what was against it; lines; "" where that is no news */
  char *today;    /* what would come of it, or why it does not fit; lines; "" */
} AdjConsequenceText;

void adj_consequence_text_clear (AdjConsequenceText *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjConsequenceText, adj_consequence_text_clear)

/* Is it worth telling: does the order stand otherwise from now on than it did? */
gboolean adj_consequence_is_news (const AdjConsequence *consequence);

/* book: the one it was judged by, which a correction may have changed. */
AdjConsequenceText
adj_words_consequence (AdjGame *game, const AdjBook *book, const AdjConsequence *consequence);

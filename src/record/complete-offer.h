/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/completions.h"
#include "desk/lex.h"
#include "record/verb.h"

/* Inside completion only: what is known of the place where the cursor is, and what is offered
 * there. complete.c finds out the one, complete-fit.c which units and hexes fit, and
 * the rows of the verbs the rest. */
struct AdjUnfinished
{
  const AdjField *field;
  AdjView view; /* of who types */
  AdjCompletions *found;
  AdjLexWords words; /* of the order up to the cursor, without the word that is being typed */
  AdjWord partial;   /* that word; "" between two words */
  AdjVerb verb;
  guint n_units; /* those that are named already */
  guint16 units[ADJ_MAX_BATTLE_UNITS];
  guint after; /* the first word behind the units */
};

/* Adds what begins with the word being typed, once, while there is room. */
void adj_offer (AdjUnfinished *self, const char *text);
void adj_offer_hex (AdjUnfinished *self, AdjHex hex);
void adj_offer_unit (AdjUnfinished *self, int unit);
void adj_offer_words (AdjUnfinished *self, const char *const *words);
void adj_offer_dice (AdjUnfinished *self, int faces);

/* Takes a unit that is named, or all of a hex. */
void adj_unfinished_take (AdjUnfinished *self, const AdjWord *word);

/* The order as far as those words; FALSE as long as it names no hex. */
gboolean adj_unfinished_read (const AdjUnfinished *self, guint n_words, AdjOrder *order);

void adj_offer_sides (AdjUnfinished *self);

/* Is the unit named already; is that the word at a place. */
gboolean adj_unfinished_has (const AdjUnfinished *self, int unit);
gboolean adj_unfinished_is_word (const AdjUnfinished *self, guint at, const char *word);

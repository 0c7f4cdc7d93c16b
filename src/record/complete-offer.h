/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/completions.h"
#include "record/lex.h"
#include "record/order.h"

/* Inside completion only: what is known of the place where the cursor is, and what is offered
 * there. complete.c finds out the one, complete-fit.c which units and hexes fit, complete-words.c
 * which words and figures. */
typedef struct
{
  const AdjField *field;
  AdjView view; /* of who types */
  AdjCompletions *found;
  AdjWords words;  /* of the order up to the cursor, without the word that is being typed */
  AdjWord partial; /* that word; "" between two words */
  AdjVerb verb;
  guint n_units; /* those that are named already */
  guint16 units[ADJ_MAX_BATTLE_UNITS];
  guint after; /* the first word behind the units */
} AdjCompleter;

/* Adds what begins with the word being typed, once, while there is room. */
void adj_offer (AdjCompleter *self, const char *text);
void adj_offer_hex (AdjCompleter *self, AdjHex hex);
void adj_offer_unit (AdjCompleter *self, int unit);
void adj_offer_words (AdjCompleter *self, const char *const *words);
void adj_offer_dice (AdjCompleter *self, int faces);

/* Is the unit named already; is that the word at a place. */
gboolean adj_completer_has (const AdjCompleter *self, int unit);
gboolean adj_completer_is_word (const AdjCompleter *self, guint at, const char *word);

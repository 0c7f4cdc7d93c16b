/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/lex.h"

/* An order as it is gone through, word by word from left to right; the first that does not fit ends
 * it, with a sentence that says what would. */

/* Where in the line it is wrong, in bytes, and a sentence that names the word and says what
 * would fit. */
typedef struct
{
  gsize start;
  gsize length;
  char *text;
} AdjOrderError;

void adj_order_error_clear (AdjOrderError *error);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjOrderError, adj_order_error_clear)

typedef struct
{
  AdjLexWords words;
  guint at;
  AdjOrderError *error;
  const char *text; /* all of it */
  gsize length;
} AdjPhrase;

/* Cuts the text into words; the phrase stands at the first. */
void adj_phrase_begin (AdjPhrase *self, const char *text, AdjOrderError *error);

/* Ends the reading: FALSE, with the error at that place. Takes the text over. */
gboolean adj_phrase_fail_at (AdjPhrase *self, gsize start, gsize length, char *text);

/* The same at the word that comes next, or at the end. */
gboolean adj_phrase_fail (AdjPhrase *self, char *text);

/* The word that comes next; NULL at the end. */
const AdjWord *adj_phrase_peek (AdjPhrase *self);

/* Is it that keyword? */
gboolean adj_phrase_next_is (AdjPhrase *self, const char *keyword);

/* Goes past it if it is that keyword. */
gboolean adj_phrase_take (AdjPhrase *self, const char *keyword);

/* A number within bounds; what names it in the complaint. */
gboolean adj_phrase_number (AdjPhrase *self, const char *what, int least, int most, int *number);

/* Complains of a word too many behind that verb. */
gboolean adj_phrase_end (AdjPhrase *self, const char *verb);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* An order cut into words: blanks part them, "+" is a word of its own, and what stands in double
 * quotes is one word, and no keyword. */

#define ADJ_MAX_WORDS 160
#define ADJ_WORD_TEXT 48

typedef struct
{
  char text[ADJ_WORD_TEXT];
  gboolean quoted;
  gsize start; /* in the order's text, bytes */
  gsize length;
} AdjWord;

typedef struct
{
  guint n;
  AdjWord words[ADJ_MAX_WORDS];
  gboolean forced; /* it ended with "!" */
  gsize end;       /* of the text without that, bytes */
  gsize too_long;  /* where a word over the ceiling starts, else G_MAXSIZE */
} AdjLexWords;

void adj_lex_cut (const char *text, AdjLexWords *words);

/* A line's orders, as texts without the comment: ";" parts them and "#" begins the comment, where
 * they are not in quotes. takes_rest: whether an order takes all that follows. g_strfreev. */
char **adj_lex_split (const char *line, gboolean (*takes_rest) (const char *order));

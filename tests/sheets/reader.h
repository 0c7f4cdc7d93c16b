/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/sheet.h"

/* The reader of a paper who knows its PDF alone: where each word stands, and how large it is. */

typedef struct
{
  int page; /* counted from 0 */
  double left;
  double top;
  double right;
  double bottom;
  char text[40];
} Word;

/* Of Word, in the order in which they were set. */
GArray *reader_words (const AdjSheet *sheet);

const Word *reader_word (const GArray *words, guint i);
double reader_height (const Word *word);

/* The first word of that text on a page; NULL. */
const Word *reader_find (const GArray *words, int page, const char *text);

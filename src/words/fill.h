/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The places that a sentence may have: "{unit} leaves {hex}". Places are named, not numbered, so
 * that a translator sees what goes where and may move it. */
typedef struct
{
  const char *name;
  const char *text; /* NULL: not known here */
} AdjPlace;

/* places ends with a NULL name. */
char *adj_fill (const char *sentence, const AdjPlace *places);

/* Is everything the sentence has a place for known? */
gboolean adj_can_fill (const char *sentence, const AdjPlace *places);

/* The sentence with the row it rests on behind it: "... (BG 5.13)"; takes it over. */
char *adj_fill_row (char *sentence, const char *row);

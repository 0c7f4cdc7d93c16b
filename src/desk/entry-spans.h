/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Where the entries of a record's file stand in its text, one behind the other, each an element of
 * its own: so a damaged file can be looked at before it is parsed. */

#define ADJ_ENTRY "<entry "

typedef struct
{
  gsize start;
  gsize end; /* behind it; of a torn one that of the text */
} AdjEntrySpan;

/* Behind the entry that begins there; of one that is torn the end of the text. */
const char *adj_entry_span_end (const char *entry);

/* Of AdjEntrySpan. */
GArray *adj_entry_spans_find (const char *text);

/* The line of a place in the text, from 1. */
int adj_entry_span_line (const char *text, gsize place);

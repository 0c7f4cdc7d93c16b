/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The beginnings of a record's file: it has its entries one behind the other, each an element of
 * its own, so that what a damaged file begins with can be kept. */

/* Where an entry stands in the text. */
typedef struct
{
  gsize start;
  gsize end; /* behind it; of a torn one that of the text */
} AdjEntrySpan;

/* Behind the entry that begins there; of one that is torn the end of the text. */
const char *adj_entry_span_end (const char *entry);

/* Of AdjEntrySpan. */
GArray *adj_entry_spans_find (const char *text);

/* What can be read of a whole text; NULL: nothing. */
typedef gpointer (*AdjBeginningReader) (const char *text, gsize length);

/* What can be read of its longest beginning that can be read, ended with end_tag; NULL: not even
 * what stands before the entries. *n_kept: entries. */
gpointer adj_beginning_read (const char *text,
                             const GArray *spans,
                             const char *end_tag,
                             AdjBeginningReader read,
                             GDestroyNotify destroy,
                             guint *n_kept);

/* The line of a place in the text, from 1. */
int adj_entry_span_line (const char *text, gsize place);

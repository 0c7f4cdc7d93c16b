/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/box.h"

/* A piece of a document that is not parted when it is put on pages, measured for a column of some
 * width: a row of a table, or a line of a paragraph. */

typedef struct
{
  GArray *boxes; /* of AdjBox, from the strip's own upper corner */
  double height;
  double space;    /* above it, unless it begins a column */
  gboolean keep;   /* in one column with the strip after it */
  int header;      /* strips to be repeated above this one where it begins a column, a table's */
  int band;        /* header and the band over the row; -1 */
  gboolean fill;   /* as high as what is left of the column, height at least */
  guint n_columns; /* not 0: from here on so many columns */
  gboolean page;   /* begins a page */
  gboolean part;   /* begins one if there are several */
} AdjStrip;

#define ADJ_GUTTER 14.0 /* between columns */

/* In points: no letter beside or under a map is smaller, in a table that is too wide either. */
#define ADJ_LEAST_BESIDE 8.5

GPtrArray *adj_strips_new (void); /* of AdjStrip */

AdjStrip *adj_strip_add (GPtrArray *strips);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* Paper, in points. */
typedef struct
{
  const char *name;    /* as on the command line */
  const char *heading; /* to be translated: adj_paper_heading */
  const char *media;   /* held upright, as printers call it (PWG 5101.1) */
  double width;
  double height;
} AdjPaper;

/* "a4", "tabloid-landscape", case ignored; NULL if there is none of that name. */
const AdjPaper *adj_paper_find (const char *name);

/* All there are, from 0, and NULL behind the last. */
const AdjPaper *adj_paper_at (guint place);

/* "A4, landscape" in the player's language. */
const char *adj_paper_heading (const AdjPaper *paper);

/* Draws one page, counted from 0. */
typedef void (*AdjPagePainter) (cairo_t *cr, guint page, gpointer data);

/* An entry of a PDF's outline: the words, and on which page they are, counted from 0. */
typedef struct
{
  const char *title;
  guint page;
  gboolean part; /* of the last entry that is none */
} AdjPageMark;

/* Nothing in it depends on when it was made: the same pages are the same bytes. outline is of
 * AdjPageMark. */
GByteArray *adj_pages_to_pdf (const AdjPaper *paper,
                              const char *title,
                              const GArray *outline,
                              guint n_pages,
                              AdjPagePainter paint,
                              gpointer data);

/* One of them as a PNG picture on white, so many pixels wide; 0: 144 to the inch. */
GByteArray *
adj_page_to_png (const AdjPaper *paper, guint page, int width, AdjPagePainter paint, gpointer data);

/* One of them as an SVG picture. */
GByteArray *
adj_page_to_svg (const AdjPaper *paper, guint page, AdjPagePainter paint, gpointer data);

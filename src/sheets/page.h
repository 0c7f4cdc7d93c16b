/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

/* Paper, in points. */
typedef struct
{
  const char *name; /* as on the command line */
  double width;
  double height;
} AdjPaper;

/* "a4" or "letter", case ignored; NULL if it is neither. */
const AdjPaper *adj_paper_find (const char *name);

/* Draws one page of that paper. */
typedef void (*AdjPagePainter) (cairo_t *cr, const AdjPaper *paper, gpointer data);

/* A PDF of one page. Nothing in it depends on when it was made: the same page is the same bytes.
 * FALSE with a G_FILE_ERROR if it cannot be written. */
gboolean adj_page_write_pdf (const char *path,
                             const AdjPaper *paper,
                             const char *title,
                             AdjPagePainter paint,
                             gpointer data,
                             GError **error);

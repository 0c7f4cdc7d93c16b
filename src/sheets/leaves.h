/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "sheets/page.h"

/* A paper, whatever it is about, laid out once: then its pages are drawn on anything that cairo
 * draws on, a PDF, a printer or the screen. */

/* A leaf of a paper: a document with the type it is set in, on its pages. */
typedef struct
{
  AdjDoc *doc;
  AdjType *type;
  GPtrArray *pages; /* of GArray of AdjBox, without feet */
  gboolean bare;    /* and they shall have none */
} AdjLeaf;

/* On as many pages as it takes; takes the document over. */
AdjLeaf *adj_leaf_of (AdjDoc *doc, const AdjPaper *paper, double scale);
AdjLeaf *adj_leaf_of_large (AdjDoc *doc, const AdjPaper *paper); /* in large print */
void adj_leaf_free (AdjLeaf *self);

typedef struct AdjSheet AdjSheet;

/* ---- Making ---- */

/* One without leaves yet. */
AdjSheet *adj_sheet_begin (const AdjPaper *paper);
void adj_sheet_free (AdjSheet *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjSheet, adj_sheet_free)

/* Keeps what its pictures are drawn from as long as the sheet is there. */
gpointer adj_sheet_keep (AdjSheet *self, gpointer data, GDestroyNotify destroy);

/* Takes the leaf over. */
void adj_sheet_add_leaf (AdjSheet *self, AdjLeaf *leaf);

/* What it is called, if not as its first leaf. */
void adj_sheet_entitle (AdjSheet *self, const char *title);

/* Numbers the pages, once all leaves are there; one at least is. */
void adj_sheet_number (AdjSheet *self);

/* ---- Using ---- */

const char *adj_sheet_title (const AdjSheet *self);
const AdjPaper *adj_sheet_paper (const AdjSheet *self);
guint adj_sheet_n_pages (const AdjSheet *self);

/* Pages are counted from 0. */
void adj_sheet_paint (const AdjSheet *self, cairo_t *cr, guint page);

/* Is a word parted by the end of a line, on any page? */
gboolean adj_sheet_breaks_words (const AdjSheet *self);

/* The first thing on any page that lies on another or outside it, letters that nobody can read, or
 * an empty page; NULL: all is well. */
char *adj_sheet_fault (const AdjSheet *self);

GBytes *adj_sheet_to_pdf (const AdjSheet *self);

/* A page alone, as a PNG picture so many pixels wide; 0: 144 to the inch. */
GBytes *adj_sheet_to_png (const AdjSheet *self, guint page, int width);

/* As PDF, text or HTML, or as an SVG or PNG picture if it is one page, by the ending of the path.
 */
gboolean adj_sheet_write (const AdjSheet *self, const char *path, GError **error);
gboolean adj_sheet_knows_ending (const char *path);

/* As a PNG picture so many pixels wide, if it is one page; 0: 144 to the inch. */
gboolean adj_sheet_write_png (const AdjSheet *self, const char *path, int width, GError **error);

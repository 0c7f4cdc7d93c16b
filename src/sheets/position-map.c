/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <math.h>

#include "sheets/map.h"
#include "sheets/matter.h"
#include "sheets/position.h"
#include "words/fill.h"

/* The position map: the board on one page, or over several at the size of the real one, so that
 * half-inch counters fit the hexes. Pages of a large map overlap a little, to be glued. */

/* A drawn counter has 1.16 of a hex's size (sheets/position.c) and is half an inch wide. */
#define HEX_OF_BOARD (36 / 1.16)
#define OVERLAP 18.0
#define PAGE_WIDTH 72.0 /* what paper loses to margins, head and foot */
#define PAGE_HEIGHT 140.0

typedef struct
{
  const AdjView *view;
  const AdjPalette *palette;
  double x; /* of the board, at the page's upper left corner */
  double y;
} Piece;

static void
paint_piece (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const Piece *piece = data;
  AdjMapStyle style = { piece->view->book, piece->palette, HEX_OF_BOARD, 0 };

  cairo_rectangle (cr, 0, 0, area->width, area->height);
  cairo_clip (cr);
  cairo_translate (cr, -piece->x, -piece->y);
  adj_map_paint (cr, &style);
  adj_position_paint (cr, &style, piece->view);
}

static guint
pieces_along (double extent, double page)
{
  return (guint) MAX (1, ceil ((extent - OVERLAP) / (page - OVERLAP)));
}

/* Is there any of the board on it? Where a map is no rectangle a corner may be bare. */
static gboolean
shows_hexes (const AdjMapStyle *style, double x, double y, double width, double height)
{
  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    {
      AdjPoint at = adj_map_center (style, (AdjHex) hex);

      if (at.x > x - style->size && at.x < x + width + style->size && at.y > y - style->size &&
          at.y < y + height + style->size)
        return TRUE;
    }
  return FALSE;
}

static void
add_piece (
    const AdjMatter *matter, AdjDoc *doc, const AdjView *view, guint row, guint column, double page)
{
  Piece *piece = adj_doc_own (doc, g_new (Piece, 1), g_free);
  double across = matter->paper->width - PAGE_WIDTH;
  g_autofree char *row_text = g_strdup_printf ("%u", row + 1);
  g_autofree char *column_text = g_strdup_printf ("%u", column + 1);
  g_autofree char *name = adj_fill (
      /* Translators: one of several pages that make a map */
      _ ("Row {row}, column {column}"),
      (const AdjPlace[]){ { "row", row_text }, { "column", column_text }, { NULL, NULL } });

  *piece = (Piece){ view, matter->palette, column * (across - OVERLAP), row * (page - OVERLAP) };
  if (row + column > 0)
    adj_doc_page (doc);
  adj_doc_text (doc, NULL, name);
  adj_doc_picture (doc, page, paint_piece, piece, name);
}

static void
tile (const AdjMatter *matter, AdjDoc *doc)
{
  AdjMapStyle style = { matter->view.book, matter->palette, HEX_OF_BOARD, 0 };
  AdjPoint extent = adj_map_extent (&style);
  double page = matter->paper->height - PAGE_HEIGHT;
  guint n_rows = pieces_along (extent.y, page);
  double across = matter->paper->width - PAGE_WIDTH;
  guint n_columns = pieces_along (extent.x, across);
  AdjView *view = adj_doc_own (doc, g_new (AdjView, 1), g_free);

  *view = matter->view;
  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < n_columns; column++)
      if (shows_hexes (&style, column * (across - OVERLAP), row * (page - OVERLAP), across, page))
        add_piece (matter, doc, view, row, column, page);
}

AdjDoc *
adj_map_make (const AdjMatter *matter)
{
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_matter_doc (matter, _ ("Position map"));
  adj_matter_gap (matter, ADJ_UNKNOWN_MAP, doc);
  if (matter->large)
    tile (matter, doc);
  else
    adj_matter_board (matter, doc);
  return doc;
}

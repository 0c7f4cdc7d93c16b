/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "book/words.h"
#include "sheets/type.h"

/* The text of a sheet, before anybody asks on which paper: headings, paragraphs, tables and
 * pictures, one after the other. It is laid out on pages (sheets/flow.h) or written as text or HTML
 * (sheets/writing.h). */

/* A picture is drawn into an area; letter is the height of body type there. */
typedef struct
{
  double width;
  double height;
  double letter;
} AdjArea;

typedef void (*AdjPainter) (cairo_t *cr, const AdjArea *area, gconstpointer data);

typedef struct
{
  AdjPainter paint;
  gconstpointer data;
  double width;  /* in points; 0: as wide as the column */
  double height; /* in points; at least, if fill */
  gboolean fill; /* what is left of the page */
  char *words;   /* in place of it where nothing can be drawn; NULL */
} AdjPicture;

typedef enum
{
  ADJ_COLUMN_FIT,   /* as wide as its widest cell, as long as that leaves room for the others */
  ADJ_COLUMN_TEXT,  /* shares what is left */
  ADJ_COLUMN_BLANK, /* the same, to be written in with a pencil */
} AdjColumnKind;

typedef struct
{
  const char *title; /* NULL for none */
  AdjColumnKind kind;
  AdjAlign align;
} AdjDocColumn;

typedef struct
{
  gboolean band; /* one bold text across the table, kept with the row below */
  gboolean bold;
  gboolean keep;    /* in one column with the row below */
  GPtrArray *cells; /* of char */
} AdjDocRow;

#define ADJ_MAX_DOC_COLUMNS (ADJ_MOST_FACES + 3) /* the widest counts faces of the die */

typedef struct
{
  guint n_columns;
  AdjDocColumn columns[ADJ_MAX_DOC_COLUMNS];
  gboolean grid;     /* ruled both ways, to be written in */
  gboolean small;    /* in small type */
  double row_height; /* at least, in points */
  GPtrArray *rows;   /* of AdjDocRow */
} AdjDocTable;

/* A counter's place on paper: its box, and lines beside it, the first one bold. */
typedef struct
{
  AdjPicture box;
  char *text;
} AdjTile;

typedef enum
{
  ADJ_BLOCK_HEADING,
  ADJ_BLOCK_TEXT,
  ADJ_BLOCK_TABLE,
  ADJ_BLOCK_PICTURE,
  ADJ_BLOCK_TILES,
  ADJ_BLOCK_BESIDE,  /* two documents side by side */
  ADJ_BLOCK_COLUMNS, /* from here on so many columns */
  ADJ_BLOCK_PAGE,    /* a new page */
  ADJ_BLOCK_PART,    /* a new page, unless all have room on one */
} AdjBlockKind;

typedef struct AdjDoc AdjDoc;

typedef struct
{
  AdjBlockKind kind;
  char *label; /* bold before the text; NULL */
  char *text;
  gboolean small;
  gboolean aloud; /* in text and HTML alone, for what a page shows in a picture */
  gboolean item;  /* of a list: its lines stand in behind the label, which is a bullet */
  AdjDocTable *table;
  AdjPicture picture;
  GArray *tiles; /* of AdjTile */
  AdjDoc *sides[2];
  double share;     /* of the first side */
  GPtrArray *below; /* of AdjDoc: what fills the room under the sides */
  guint n_columns;
} AdjBlock;

struct AdjDoc
{
  char *title;
  char *subject;     /* what it is about: battle, moment */
  char *news;        /* behind the title, to be read from afar; NULL */
  char *more;        /* below it, in the same letters; NULL */
  GPtrArray *blocks; /* of AdjBlock */
  GPtrArray *owned;  /* what pictures are drawn from */
};

AdjDoc *adj_doc_new (const char *title, const char *subject);
void adj_doc_free (AdjDoc *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjDoc, adj_doc_free)

/* What there is to know before anything else, at the head of the first page, to be read from afar:
 * in a few words behind the title, and in a line below it. news and more may be NULL. */
void adj_doc_news (AdjDoc *self, const char *news, const char *more);

/* Kept until the document is freed. */
gpointer adj_doc_own (AdjDoc *self, gpointer data, GDestroyNotify destroy);

void adj_doc_heading (AdjDoc *self, const char *text);
void adj_doc_subheading (AdjDoc *self, const char *text);

/* A paragraph; label may be NULL. */
void adj_doc_text (AdjDoc *self, const char *label, const char *text);
void adj_doc_small (AdjDoc *self, const char *label, const char *text);

/* What a picture shows, for those who do not see it: it stands in text and HTML, not on pages.
 * label may be NULL. */
void adj_doc_aloud (AdjDoc *self, const char *label, const char *text);

/* An item of a list. */
void adj_doc_item (AdjDoc *self, const char *text);

AdjDocTable *adj_doc_table (AdjDoc *self, const AdjDocColumn *columns, guint n_columns);

/* A row of the table, one text a column, NULL at the end; cells that are missing are empty. */
AdjDocRow *adj_doc_row (AdjDocTable *table, ...) G_GNUC_NULL_TERMINATED;
void adj_doc_cell (AdjDocRow *row, const char *text);
void adj_doc_band (AdjDocTable *table, const char *text);

/* words: in place of it where nothing can be drawn; NULL: none. */
void adj_doc_picture (
    AdjDoc *self, double height, AdjPainter paint, gconstpointer data, const char *words);

/* One that has what is left of the page, least at least. words may be NULL. */
void adj_doc_picture_to_end (
    AdjDoc *self, double least, AdjPainter paint, gconstpointer data, const char *words);

/* Tiles lie in rows, as many in each as there is room for; text is the lines beside the box. */
void adj_doc_tile (AdjDoc *self, AdjPainter paint, gconstpointer data, double side, char *text);

/* Two documents side by side, not parted; share is the first one's part of the width. They are
 * the caller's to fill and belong to self. */
void adj_doc_beside (AdjDoc *self, double share, AdjDoc **first, AdjDoc **second);

/* Another, whole, under that of the last block's two documents that leaves more room, if its
 * letters need not be smaller there. It is the caller's to fill and belongs to self. */
AdjDoc *adj_doc_below (AdjDoc *self);

void adj_doc_columns (AdjDoc *self, guint n_columns);
void adj_doc_page (AdjDoc *self);

/* The blocks that follow are a part of their own: with more than one page it begins one, if that
 * costs none. */
void adj_doc_part (AdjDoc *self);

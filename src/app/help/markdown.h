/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Pages of prose as they lie in docs, taken apart: headings, paragraphs, lists, tables, code and
 * pictures, each on a line of its own, and within a line code, stress and links. What else Markdown
 * knows is plain text here. */

typedef enum
{
  ADJ_PROSE_HEADING,
  ADJ_PROSE_PARAGRAPH,
  ADJ_PROSE_ITEM, /* of a list */
  ADJ_PROSE_CODE, /* several lines, to be shown as they are */
  ADJ_PROSE_TABLE,
  ADJ_PROSE_PICTURE,
} AdjProseKind;

typedef struct
{
  AdjProseKind kind;
  int level;       /* of a heading, 1 the page's own; the number of an item, 0 if it has none */
  char *plain;     /* all of it without any marks, to be searched; what is on a picture */
  char *markup;    /* Pango's; NULL for code, tables and pictures */
  char *picture;   /* where it lies, seen from the page; NULL */
  GPtrArray *rows; /* of a table: markup of its cells, a NULL-ended array each, the head first */
} AdjPiece;

/* Of AdjPiece, in their order. */
GPtrArray *adj_markdown_read (const char *text);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"

/* The things that lie on a page once it is laid out, each in its place. Nothing may lie on another,
 * and nothing outside the page; adj_boxes_fault finds what does. */

typedef enum
{
  ADJ_BOX_TEXT,    /* a layout, or one line of it */
  ADJ_BOX_RULE,    /* filled */
  ADJ_BOX_PICTURE, /* what a painter draws */
} AdjBoxKind;

typedef struct
{
  AdjBoxKind kind;
  double x;
  double y;
  double width;
  double height;
  double gray; /* of a rule: 0 is black */
  PangoLayout *layout;
  int line;         /* of the layout; -1: all of it */
  int heading;      /* how deep it is among headings, 1 for a title; 0: it is none */
  double scale;     /* of the text; less than 1 where it had to shrink */
  gboolean cramped; /* it was to be on one line, or as large as the text around it */
  AdjPainter paint;
  gconstpointer data;
  double letter;
} AdjBox;

GArray *adj_boxes_new (void); /* of AdjBox; each holds a reference to its layout */

/* Takes the layout over. */
void adj_boxes_text (GArray *boxes, double x, double y, double width, PangoLayout *layout);

/* The same, as a heading so deep: whoever reads a PDF aloud can jump to it. */
void adj_boxes_heading (
    GArray *boxes, double x, double y, double width, PangoLayout *layout, int heading);

/* One line of it; the layout stays the caller's. Returns how high it is. */
double
adj_boxes_line (GArray *boxes, double x, double y, double width, PangoLayout *layout, int line);
void adj_boxes_rule (GArray *boxes, double x, double y, double width, double height, double gray);
void adj_boxes_picture (GArray *boxes,
                        double x,
                        double y,
                        double width,
                        double height,
                        const AdjPicture *picture,
                        double letter);

/* All of them, scaled and moved: appended to the others. */
void adj_boxes_add (GArray *boxes, const GArray *others, double x, double y, double scale);

/* Left becomes right on a page of that width. */
void adj_boxes_mirror (GArray *boxes, double page_width);

/* Is a word parted by the end of a line? */
gboolean adj_boxes_break_words (const GArray *boxes);

/* Is there a title or a table with less room than it wants? */
gboolean adj_boxes_cramped (const GArray *boxes);

/* The height in points of the smallest letters; G_MAXDOUBLE if there are none. */
double adj_boxes_smallest (const GArray *boxes);

void adj_boxes_paint (const GArray *boxes, cairo_t *cr);

/* The fault of a page of that size, in one sentence for whoever tests it; NULL if there is none. */
char *adj_boxes_fault (const GArray *boxes, double page_width, double page_height);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"

/* Two lines over the same steps, told apart in black and white: the first solid with dots, the
 * second dashed with squares; perhaps a gray band behind them. */

typedef struct
{
  char *title;
  int first;        /* what the first step is called: a Game-Turn, a battle */
  char *names[2];   /* NULL: there is no such line */
  GArray *lines[2]; /* of double */
  GArray *low;      /* the band, of double; as long as the first line, or empty */
  GArray *high;
} AdjGraph;

/* one, other: what the lines are called; NULL: there is no such line. */
AdjGraph *adj_graph_new (const char *title, int first, const char *one, const char *other);
void adj_graph_free (AdjGraph *self);

/* An AdjPainter; data is the graph. */
void adj_graph_paint (cairo_t *cr, const AdjArea *area, gconstpointer data);

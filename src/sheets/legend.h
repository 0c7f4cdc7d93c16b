/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/ground.h"
#include "table/view.h"

/* The legend under the map of a Game-Turn: what its marks mean, how long some hexes are, and
 * where north is. */

#define ADJ_LEGEND_ITEMS 11

/* What happened, as far as it has marks on a map. */
typedef struct
{
  gboolean losses;
  gboolean marches; /* and advances */
  gboolean driven;  /* somebody retreated or drifted */
  gboolean battles;
} AdjLegendEvents;

/* The words of its items, in the language of the moment: a sheet is painted later than it is made.
 * NULL stands for an item that is left out. */
void adj_legend_say (const AdjView *view,
                     const AdjLegendEvents *events,
                     const char *words[ADJ_LEGEND_ITEMS]);

/* How high it is in that width, its letters so large, under a map of hexes so large. */
double adj_legend_height (cairo_t *cr,
                          const AdjMapStyle *style,
                          const AdjView *view,
                          const char *const *words,
                          double width,
                          double letter);

void adj_legend_paint (cairo_t *cr,
                       const AdjMapStyle *style,
                       const AdjView *view,
                       const char *const *words,
                       double width,
                       double letter);

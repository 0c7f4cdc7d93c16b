/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"
#include "app/drawing/easel.h"

/* The picture under a battle's map, as the map shows it. While it is being laid, a bar above the
 * map tells what to point at next, and how well it lies. On the map P shows the picture alone as
 * long as it is held, and D the drawing. The bar also asks for the side that is North.
 *
 * Signal "busy": the map is wanted for that, or no more. */

#define ADJ_TYPE_CHARTS_LAYING (adj_charts_laying_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsLaying, adj_charts_laying, ADJ, CHARTS_LAYING, AdjChartsPage)

/* Once, before it gets its battle. */
void adj_charts_laying_set_map (AdjChartsLaying *self, AdjMapView *map, AdjEasel *easel);

/* Is the picture being laid, so that nothing is drawn? Is North asked for? */
gboolean adj_charts_laying_is_busy (AdjChartsLaying *self);
gboolean adj_charts_laying_asks (AdjChartsLaying *self);

/* The next side of a hex that is clicked on the map is North. */
void adj_charts_laying_ask_north (AdjChartsLaying *self);

/* A point of the map is clicked, or Enter pressed on it; TRUE if it was meant for this. */
gboolean adj_charts_laying_click (AdjChartsLaying *self, AdjPoint point);
gboolean adj_charts_laying_enter (AdjChartsLaying *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-laying.h"

/* The battle's map, drawn on with brushes or by a typed line, with the picture under it that is
 * dropped on it.
 *
 * Signals "busy": the map is pointed at for something else than drawing; "picked": nobody waits for
 * hexes any more. */

#define ADJ_TYPE_CHARTS_DRAWING (adj_charts_drawing_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsDrawing, adj_charts_drawing, ADJ, CHARTS_DRAWING, AdjChartsPage)

AdjMapView *adj_charts_drawing_get_map (AdjChartsDrawing *self);
AdjEasel *adj_charts_drawing_get_easel (AdjChartsDrawing *self);
AdjChartsLaying *adj_charts_drawing_get_laying (AdjChartsDrawing *self);

/* Asks for hexes to be pointed at, for a field in which they are typed. */
void adj_charts_drawing_pick (AdjChartsDrawing *self, GtkEditable *field, gboolean several);

/* What is in the hand is put down: a brush, or what waits for hexes. FALSE if there was nothing. */
gboolean adj_charts_drawing_put_away (AdjChartsDrawing *self);

/* Asks for the names at a point of the map: of the hex, or of the side it is nearest to. */
void adj_charts_drawing_ask_name (AdjChartsDrawing *self, AdjPoint point);

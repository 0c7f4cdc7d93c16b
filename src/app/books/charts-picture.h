/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* The picture of his map that an owner lays under the grid: which one, how the grid of the map
 * lies, the hexes that were pointed at and how well they agree, and how much is seen of picture and
 * drawing.
 *
 * Signal "north": the side of a hex that is North is to be clicked on the map. */

#define ADJ_TYPE_CHARTS_PICTURE (adj_charts_picture_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsPicture, adj_charts_picture, ADJ, CHARTS_PICTURE, AdjChartsPage)

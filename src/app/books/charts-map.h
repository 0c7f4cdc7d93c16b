/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* The map of a battle: its grid, a line to type hexes and hexsides, and the map as it is so far. */

#define ADJ_TYPE_CHARTS_MAP (adj_charts_map_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsMap, adj_charts_map, ADJ, CHARTS_MAP, AdjChartsPage)

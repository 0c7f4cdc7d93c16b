/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/chart-words.h"
#include "book/draft-strokes.h"

/* Lines of the charts about places on the map: hexes, their sides, and what leads over them. */

/* "0412-0413" */
gboolean adj_chart_is_pair (const char *text, AdjHexPair *pair);

/* "terrain=forest" and nothing else; -1, refused, if not. */
int adj_chart_terrain (const AdjChartLine *self);

/* The words from the first on are hexes of that terrain. */
gboolean adj_chart_hexes (const AdjChartLine *self, guint first, int terrain);

/* "0412 name=Dunker Church drawn=town", "0412-0413 side=creek bridge" */
gboolean adj_chart_place (const AdjChartLine *self);

/* The words from the first on are a way, or sides, and the feature lies there, or no more. */
gboolean adj_chart_feature (const AdjChartLine *self, guint first, int feature, gboolean with);

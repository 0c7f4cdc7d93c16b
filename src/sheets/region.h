/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/ground.h"

/* The outline of all hexes that are marked, as a path: what lies between two of them is left out,
 * so that it is drawn in a tenth of the strokes and without a seam. */
void adj_map_region (cairo_t *cr, const AdjMapStyle *style, const gboolean *marked);

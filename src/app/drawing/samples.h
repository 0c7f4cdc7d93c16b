/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/drawing/brush.h"
#include "sheets/ground.h"

/* A small map that has one of each: a hex of every terrain of a ruleset, and every feature on a
 * hexside. What a brush would draw is painted from it, by the painter of maps itself. */

/* The hexes lie as those of the map that is drawn; NULL if the ruleset has nothing to draw with. */
AdjBook *adj_samples_new (AdjRuleset *ruleset, AdjHexOrientation orientation);

/* A hex of that terrain, or ADJ_OFF_MAP, around that point, without its number. */
void adj_samples_paint_hex (cairo_t *cr, const AdjMapStyle *samples, int terrain, AdjPoint at);

/* A swatch of what the brush draws, in a square of that size with its corner at 0, 0. */
void adj_samples_paint_brush (cairo_t *cr, const AdjMapStyle *samples, AdjBrush brush, double side);

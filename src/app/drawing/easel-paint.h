/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/drawing/stroke.h"
#include "app/map/map-view.h"

/* A stroke as it is seen on a map that does not have it yet. Made of zeros, it has painted
 * nothing. */

typedef struct
{
  AdjBook *samples; /* NULL until a terrain is painted */
} AdjStrokePaint;

void adj_stroke_paint_clear (AdjStrokePaint *self);

void
adj_stroke_paint_on (AdjStrokePaint *self, cairo_t *cr, AdjMapView *map, const AdjStroke *stroke);

/* A dot in each hex that was read off the owner's own charts; the others are as they came. */
void adj_easel_paint_typed (cairo_t *cr, AdjMapView *map);

/* A place that somebody doubts, a hex if b is ADJ_HEX_NONE. */
void adj_easel_paint_mark (cairo_t *cr, AdjMapView *map, AdjHexPair place);

/* The side of a hex that keys have chosen. */
void adj_easel_paint_side (cairo_t *cr, AdjMapView *map, AdjHex hex, int side);

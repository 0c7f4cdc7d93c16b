/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/counter.h"

/* The marks that a map of a Game-Turn is read by, in the colours of a side: full for the one and
 * hollow for the other where there is no colour. size is that of a hex. */

typedef struct
{
  const AdjPalette *palette;
  int colour; /* index in adj_side_colours */
  double size;
} AdjMarkStyle;

/* From one point to another, bent a little; broken: not of one's own will. */
void adj_arrow_paint (
    cairo_t *cr, const AdjMarkStyle *style, AdjPoint from, AdjPoint to, gboolean broken);

/* A path already traced, as a ring of that side; colour -1: of nobody's. */
void adj_ring_paint (cairo_t *cr, const AdjMarkStyle *style);

/* A star with the battle's number in it. */
void adj_star_paint (cairo_t *cr, const AdjMarkStyle *style, AdjPoint at, int number);

/* A counter with its strength, struck through. */
void adj_lost_paint (cairo_t *cr, const AdjMarkStyle *style, AdjPoint at, int strength);

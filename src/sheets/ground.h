/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"
#include "hex/layout.h"
#include "sheets/palette.h"
#include "sheets/trees.h"

/* A map as it is being painted: which book, in which colours, and how large a hex is (centre to
 * corner, in the units of the cairo context). */
typedef struct
{
  const AdjBook *book;
  const AdjPalette *palette;
  double size;
  int turns; /* quarter turns clockwise that the context was turned by: letters stay upright */
  gboolean has_gaps; /* what lies under the map is seen where nobody knows the terrain */
} AdjMapStyle;

AdjPoint adj_map_center (const AdjMapStyle *style, AdjHex hex);

/* The outline of a hex as a path; grown by so much of its size. */
void adj_map_outline (cairo_t *cr, const AdjMapStyle *style, AdjHex hex, double grown);

/* The part of the map that a context lets through: painting less than the map costs less. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} AdjMapWindow;

/* Grown by reach on each side: how far what belongs to a hex stands out from its centre, in
 * sizes of a hex. */
AdjMapWindow adj_map_window (cairo_t *cr, const AdjMapStyle *style, double reach);
gboolean adj_map_window_has (const AdjMapWindow *self, AdjPoint center);

/* The bare ground of all hexes, then what grows and rises on one of them, always the same. */
void adj_ground_lay (cairo_t *cr, const AdjMapStyle *style, const AdjMapWindow *window);
void adj_ground_dress (cairo_t *cr, const AdjMapStyle *style, AdjTrees *trees, AdjHex hex);

/* The path of a ferry boat, seen from above, around 0, 0; it goes from left to right. */
void adj_ground_trace_boat (cairo_t *cr, double size);

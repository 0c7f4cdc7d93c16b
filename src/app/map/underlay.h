/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/pixels.h"
#include "hex/laying.h"
#include "sheets/map.h"

/* What lies under a map that is drawn: a picture, how the map's places are seen in it, and how much
 * is seen of either. While it is being laid, the map's grid alone lies over the picture as a ghost,
 * and the picture stays as it is. It is made once and never changed. */

typedef struct
{
  AdjPixels *picture;
  double to_picture[9]; /* from the places of the map, in hexes */
  double picture_share; /* 0 to 1 */
  double drawing_share;
  gboolean has_ghost;
  double ghost[9]; /* from the places of the grid to those of the map where they are to be seen */
} AdjUnderlay;

/* Takes over a reference to the picture. All of both is seen. */
AdjUnderlay *adj_underlay_new (AdjPixels *picture);
AdjUnderlay *adj_underlay_ref (AdjUnderlay *self);
void adj_underlay_unref (AdjUnderlay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjUnderlay, adj_underlay_unref)

/* NULL is equal to NULL alone. */
gboolean adj_underlay_equal (const AdjUnderlay *a, const AdjUnderlay *b);

/* The whole picture upright, in the middle of a map that is so large. */
void adj_underlay_fit (AdjUnderlay *self, AdjPoint extent);

/* Paints picture and map, as a context sees them that draws on a surface of pixels. Where nobody
 * knows the terrain nothing lies over the picture but grid and number. */
void adj_underlay_paint (const AdjUnderlay *self, cairo_t *cr, const AdjMapStyle *style);

/* The picture alone. */
void adj_underlay_paint_picture (const AdjUnderlay *self, cairo_t *cr, double size);

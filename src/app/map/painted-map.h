/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/map/camera.h"
#include "book/book.h"
#include "sheets/palette.h"

/* The map under the counters, painted in another thread: sharp where the board looks, with a
 * margin to pan over, and the whole of it small, to be seen until the sharp part is there.
 *
 * Signal "painted": there is something new to show. */

#define ADJ_TYPE_PAINTED_MAP (adj_painted_map_get_type ())
G_DECLARE_FINAL_TYPE (AdjPaintedMap, adj_painted_map, ADJ, PAINTED_MAP, GObject)

/* A painted part: what that camera sees. */
typedef struct
{
  cairo_surface_t *surface; /* ARGB32; NULL as long as there is none */
  AdjCamera camera;
  int scale; /* pixels of the surface for one of the camera's */
} AdjMapPart;

AdjPaintedMap *adj_painted_map_new (void);

/* Which map, and in what light. */
void adj_painted_map_set_look (AdjPaintedMap *self, AdjBook *book, gboolean dark, gboolean night);

const AdjBook *adj_painted_map_get_book (AdjPaintedMap *self); /* NULL */
const AdjPalette *adj_painted_map_palette (AdjPaintedMap *self);

/* Sees to it that what the camera shows will be sharp. */
void adj_painted_map_want (AdjPaintedMap *self, const AdjCamera *camera, int scale);

/* Is what is painted all that is wanted? */
gboolean adj_painted_map_is_sharp (AdjPaintedMap *self);

const AdjMapPart *adj_painted_map_get_part (AdjPaintedMap *self);

/* NULL until it is painted. It shows the map's extent and nothing else. */
GdkTexture *adj_painted_map_get_whole (AdjPaintedMap *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-layer.h"
#include "app/map/underlay.h"

/* The map as it is drawn in a widget: painted in another thread, sharp where the camera looks, with
 * a margin to pan over, and the whole of it small, to be seen until the sharp part is there.
 *
 * The sharp part with what rests on it is one texture, so that a frame costs no more than any
 * picture of that size; it is put together anew when that changes or another part is painted.
 *
 * Signals "painted": there is something new to show where the camera looks; "whole-painted": the
 * whole of it, small, is another. */

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

/* The layer that puts something on it, until it gets another one. */
void adj_painted_map_set_layer (AdjPaintedMap *self, const AdjMapLayer *layer, gpointer owner);

/* Which map, and in what light. */
void adj_painted_map_set_look (AdjPaintedMap *self, AdjBook *book, gboolean dark, gboolean night);

/* What lies under it; NULL for nothing. */
void adj_painted_map_set_underlay (AdjPaintedMap *self, AdjUnderlay *under);
AdjUnderlay *adj_painted_map_get_underlay (AdjPaintedMap *self);
const AdjPalette *adj_painted_map_palette (AdjPaintedMap *self);

/* Sees to it that what the camera shows will be sharp. */
void adj_painted_map_want (AdjPaintedMap *self, const AdjCamera *camera, int scale);

/* Is what is painted all that is wanted? */
gboolean adj_painted_map_is_sharp (AdjPaintedMap *self);
const AdjMapPart *adj_painted_map_get_part (AdjPaintedMap *self);

/* Draws what the camera sees of it, and wants that to be sharp. */
void adj_painted_map_draw (AdjPaintedMap *self,
                           GtkSnapshot *snapshot,
                           GtkWidget *widget,
                           const AdjCamera *camera);

/* Is the whole of it there, small? */
gboolean adj_painted_map_has_whole (AdjPaintedMap *self);

/* Draws what the camera sees of the whole of it that is small. */
void adj_painted_map_draw_whole (AdjPaintedMap *self,
                                 GtkSnapshot *snapshot,
                                 GtkWidget *widget,
                                 const AdjCamera *camera);

/* Has it drawn that camera's part sharp, with what rests on it? */
gboolean adj_painted_map_shows (AdjPaintedMap *self, const AdjCamera *camera, int scale);

/* The things that rest on the map lie elsewhere, or look otherwise. */
void adj_painted_map_put_again (AdjPaintedMap *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/hex-cursor.h"
#include "app/map/painted-map.h"

/* What is drawn of a map: its picture with what rests on it, what lies over that, the cursor, and
 * what changes from frame to frame. */

typedef struct
{
  AdjPaintedMap *painted;
  AdjMapLayer layer;
  gpointer owner;
  GskRenderNode *over; /* what lies over the picture; NULL: to be made */
} AdjMapCanvas;

void adj_map_canvas_init (AdjMapCanvas *self);
void adj_map_canvas_clear (AdjMapCanvas *self);

/* layer NULL: none. */
void adj_map_canvas_set_layer (AdjMapCanvas *self, const AdjMapLayer *layer, gpointer owner);

/* What lies over the picture is another thing. */
void adj_map_canvas_paint_again (AdjMapCanvas *self);

/* In that widget, of that book: what the camera sees. */
void adj_map_canvas_draw (AdjMapCanvas *self,
                          GtkSnapshot *snapshot,
                          GtkWidget *widget,
                          const AdjCamera *camera,
                          const AdjHexCursor *cursor,
                          const AdjBook *book);

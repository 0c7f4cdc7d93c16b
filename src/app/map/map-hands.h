/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-layer.h"

/* The hands on a map: mouse, fingers and wheel, and what they do to the camera that looks at it.
 * The widget that shows the map has one pair of them.
 *
 * Signals:
 *   "moved"     something else is in sight, or larger
 *   "pointed"   the pointer is at (x, y), or what lies under it there is another place
 *   "left"      it is nowhere any more
 *   "let-go"    two fingers take the map, or it is turned: nothing else is held any more */

#define ADJ_TYPE_MAP_HANDS (adj_map_hands_get_type ())
G_DECLARE_FINAL_TYPE (AdjMapHands, adj_map_hands, ADJ, MAP_HANDS, GObject)

AdjMapHands *adj_map_hands_new (GtkWidget *map);

/* Those of a widget that shows a map. */
AdjMapHands *adj_map_hands_of (GtkWidget *map);

/* Which drags are the layer's. */
void adj_map_hands_set_layer (AdjMapHands *self, const AdjMapLayer *layer, gpointer owner);

const AdjCamera *adj_map_hands_get_camera (AdjMapHands *self);

/* A map so large and turned so often is seen whole; (0, 0) is none, and there is nothing to do. */
void adj_map_hands_begin (AdjMapHands *self, AdjPoint extent, int turns);

/* The same map has grown or shrunk. */
void adj_map_hands_set_extent (AdjMapHands *self, AdjPoint extent);

/* The widget is being given its room. */
void adj_map_hands_resize (AdjMapHands *self, double width, double height, double beside);

void adj_map_hands_pan (AdjMapHands *self, double x, double y);
void adj_map_hands_zoom (AdjMapHands *self, double factor, AdjPoint around);
void adj_map_hands_turn (AdjMapHands *self, int quarters);

/* Looks there at once: while it is being given its room. */
void adj_map_hands_look (AdjMapHands *self, const AdjCamera *to);

/* Flies there; stops a flight under way. */
void adj_map_hands_fly (AdjMapHands *self, const AdjCamera *to);
void adj_map_hands_stop (AdjMapHands *self);

/* Two fingers, the point between them, and how far apart they are now against the beginning. */
void adj_map_hands_pinch_begin (AdjMapHands *self, AdjPoint middle);
void adj_map_hands_pinch (AdjMapHands *self, AdjPoint middle, double scale);

/* Has the gesture's finger, or mouse, gone so far that it drags? */
gboolean adj_map_hands_drag (GtkGesture *gesture, double x, double y);

/* Is it a finger that the gesture is at? It points at nothing once it is lifted. */
gboolean adj_map_hands_touch (GtkGesture *gesture);

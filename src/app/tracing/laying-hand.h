/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-view.h"
#include "app/tracing/tracer.h"

/* What points at a picture while it is being laid under a map: a click or a finger, or a cross that
 * keys move. Each hex that was pointed at has a mark.
 *
 *   arrow keys   move the cross; with Shift by the smallest step
 *   Enter        points where the cross is
 *   Escape       enough is pointed at
 *
 * Signals:
 *   "touched" (double, double)   a place in the picture was pointed at
 *   "enough"                     Escape was pressed */

#define ADJ_TYPE_LAYING_HAND (adj_laying_hand_get_type ())
G_DECLARE_FINAL_TYPE (AdjLayingHand, adj_laying_hand, ADJ, LAYING_HAND, GObject)

AdjLayingHand *adj_laying_hand_new (AdjMapView *map, AdjTracer *tracer);

/* At work it has the map's layer and its keys; then it leaves the map without a layer. */
void adj_laying_hand_set_at_work (AdjLayingHand *self, gboolean at_work);

/* A point of the map's widget is pointed at. Outside the picture nothing is. */
void adj_laying_hand_touch (AdjLayingHand *self, AdjPoint point);

/* TRUE if the key is one of its own. */
gboolean adj_laying_hand_key (AdjLayingHand *self, guint key, GdkModifierType state);

/* Where a place in the picture is seen in the map's widget. */
AdjPoint adj_laying_hand_find (AdjLayingHand *self, AdjPoint place);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-hands.h"
#include "app/map/painted-map.h"

/* The whole map, small, with the part that is in sight framed: a press there moves the frame, the
 * arrow keys push it (map.pan). It lies in a corner of the map view, beside the button that folds
 * it, only while not all is in sight, and in another corner where it would hide what is picked. */

#define ADJ_TYPE_OVERVIEW (adj_overview_get_type ())
G_DECLARE_FINAL_TYPE (AdjOverview, adj_overview, ADJ, OVERVIEW, GtkWidget)

/* Whose camera it frames, and who has painted the map; both live as long as it does. */
void adj_overview_set_map (AdjOverview *self, AdjMapHands *hands, AdjPaintedMap *painted);
void adj_overview_set_layer (AdjOverview *self, const AdjMapLayer *layer, gpointer owner);

/* To be called when what rests on the map has moved. */
void adj_overview_put_again (AdjOverview *self);

/* Gives it and its button their room on the board; open if it is not folded. */
void adj_overview_allocate (AdjOverview *self, GtkWidget *button, gboolean open);

/* Moves what is in sight: the middle to that point of the overview. */
void adj_overview_point (AdjOverview *self, AdjPoint at);

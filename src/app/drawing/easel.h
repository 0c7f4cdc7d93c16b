/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/drawing/stroke.h"
#include "app/map/map-view.h"

/* A map that is drawn on. What a stroke has met is painted at once from the easel's own list, and
 * stays to be seen until the map itself is painted with it. Pointer, finger and keys lead its brush
 * by a hand (brush-hand.h).
 *
 * Signals:
 *   "drawn" (AdjStroke *)   a stroke is done; the map that is seen next has it, or it was refused
 *   "brush"                 another brush was taken up */

#define ADJ_TYPE_EASEL (adj_easel_get_type ())
G_DECLARE_FINAL_TYPE (AdjEasel, adj_easel, ADJ, EASEL, GObject)

/* The map owns neither; it lives as long as the easel. */
AdjEasel *adj_easel_new (AdjMapView *map);

AdjBrush adj_easel_get_brush (AdjEasel *self);
void adj_easel_set_brush (AdjEasel *self, AdjBrush brush);

/* The map that it stands under; not the caller's. */
AdjMapView *adj_easel_get_map (AdjEasel *self);

/* There is a map to draw on, and it does not rest. */
gboolean adj_easel_is_at_work (AdjEasel *self);

/* At rest it draws nothing, and somebody else may have the map's layer. */
void adj_easel_rest (AdjEasel *self, gboolean rest);

/* What pointer and finger do, in points of the map's widget. FALSE if there is nothing to draw
 * with. */
gboolean adj_easel_press (AdjEasel *self, AdjPoint point, GdkModifierType state);
void adj_easel_drag (AdjEasel *self, AdjPoint point);
void adj_easel_release (AdjEasel *self);
void adj_easel_cancel (AdjEasel *self);
void adj_easel_take_up (AdjEasel *self, AdjPoint point);

/* A whole stroke, from one place of the map to another or the same. off: it takes off. */
void adj_easel_stroke (AdjEasel *self, AdjBrush brush, gboolean off, AdjPoint from, AdjPoint to);

/* A stroke on the cursor's hex alone; FALSE if there is neither cursor nor brush. */
gboolean adj_easel_dab (AdjEasel *self);

/* Places that are marked on the map, for somebody doubts what is drawn there: sides, and hexes of
 * which b is ADJ_HEX_NONE. */
void adj_easel_mark (AdjEasel *self, const AdjHexPair *places, guint n);

/* The side of the cursor's hex that is chosen; -1 if none is. */
void adj_easel_choose_side (AdjEasel *self, int side);
int adj_easel_get_side (AdjEasel *self);

/* The stroke that is being drawn, or was drawn last and is not painted yet; NULL. */
const AdjStroke *adj_easel_get_stroke (AdjEasel *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/drawing/easel.h"

/* The hand that leads the brush of an easel over its map, by pointer, finger or keys. Two fingers
 * and the middle button move the map as ever.
 *
 *   a press and a drag   draw; with Ctrl they take off, with Shift they fill
 *   the right button, I  take up the brush of the terrain that lies there
 *   1 to 9, 0            take up a brush and paint the cursor's hex with it; look only
 *   Shift and arrows     the cursor goes on, and paints on
 *   Ctrl and arrows      choose a side of the cursor's hex
 *   R T C B F            road, trail, creek, bridge, ford on that side, or off it */

void adj_brush_hand_lead (AdjEasel *easel);

/* TRUE if the key is one of its own. */
gboolean adj_brush_hand_key (AdjEasel *easel, guint key, GdkModifierType state);

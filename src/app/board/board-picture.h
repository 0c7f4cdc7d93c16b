/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-counters.h"
#include "app/map/painted-map.h"
#include "rules/field.h"

/* The board at rest as one texture: a painted part of the map with the counters on it. A frame
 * that shows it costs no more than any picture of that size; it is put together anew when the
 * table changes or another part of the map has been painted. */

GdkTexture *adj_picture_make (const AdjMapPart *part,
                              const AdjField *field,
                              const AdjView *view,
                              AdjCounters *counters,
                              const AdjPalette *palette);

/* Paints the counters that such a camera sees, as long as there is time: a picture made later finds
 * them ready. TRUE if they all are. */
gboolean adj_picture_ready_counters (const AdjCamera *camera,
                                     int scale,
                                     const AdjField *field,
                                     const AdjView *view,
                                     AdjCounters *counters,
                                     const AdjPalette *palette,
                                     gint64 until);

/* A counter's side on a board seen so, in the surface's pixels. */
int adj_picture_counter_side (const AdjCamera *camera, int scale);

/* The middle of the i-th of n counters in a hex, on the screen. A map that is turned turns the
 * stacks' places, never the counters. */
AdjPoint adj_picture_counter_place (
    const AdjCamera *camera, const AdjBook *book, AdjHex hex, guint i, guint n);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* Ways across the map that an award asks for (BG 17.3): over passable hexsides, through no hex
 * with an enemy in it; zones of control do not matter (CH 17.4). */

/* A way along the trace's hexsides from one of its from hexes to one of its to hexes, free of
 * the enemies of side. */
gboolean adj_trace_is_open (const AdjField *field, const AdjTrace *trace, int side);

/* Which hexes have such a way to one of the to hexes: reached[hex] is TRUE. */
void adj_trace_ways (const AdjField *field, const AdjTrace *trace, int side, guint8 *reached);

/* How many hexes it is from each hex, over any ground, to one that reached marks, the last one
 * counted and the first one not; G_MAXUINT8 where there is no way. */
void adj_trace_distances (const AdjField *field, int side, const guint8 *reached, guint8 *distance);

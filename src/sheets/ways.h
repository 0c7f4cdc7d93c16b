/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/ground.h"

/* The lines along and across hexsides: creeks along them, roads and trails across, bridges and
 * fords. */
void adj_ways_paint (cairo_t *cr, const AdjMapStyle *style);

/* The same on a map so small that double lines run together: single ones. */
void adj_ways_sketch (cairo_t *cr, const AdjMapStyle *style);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/ground.h"
#include "table/view.h"

/* The map where it is too small for trees and slopes: ground and ways alone, and blocks for the
 * stacks. To draw the whole board takes ten times as long. */
void adj_sketch_ground (cairo_t *cr, const AdjMapStyle *style);
void adj_sketch_paint (cairo_t *cr, const AdjMapStyle *style, const AdjView *view);

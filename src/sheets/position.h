/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/counter.h"

/* The counters of a table on its map, stacks fanned so that each can be read. */
void adj_position_paint (cairo_t *cr, const AdjMapStyle *style, const AdjView *view);

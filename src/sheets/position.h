/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/counter.h"

/* The side of a counter, where a hex measures 1 from its centre to a corner. */
#define ADJ_COUNTER_SIDE 1.16

/* Where the middle of the i-th of n counters in a hex lies from the hex's centre, in the same
 * measure: each lies lower and further right than the one under it. */
AdjPoint adj_stack_place (guint i, guint n);

/* The counters of a table on its map, stacks fanned so that each can be read, and under them what
 * has been dug there. */
void adj_position_paint (cairo_t *cr, const AdjMapStyle *style, const AdjView *view);

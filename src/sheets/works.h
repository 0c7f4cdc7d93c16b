/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/ground.h"
#include "table/table.h"

/* The works dug in a hex (Y 5.41): a rampart along all its sides, so that counters leave it to be
 * seen. Finished it is solid, with props behind it; as long as it is being built, dashed. */
void adj_works_paint (cairo_t *cr, const AdjMapStyle *style, const AdjMarker *marker);

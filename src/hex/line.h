/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/grid.h"

/* The straight line from centre to centre, as a ruler on the map finds it (BG 8.31, 8.32): for
 * each distance from the start the hexes whose inside it crosses. That is one hex; or it runs along
 * a hexside, which makes a pair of the two hexes the side parts; or, from range 4 on, it can cut
 * through two hexes of that distance one after the other, and either blocks sight. A hex that the
 * ruler only touches at a corner is not crossed. */

typedef struct
{
  AdjHexId hex[2]; /* The lower id first; hex[1] is ADJ_HEX_NONE where there is but one. Of a
                    * pair one hex may lie beyond the grid: then hex[1] is ADJ_HEX_NONE too and
                    * beyond_edge is set. */
  gboolean pair;
  gboolean beyond_edge;
} AdjHexStep;

/* The ends included, in order; out holds distance + 1 steps. Returns how many: always
 * distance + 1. Exact: integer arithmetic throughout. */
guint adj_hex_line (const AdjHexGrid *grid, AdjHexId from, AdjHexId to, AdjHexStep *out);

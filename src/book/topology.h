/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* The shape of a map: what hangs together, and what stops in the middle of nowhere. */

/* The parts the map falls into when nobody may cross a hexside that has any of walls: part[hex]
 * (as many as there are hexes, may be NULL) gets 0, 1, ...; sizes is of guint, one a part, the
 * largest first. Caller frees. */
GArray *adj_topology_parts (const AdjBook *book, guint32 walls, int *part);

/* The networks that hexsides with any of ways make of the hexes they touch; sizes likewise, in
 * hexes. Hexes on no way get -1. */
GArray *adj_topology_networks (const AdjBook *book, guint32 ways, int *network);

/* The features that are closed to crossing: creeks. */
guint32 adj_topology_walls (const AdjRuleset *ruleset);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"

/* What is known of a battle, piece by piece, whatever the battle says of itself. */

gboolean adj_known_ground (const AdjScenario *scenario, const AdjMapHex *hex);

/* How many hexes there are of which nobody knows the terrain; first is set to the first of them,
 * ADJ_HEX_NONE if there is none. */
guint adj_known_count_groundless (const AdjScenario *scenario, AdjHexId *first);

/* The battle says itself that this is missing. */
gboolean adj_known_gap (const AdjScenario *scenario, AdjUnknownThing what);

/* The unit is set up, or due on a turn by an entry hex. */
gboolean adj_known_place (const AdjUnit *unit);

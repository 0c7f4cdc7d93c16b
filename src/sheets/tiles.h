/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/matter.h"

/* The map over several pages, at the size of the real one, so that half-inch counters fit the
 * hexes: to be cut and glued together. Each hex that an edge cuts is whole on the page beside it.
 */
void adj_tiles_tell (AdjDoc *doc, const AdjMatter *matter);

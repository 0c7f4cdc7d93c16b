/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* The battle that a draft was begun from came with the program, and may be corrected there later.
 * The same hex, side, unit, turn, award or other row of a list takes the correction over where the
 * owner has typed nothing. What only one of the two has is nobody's correction, and where the grids
 * differ nothing is known of hexes. A row is the same that stands in the same place of lists as
 * long; names and houses of hexes, the battle's own figures and the map's stay as they are. */

/* In how many of them the frame says otherwise. */
guint adj_draft_count_later (const AdjDraft *self, const AdjScenario *frame);

/* All of them, as one change. */
gboolean adj_draft_take_later (AdjDraft *self, const AdjScenario *frame);

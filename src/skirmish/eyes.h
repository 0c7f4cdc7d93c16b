/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/change.h"

/* Cards lie behind each side's curtain until they are played. eyes: a side, ADJ_SKIRMISH_PUBLIC for
 * what both sides may know, or ADJ_NO_INDEX for who may see everything. */

#define ADJ_SKIRMISH_PUBLIC ADJ_SKIRMISH_SIDES

gboolean adj_skirmish_sees_card (const AdjSkirmishState *state, int eyes, int card);

/* Is nothing that an order came to hidden from them? state: as it is now. */
gboolean adj_skirmish_sees_order (const AdjSkirmishState *state, int eyes, const GArray *changes);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/completions.h"
#include "skirmish/order.h"

/* How a line that is being typed may go on at its cursor: verbs, figures and groups of the side
 * that the verb concerns, words of the order. eyes: a side, or ADJ_NO_INDEX for who may see
 * everything; a card that these eyes do not see is not offered. cursor: in bytes. The line's orders
 * before the cursor's are not carried out. */
AdjCompletions *adj_skirmish_complete (const AdjSkirmishState *state,
                                       const AdjSkirmishRules *rules,
                                       int eyes,
                                       const char *line,
                                       gsize cursor);

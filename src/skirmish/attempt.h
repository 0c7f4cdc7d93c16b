/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/change.h"
#include "skirmish/order.h"

/* An attempt to seize the initiative, reckoned. */

/* The sum of an attempt, field by field (AdjTryNumber). */
void adj_skirmish_sum (const AdjSkirmishState *state,
                       const AdjSkirmishRules *rules,
                       const AdjSaid *said,
                       int n[ADJ_N_TRY]);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/order.h"
#include "skirmish/verdict.h"

/* What an order comes to: a pure function of rules and state, with the die as an argument. */

/* A seize that the program throws for has its die by now. New strings are kept in chunk. */
void adj_skirmish_judge (const AdjSkirmishState *state,
                         const AdjSkirmishRules *rules,
                         const AdjSaid *said,
                         GStringChunk *chunk,
                         AdjSkirmishVerdict *verdict);

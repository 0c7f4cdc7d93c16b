/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/state.h"

/* Who of the passive side could try now, and what each needs. */

typedef struct
{
  int miniature;
  int needed;
} AdjCandidate;

/* Those on the table, the one that needs least first, else as they were named. Counters and melee
 * follow from the state; toggles: what else holds of all of them. Nobody before the game. Of
 * AdjCandidate. */
GArray *adj_skirmish_candidates (const AdjSkirmishState *state,
                                 const AdjSkirmishRules *rules,
                                 const AdjFactors *toggles);

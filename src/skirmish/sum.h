/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/fraction.h"
#include "skirmish/rules.h"

/* The sum on the die for the initiative (L 3 to L 8): what a figure needs, and the exact chances.
 */

#define ADJ_MAX_COUNTERS 99
#define ADJ_MAX_ATTEMPTS 12

/* What somebody who tries has going for him and against him. */
typedef struct
{
  gboolean has[ADJ_N_FACTORS]; /* all but ADJ_FACTOR_SHOTS */
  int shots;                   /* counters held */
} AdjFactors;

/* What one of the factors adds. */
int adj_seize_factor (const AdjSkirmishRules *rules, const AdjFactors *factors, AdjFactor factor);

/* All of them together. */
int adj_seize_bonus (const AdjSkirmishRules *rules, const AdjFactors *factors);

/* The face that is needed (L 6): 1 or less always succeeds, more than the die has never.
 * leadership: ADJ_SKIRMISH_NOBODY for who is no leader. */
int adj_seize_needed (const AdjSkirmishRules *rules,
                      int quality,
                      int leadership,
                      const AdjFactors *factors);

/* The chance of that face, over the faces of the die. */
AdjFraction adj_seize_chance (const AdjSkirmishRules *rules, int needed);

/* The chance to succeed within so many attempts (1 to ADJ_MAX_ATTEMPTS) while the enemy shoots
 * that many times between each two, over the faces to the power of the attempts. */
AdjFraction
adj_seize_within (const AdjSkirmishRules *rules, int needed, int attempts, int mounting);

/* The chance that everybody in contact fights (L 8); and that of it together with success. */
AdjFraction adj_seize_fights (const AdjSkirmishRules *rules);
AdjFraction adj_seize_fights_and_succeeds (const AdjSkirmishRules *rules, int needed);

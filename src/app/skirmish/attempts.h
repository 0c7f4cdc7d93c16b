/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/attempt.h"

/* Who could try to seize the initiative, as the players see it: beside what the state knows of
 * each, what they say of him. */

typedef enum
{
  ADJ_TOGGLE_REACH = 1 << 0,
  ADJ_TOGGLE_UNSEEN = 1 << 1,
  ADJ_TOGGLE_MELEE = 1 << 2, /* engaged or not, the other way than his contacts say */
  ADJ_TOGGLE_CARD = 1 << 3,
} AdjToggle;

typedef struct
{
  guint8 toggles[ADJ_MAX_MINIATURES]; /* of AdjToggle, by figure */
} AdjAttempts;

/* Some that are alike: the first of them. */
typedef struct
{
  int miniature;
  guint n;
  int needed;
} AdjAttemptRow;

/* The order that would nominate the figure, without its action. Which card it is is asked only when
 * it is given: a sum that looked for one would tell who has one. */
AdjSaid adj_attempts_said (const AdjAttempts *self, const AdjSkirmishState *state, int miniature);

/* The numbers of its sum (AdjTryNumber). */
void adj_attempts_sum (const AdjAttempts *self,
                       const AdjSkirmishState *state,
                       const AdjSkirmishRules *rules,
                       int miniature,
                       int n[ADJ_N_TRY]);

/* Those of the passive side on the table, who needs least first, alike ones of a group together. Of
 * AdjAttemptRow. */
GArray *adj_attempts_list (const AdjAttempts *self,
                           const AdjSkirmishState *state,
                           const AdjSkirmishRules *rules);

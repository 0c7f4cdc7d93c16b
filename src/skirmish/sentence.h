/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/candidates.h"
#include "skirmish/change.h"
#include "skirmish/offence.h"

/* What stands on the table of a skirmish, and what a sum is made of, in words and translated: for
 * log, command line, papers and window alike. */

/* One line of a sum: what it is, the row of the rules that says so, and what it adds. */
typedef struct
{
  const char *label; /* translated; the rules' */
  const char *row;   /* "L 5" */
  int adds;
} AdjSeizeLine;

/* The base rate, then the leader and each factor that counts. n: the numbers of an attempt
 * (AdjTryNumber). Of AdjSeizeLine. */
GArray *adj_skirmish_sum_lines (const AdjSkirmishRules *rules, const int n[ADJ_N_TRY]);

/* "Base rate 18 (L 3), In reach +2 (L 5): 16 is needed, a chance of 5/20" */
char *adj_skirmish_say_sum (const AdjSkirmishRules *rules, const int n[ADJ_N_TRY]);

/* "16 is needed, a chance of 5/20", or that it always or never succeeds. */
char *adj_skirmish_say_needed (const AdjSkirmishRules *rules, int needed);

/* "Good, leader: Heroic, Bow, group court"; leader and missile may be ADJ_SKIRMISH_NOBODY, group
 * NULL. */
char *adj_skirmish_say_kind (
    const AdjSkirmishRules *rules, int quality, int leader, int missile, const char *group);

/* "Sir Gawain (knights): Good, leader: Heroic, in contact" */
char *adj_skirmish_say_figure (const AdjSkirmishState *state,
                               const AdjSkirmishRules *rules,
                               int miniature);

/* "duel (knights), for Sir Gawain: engage and kill blackheart, if the gate is open" */
char *adj_skirmish_say_card (const AdjSkirmishState *state, const AdjOrderCard *self);

/* "Sir Gawain: 13 is needed, a chance of 8/20" */
char *adj_skirmish_say_candidate (const AdjSkirmishState *state,
                                  const AdjSkirmishRules *rules,
                                  const AdjCandidate *candidate);

/* Who has the initiative, and its how manyth action this is. */
char *adj_skirmish_say_holder (const AdjSkirmishState *state);

/* That, and all else that is kept: counters, attempt, reaction fire, fights, contacts. */
char **adj_skirmish_say_now (const AdjSkirmishState *state);

/* Who may react to the last action, and how: lines. */
char **adj_skirmish_say_reactions (const AdjSkirmishState *state);

/* The names of figures by their ids, a blank between. */
char *adj_skirmish_say_names (const AdjSkirmishState *state, const char *ids);

/* "march": what figures do. */
const char *adj_skirmish_say_doing (AdjDoing doing);

/* The rule that is offended, and its row. */
char *adj_skirmish_say_offence (AdjOffence offence);

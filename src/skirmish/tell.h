/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/record.h"

/* What was ordered in a skirmish and what it came to, told in sentences, for log, command line,
 * papers and window alike. */

/* An order that was carried out: who did what, each sum whole, and all that followed, a line each.
 * text: the canonical order; before: the state it was given in. */
char **adj_skirmish_tell (const AdjSkirmishState *before,
                          const AdjSkirmishRules *rules,
                          const char *text,
                          const GArray *changes);

/* An order of the record with the eyes of a side: what it hides from them is told as an order card
 * and nothing else. now: the state there is, by which the eyes see. */
char **adj_skirmish_tell_played (const AdjSkirmishState *before,
                                 const AdjSkirmishState *now,
                                 const AdjSkirmishRules *rules,
                                 int eyes,
                                 const AdjPlayed *played);

/* What came of a line that was typed: the order told, or why it is not carried out; then what it
 * offends, and what became of later orders. */
char **adj_skirmish_tell_answer (const AdjSkirmish *skirmish, const AdjSkirmishAnswer *answer);

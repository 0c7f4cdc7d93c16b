/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The attacks of simultaneous combat (Y S7.0 to S7.7), as they lie on the table. Both sides
 * allocate them all (rules/allocation.h), then all are thrown for, and what comes of it waits
 * (rules/execution.h). Engagements have numbers, from 1. */

/* Are attacks made this way now, in a Combat Phase of both sides? */
gboolean adj_results_wait (const AdjTable *table, const AdjBook *book);

/* Y S7.0: is the unit named to attack in this Game-Turn? Who lost command is so still (Y S7.2). */
gboolean adj_is_named_to_attack (const AdjTable *table, int unit);

/* Y S7.3: does it only defend, for it was not named? */
gboolean adj_only_defends (const AdjField *field, int unit);

/* Is its die still to be thrown? Where everybody has slipped away there is none (Y S7.7). */
gboolean adj_engagement_owes_die (const AdjTable *table, int number);

/* The oldest that has no die; 0: none. And how many there are. */
int adj_engagement_next (const AdjTable *table);
guint adj_engagements_count_open (const AdjTable *table);

/* The one in which the hex is attacked; 0: none. */
int adj_engagement_at (const AdjTable *table, AdjHex hex);

/* Has any die been thrown in this phase? */
gboolean adj_engagements_have_begun (const AdjTable *table);

/* Which side has won it, by its result; by cavalry that slipped away, who attacked (Y 8.72). */
int adj_engagement_victor (const AdjEngagement *engagement);

/* Is all done that its result brings about, the advance being the last of it? */
gboolean adj_engagement_is_done (const AdjTable *table, int number);

/* Does a unit lose its effectiveness by the results: thrown back from an attack on an adjacent
 * enemy (BG 11.1), and still there (Y S7.5d)? */
gboolean adj_engagement_takes_effectiveness (const AdjTable *table, int unit);

/* The engagements that a debt comes from, by their numbers: a unit may have to go back by the
 * result of its own attack, of that on it, and of one it lent its strength in. Returns how many. */
#define ADJ_MAX_CAUSES 3
guint
adj_engagements_of_debt (const AdjTable *table, const AdjDebt *debt, int numbers[ADJ_MAX_CAUSES]);

/* An effect on a unit or a hex that is about an engagement. */
void adj_engagement_do (
    AdjJudge *judge, AdjEffectKind kind, int number, int unit, AdjHex hex, int figure);

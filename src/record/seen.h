/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/entry.h"
#include "rules/judge.h"
#include "table/view.h"

/* The table and an order as a pair of eyes sees them. Then the view's table is the one before it:
 * what lay face down then stays an alias in the log, even when the unit has turned up since. */

/* The table as it lies before these eyes: whatever they do not know is a unit like any other, of
 * which they see no more than its back (AdjUnitState.unseen). What can be worked out from it gives
 * nothing away, sums and totals too, and so all that is shown is worked out from it. */
AdjTable *adj_seen_table (const AdjView *view);

/* The same with its field, which holds as long as the table does, and has those who are not known
 * behind the others in each hex, by their aliases. */
AdjTable *adj_seen_field (const AdjView *view, AdjField *field);

/* The unit that stands for a hex which is named by one of its units: the first in an order that
 * tells nothing (adj_view_sort); -1 if it is empty. */
int adj_seen_first (const AdjView *view, AdjHex hex);

/* The order's canonical text with aliases in place of ids. */
char *adj_seen_order (const AdjView *view, const char *text);

/* The line that made an entry, its order seen so: "correct 3 move ?u1 1318". */
char *adj_seen_line (const AdjView *view, const AdjEntry *entry);

/* The effects of the order: what tells of a unit that is not known is left out or reduced to what
 * can be seen on the board, and what happens to several such units comes in the order of their
 * aliases. A new array of AdjEffect. */
GArray *adj_seen_effects (const AdjView *view, const GArray *effects);

/* In place of the movement points that such a unit has spent. */
#define ADJ_SPENT_UNSEEN (-1)

/* The findings it rests on. Which rule a unit breaks would tell what it is, or who stands in its
 * hex: only that it breaks one is seen. A new array of AdjFinding. */
GArray *adj_seen_findings (const AdjView *view, const GArray *findings);

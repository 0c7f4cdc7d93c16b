/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "rules/field.h"
#include "table/view.h"

/* The next order of the sequence, what it would do, and what is still owed before it; once the game
 * is over, what it ended with. Before the end come what is to be sealed or revealed, and the
 * segments of a march of both sides. field: as the eyes see it. */

AdjOrder adj_phase_end_order (const AdjView *view);

/* "Union wins by 9". */
char *adj_phase_end_result (const AdjView *view, const AdjField *field);

/* The reasons for the points, a line each award that brought any; g_strfreev. */
char **adj_phase_end_tally (const AdjView *view, const AdjField *field);

/* "To Union Combat"; of another turn that is named too; "March segment 3". Once there is no next
 * one, the result. */
char *adj_phase_end_next (const AdjView *view, const AdjField *field);

/* The same in as few letters as can be: "→ Union Combat", "→ Turn 2, Union", or the result. */
char *adj_phase_end_next_short (const AdjView *view, const AdjField *field);

/* How many things are owed before that order. */
guint adj_phase_end_count_owed (const AdjView *view);

/* "3 things still to do"; NULL: nothing. */
char *adj_phase_end_tell_owed (guint owed);

/* What could be done and is no duty: "2 units could withdraw" (E N.4); NULL: nothing. */
char *adj_phase_end_remind (const AdjView *view, const AdjField *field);

/* What is owed, a line each, so many at most, and behind them how many more; g_strfreev. */
char **adj_phase_end_list_owed (const AdjView *view, guint most);

/* What is owed, and that the next press of the button leaves it undone: "1 thing still to do. Once
 * more: To Union Combat". */
char *adj_phase_end_ask (const char *owed, const char *next);

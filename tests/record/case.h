/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* A golden case, tests/cases/NAME.case: what is typed and what must be answered. Its lines are
 *
 *   # a remark                        anywhere
 *   scenario ID, seed N, strict       before the first order; "hand" too: the answers were worked
 *                                     out by a person and are never generated
 *   > ORDERS                          typed; the verdicts follow, findings and what became of
 *                                     later orders under them
 *   eyes all|public|SIDE             who types and asks from here on
 *   ? moment | unit ID... | units | debts | duties | odds | victory | log
 *                                     asked of the table; the answer follows
 *
 * odds is the arithmetic of the attack that waits for its die, a line a step.
 */

/* The text of the case with the answers of this program; the same text if it still holds. */
char *case_answer (const char *text);

/* The same in a game that switches every optional rule off first, and gives whatever belongs to
 * one another value than usual. */
char *case_answer_without_options (const char *text);

/* The game that its lines come to, whatever is answered. */
AdjGame *case_game (const char *text);

gboolean case_is_by_hand (const char *text);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Between the roll and the end of a battle: what has become forced happens, and when nothing is
 * left to choose the battle ends. For the chapters of combat alone. */

/* After each payment. */
void adj_settle (AdjJudge *judge);

/* An advance that is open is not made, of which engagement as in rules/owing.h. FALSE if there is
 * none. */
gboolean adj_settle_decline (AdjJudge *judge, int engagement);

/* The umpire's hand on a unit pays for its debts, and so does its being no unit at all: they fall
 * away, and the battle goes on. */
void adj_settle_forget (AdjJudge *judge, int unit);

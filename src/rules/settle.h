/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Between the roll and the end of a battle: what is owed is opened and paid here, what has become
 * forced happens, and when nothing is left to choose the battle ends. For the chapters of combat
 * alone. */

void adj_settle_owe (AdjJudge *judge, AdjDebtKind kind, int side, int unit, AdjHex hex, int value);
void adj_settle_pay (AdjJudge *judge, const AdjDebt *debt);
void adj_settle_eliminate (AdjJudge *judge, int unit);

/* After each payment. */
void adj_settle (AdjJudge *judge);

/* The battle is over. */
void adj_settle_end (AdjJudge *judge);

/* An advance that is open is not made. */
void adj_settle_decline (AdjJudge *judge);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The single steps of settling a battle: what is owed is opened and paid here, the dead are taken
 * away, and the battle is closed. For the chapters of combat alone; rules/settle.h puts the steps
 * in their order. */

void adj_owing_open (AdjJudge *judge, AdjDebtKind kind, int side, int unit, AdjHex hex, int value);

/* A side's choice from the result of an engagement. */
void adj_owing_open_in (AdjJudge *judge, AdjDebtKind kind, int side, int engagement, int value);
void adj_owing_pay (AdjJudge *judge, const AdjDebt *debt);

/* An advance that is offered in the engagement is not made; 0: in the battle, ADJ_ANY_ENGAGEMENT:
 * the first of all. FALSE if there is none. */
gboolean adj_owing_pay_advance (AdjJudge *judge, int engagement);

void adj_owing_eliminate (AdjJudge *judge, int unit);

/* BG 7.72: the owner chooses the order of retreats, so those with no way out die only when no other
 * retreat is left that could change it. */
void adj_owing_eliminate_hopeless (AdjJudge *judge);

/* The battle is over. */
void adj_owing_end (AdjJudge *judge);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/retreat.h"

/* Cavalry that slips out of a battle before its die (Y 8.72). */

/* A unit of cavalry in the battle that waits for its die, by a rule that is in force. */
gboolean adj_cavalry_may_ask (const AdjField *field, int unit);

/* Where it may go: no hexes if it must stand. Nobody makes room for it. */
void adj_cavalry_ways (const AdjField *field, int unit, AdjRetreats *ways);

/* Warns, before the first die of simultaneous combat, of each that could still slip away (Y S7.7).
 */
void adj_cavalry_judge_die (AdjJudge *judge);

void adj_cavalry_slip (AdjJudge *judge, int unit, AdjHex hex);

/* The attacker has followed with unit, or with nobody: -1. */
void adj_cavalry_follow (AdjJudge *judge, int unit);

/* Before another order: whoever could still follow does not. */
void adj_cavalry_let_go (AdjJudge *judge);

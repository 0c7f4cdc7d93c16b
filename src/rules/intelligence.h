/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* What lies face down (Y 11.5). The enemy tells such units apart by an alias, a number that the
 * table holds: it stays with a unit until units that he cannot tell apart have come together in
 * one hex, and then all of them there get new ones. */

/* Face up or face down; nothing if it lies that way already. */
void adj_intelligence_turn (AdjJudge *judge, int unit, gboolean down);

/* After an order: aliases for those that need one. */
void adj_intelligence_deal (AdjJudge *judge);

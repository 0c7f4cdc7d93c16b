/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/retreat.h"

/* Voluntary attacks and what becomes of those who stand by (Y 7.0, 7.77). */

/* Would it be repulsed if the phase ended now? Whoever followed cavalry that slipped away is,
 * with voluntary attacks or without (Y 8.72). */
gboolean adj_repulsion_befalls (const AdjField *field, int unit);

/* The hexes it may go back to. None: it stays, unharmed. */
void adj_repulsion_ways (const AdjField *field, int unit, AdjRetreats *ways);

/* At the end of a phase: opens what is owed for it. FALSE if there is nothing to do, or what
 * comes before it is not done. */
gboolean adj_repulsion_begin (AdjJudge *judge);

/* In simultaneous combat: one side's, after all results are carried out (Y S4.1). */
void adj_repulsion_open (AdjJudge *judge, int side);

/* Pays one of them. */
void adj_repulsion_retreat (AdjJudge *judge, const AdjDebt *debt, AdjHex hex);

/* After each payment: those who have nowhere to go any more stay. */
void adj_repulsion_settle (AdjJudge *judge);

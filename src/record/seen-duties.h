/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/duties.h"
#include "rules/payments.h"
#include "rules/scatter.h"
#include "table/view.h"

/* The duties as a pair of eyes sees them. What they do not know passes for a unit like any other
 * (record/seen.h): it owes what any unit in its place would, it is called by its alias, and it
 * comes behind those that are known. That it is due to enter, or where it ought to be set up, is
 * its owner's business. */
void adj_seen_duties (const AdjView *view, AdjDuties *duties);

/* The open debts in an order that gives nothing away either. Returns how many. */
guint adj_seen_debts (const AdjView *view, AdjDebt debts[ADJ_MAX_DEBTS]);

/* The payments that may be chosen: of AdjPayment, worked out from the table as these eyes see
 * it. */
GArray *adj_seen_payments (const AdjView *view);

/* The same of the scatter list: what keeps a unit where it is would tell of it. list has room for
 * every unit of the table. */
guint adj_seen_scattered (const AdjView *view, int side, AdjScattered *list);

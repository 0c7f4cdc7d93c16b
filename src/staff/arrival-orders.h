/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/arrival-list.h"

/* Brings on all who can come, one behind the other (BG 15.0): the last stays in its entry hex,
 * those before it march just far enough that nobody arrives stacked (BG 15.1). Of AdjOrder, one a
 * unit, none of them against a rule. */
GArray *
adj_arrival_orders (const AdjField *field, const AdjArrivalFacts *arrivals, guint n_arrivals);

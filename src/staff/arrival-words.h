/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/arrival-list.h"

/* The words about the reinforcements in their list. */

/* Of one side and due in one turn: they stand under one heading. */
gboolean adj_arrivals_are_together (const AdjArrivalFacts *a, const AdjArrivalFacts *b);

/* How it stands with every entry hex of those who stand under one heading with the first, a line
 * each. n: how many there are from the first on. */
char *adj_arrivals_say_ways (const AdjView *view, const AdjArrivalFacts *first, guint n);

/* The counter, and its place in the column or why it has none. */
char *adj_arrival_say_detail (const AdjView *view, const AdjArrivalFacts *facts);

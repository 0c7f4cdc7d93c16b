/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* How many units of a side the scenario lets move (BG 5.19), and when that limit falls. */

/* The most units of the side that may move in this turn; -1 if there is no limit, or it is
 * lifted. */
int adj_limit_of (const AdjTable *table, const AdjBook *book, int side);

/* An enemy has crossed what lifts the limit that the side would be under in this turn. */
gboolean adj_limit_is_lifted (const AdjTable *table, const AdjBook *book, int side);

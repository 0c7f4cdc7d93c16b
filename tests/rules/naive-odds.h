/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "naive.h"

/* The column of the battle that waits for its die, straight from the ledger (BG 7.3b, 7.4,
 * Y 5.45, 7.26, 8.17, 8.51, 8.71, 9.0, 11.61): strengths by hand, the levels of demoralization as
 * the caller has followed them. NAIVE_NOT_ASKED where a line of fire would have to be looked at. */

#define NAIVE_NOT_ASKED -9

int naive_column (const Naive *self, const AdjTable *table, const int demoralized[ADJ_SIDES]);

int naive_distance (const Naive *self, AdjHex a, AdjHex b);
gboolean naive_is (const Naive *self, const AdjTable *table, int unit, const char *arm);

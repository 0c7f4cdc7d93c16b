/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "naive.h"

/* The changes of Young's optional rules to the naive rules, read from the options on the table. */

/* Switches on some of the options of march and room by lot; all stay off for the lot 0. */
#define NAIVE_UNLIMBERING (1u << 5)
#define NAIVE_MOST_OPTIONS (1u << 9)
void naive_choose_options (AdjTable *table, const AdjBook *book, guint lot);

/* Units that may stay in the hex (BG 5.32, Y 5.32). */
guint naive_limit (const Naive *self, const AdjTable *table, AdjHex hex);

/* Friends of the unit in the hex, without it. */
guint naive_friends_in (const AdjTable *table, int unit, AdjHex hex);

/* The cost of a step for the unit in movement points (Y 5.31, 6.2, 9.0b); -1 closed. Unknown ground
 * counts as one. */
int naive_step (
    const Naive *self, const AdjTable *table, int unit, AdjHex from, AdjHex to, gboolean *unknown);

/* Of that, what an enemy zone costs (Y 6.2). */
int naive_zone_cost (const Naive *self, const AdjTable *table, int unit, AdjHex to);

/* Somebody keeps the unit out of the hex: an enemy, a zone of control that it may not enter,
 * friends who leave no room to pass. */
gboolean naive_bars (const Naive *self, const AdjTable *table, int unit, AdjHex to);

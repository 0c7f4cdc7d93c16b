/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* The outcome that a face of the die would have on this map: "Smith must retreat to 1721 or 1820;
 * then Union may advance". The view's table is the one before the roll, after the one that follows
 * it. winner: the side that may advance in the end, or ADJ_NO_SIDE. */
char *
adj_words_outcome (const AdjView *view, const AdjTable *after, AdjCombatResult result, int winner);

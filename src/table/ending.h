/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* Clears from the table what has come to its end (AdjEnds). sides: bits of those whose units'
 * movement ends. */
void adj_table_end (AdjTable *self, int ends, int sides);

/* The hexes that were disputed in a segment (Y S5.23). */
void adj_table_end_contests (AdjTable *self);

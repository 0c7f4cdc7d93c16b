/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/drift.h"
#include "rules/exposure.h"
#include "rules/scatter.h"
#include "table/view.h"

/* Loss of Command Control in words (Y 5.50 to 5.59). */

/* "1 3 7 8": bit n of the mask is digit n. */
char *adj_words_digits (guint16 digits);

/* "Union throws a die for Command Control, Level 2": what is owed before anybody moves. */
char *adj_words_scatter_owed (const AdjView *view, int side, int level, int chits_left);

/* "2.5 units and 11.0 strength points to be expected"; without strength only the units. */
char *adj_words_exposure (const AdjExposure *exposure, gboolean with_strength);

/* The bar that keeps a unit of the list where it is; NULL if there is none. */
const char *adj_words_scattered (const AdjScattered *entry);

/* "it comes to an enemy zone of control": why a scattered unit goes no further. */
const char *adj_words_drift_stop (AdjDriftStop stop);

/* "1318-1417-1517, 3 MP: its points are used up": a drift that nobody has ordered yet. */
char *adj_words_drift (const AdjView *view, const AdjDrift *drift);

/* "4 units in command should move first"; NULL if nobody is left who should. */
char *adj_words_others_first (guint n_units);

/* Y 5.59b: what helps players to remember who scatters; NULL where counters are turned over for
 * another reason. */
const char *adj_words_turn_over (const AdjTable *table);

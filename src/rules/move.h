/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Movement on the map, onto it and off it (BG 5, 15, 16). Paths are written out hex by hex. */

/* Each of the units along path; path[0] is the hex they stand in. */
void adj_move (AdjJudge *judge, const int *units, guint n_units, const AdjHex *path, guint n_path);

/* The unit charges along path (Y 8.73): path[0] is the hex it stands in. */
void adj_charge (AdjJudge *judge, int unit, const AdjHex *path, guint n_path);

/* Reinforcements, one behind the other in the order given, into path[0] and on from there. */
void adj_enter (AdjJudge *judge, const int *units, guint n_units, const AdjHex *path, guint n_path);

/* Off the map from an exit hex. */
void adj_exit (AdjJudge *judge, const int *units, guint n_units);

/* What the next of the side's reinforcements pays for an entry hex, in sixths (BG 15.0). */
int adj_column_cost (const AdjField *field, int side, AdjHex entry);

/* The Game-Turn a reinforcement is listed for; 0: none, or not known. */
int adj_due_turn (const AdjField *field, int unit);

/* A unit that may still be brought on: it waits, and its turn has come (BG 15.0). */
gboolean adj_is_due (const AdjField *field, int unit);

/* BG 15.0: the hex is one of those that are listed for the unit. A dummy comes with others and has
 * none of its own (Y 11.55). */
gboolean adj_may_enter_by (const AdjField *field, int unit, AdjHex hex);

/* BG 15.5: every hex it may enter by is occupied by enemies or, by night, in an EZOC (BG 10.2);
 * FALSE if it has none listed. */
gboolean adj_entry_is_blocked (const AdjField *field, int unit);

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

/* The exit from that hex that is open to the unit; NULL if there is none. */
const AdjExit *adj_exit_at (const AdjField *field, int unit, AdjHex hex);

/* Off the map from an exit hex. */
void adj_exit (AdjJudge *judge, const int *units, guint n_units);

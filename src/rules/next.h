/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* From one phase to the next (BG 4.1, 10.1). */

/* Leaves the phase; if units are to be repulsed first (Y 7.77) only opens that. Warns of what is
 * still owed, carries out what happens by itself at its end and at the beginning of the next
 * (BG 11.31, 11.4). */
void adj_next (AdjJudge *judge);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Who attacks whom in simultaneous combat is settled by both sides before anything else is done
 * (Y S4.1). */

/* Warns, by that row, of every attack that is still owed. */
void adj_allocation_judge (AdjJudge *judge, const char *row);

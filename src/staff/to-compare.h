/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"

/* The figures somebody should compare with the printed game, for the sources disagree or are
 * silent: a line for each, with the hex, hexside, turn or unit that it is of. */

/* n: how many there are. */
char *adj_to_compare (const AdjScenario *scenario, guint *n);

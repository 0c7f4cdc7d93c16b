/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/demoralization.h"
#include "table/view.h"

/* "Union is demoralized (Y 11.6)"; NULL at level 0. */
char *adj_words_demoralized (const AdjView *view, int side, int level);

/* The gauge (Y 11.64): "Union has lost 20 of 71 strength points, demoralized at 24 (4 more),
 * doubly at 48 (28 more) (Y 11.64)". */
char *adj_words_morale (const AdjView *view, int side, const AdjMorale *morale);

/* The same where there is little room: "Union lost 20 of 71; 4 more demoralize it". */
char *adj_words_morale_brief (const AdjView *view, int side, const AdjMorale *morale);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/flank.h"
#include "rules/retreat.h"
#include "rules/support.h"
#include "table/view.h"

/* The chances that optional rules of combat hold open to a player: "3 Artillery could lend 4 to
 * 1620 (Y 8.51)". */
char *adj_words_support_offer (const AdjView *view, const AdjSupportOffer *offer);

/* "Infantry or cavalry in 1519 would make it a flank attack on 1620 (Y 7.26)". */
char *adj_words_flank (const AdjView *view, const AdjFlank *flank);

/* "1620 is attacked in the flank, from 1519 and 1721 (Y 7.26)". */
char *adj_words_flank_turned (const AdjView *view, const AdjFlankTurned *turned);

/* "Forrest may slip away before the die, open: 1721 and 1722 (Y 8.72)". */
char *adj_words_slip_offer (const AdjView *view, int unit, const AdjRetreats *ways);

/* One of these ways: "Forrest slips away to 1721 (Y 8.72)". */
char *adj_words_slip (const AdjView *view, int unit, AdjHex hex);

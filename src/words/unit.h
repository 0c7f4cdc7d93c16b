/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* A unit as a roster lists it; of one these eyes do not know only what its back shows. */

/* "Infantry"; "?" */
char *adj_words_arm (const AdjView *view, int unit);

/* "5"; "?" */
char *adj_words_strength (const AdjView *view, int unit);

/* Where it is: "1318", "due on turn 5", "eliminated". */
char *adj_words_whereabouts (const AdjView *view, int unit);

/* How it is: "ineffective, moved"; "" when there is nothing to say. */
char *adj_words_condition (const AdjView *view, int unit);

/* The same, and since when it is ineffective, in words; NULL where nobody knows or asks. */
char *adj_words_condition_since (const AdjView *view, int unit, const char *since);

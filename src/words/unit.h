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

/* The markers that it bears, of AdjBears: "disrupted, to rally". */
char *adj_words_markers (int bears);

/* A letter for each, as on a counter: "DR". */
char *adj_words_marker_letters (int bears);

/* States that last beyond the phase in which a unit gets into them, and their facts. */
typedef enum
{
  ADJ_LASTING_INEFFECTIVE,
  ADJ_LASTING_REDUCED,
  ADJ_LASTING_FACE_DOWN,
  ADJ_N_LASTING,
} AdjLasting;

extern const guint16 adj_lasting_facts[ADJ_N_LASTING];

/* The same, and since when it is so, in words for each of them; NULL where nobody knows or asks. */
char *
adj_words_condition_since (const AdjView *view, int unit, const char *const since[ADJ_N_LASTING]);

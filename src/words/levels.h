/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/flips.h"
#include "table/effect.h"
#include "table/view.h"

/* Initiative and Command Control in words. */

/* An effect of either that is about no unit, or about one that has drifted. */
char *adj_words_levels_effect (const AdjView *view, const AdjEffect *effect);

/* "not in combat, counts twice": what a unit counts as. */
const char *adj_words_term (AdjTerm term);

/* A heading of the sum: "No combat that day: 20, twice". Of the surrounded, who count nothing, the
 * heading alone. */
char *adj_words_term_total (AdjTerm term, int points);

/* "2 × 20 + 31 + 14 ÷ die": what a group brings. */
char *adj_words_initiative_group (const AdjInitiativeGroup *group);

/* The heading of a kind of change above its list: "Lost". */
const char *adj_words_flip_kind (AdjFlipKind kind);

/* "Smith lost: Union would move first". */
char *adj_words_flip (const AdjView *view, const AdjFlip *flip);

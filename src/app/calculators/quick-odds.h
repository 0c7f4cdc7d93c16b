/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "book/ruleset.h"

/* Odds of two typed sums, answered while they are typed. It needs no game; without a ruleset of
 * its own it takes the printed one. */

#define ADJ_TYPE_QUICK_ODDS (adj_quick_odds_get_type ())
G_DECLARE_FINAL_TYPE (AdjQuickOdds, adj_quick_odds, ADJ, QUICK_ODDS, GtkWidget)

/* NULL: the printed one. */
void adj_quick_odds_set_ruleset (AdjQuickOdds *self, AdjRuleset *ruleset);

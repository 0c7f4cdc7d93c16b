/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

#include <gtk/gtk.h>

/* Command Control without a board (Y 5.51, 5.56, 5.57): the level, a die or chits, the digits,
 * the chance of each, and of typed units and their hexes who is out of command. Class actions:
 *
 *   command.throw "i"   a face of the die, or a chit
 *   command.clear       nothing is thrown or drawn yet */

#define ADJ_TYPE_SCATTER_FIGURES (adj_scatter_figures_get_type ())
G_DECLARE_FINAL_TYPE (AdjScatterFigures, adj_scatter_figures, ADJ, SCATTER_FIGURES, GtkWidget)

void adj_scatter_figures_set_ruleset (AdjScatterFigures *self, AdjRuleset *ruleset);

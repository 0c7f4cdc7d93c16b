/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

#include <gtk/gtk.h>

/* Command Control without a board (Y 5.51, 5.56, 5.57): the level, a die or chits, the digits,
 * the chance of each, and of typed units and their hexes who is out of command. Class actions:
 *
 *   command.throw "i"   a face of the die, or a chit
 *   command.clear       nothing is thrown or drawn yet */

#define ADJ_TYPE_SCATTER_CALCULATOR (adj_scatter_calculator_get_type ())
G_DECLARE_FINAL_TYPE (
    AdjScatterCalculator, adj_scatter_calculator, ADJ, SCATTER_CALCULATOR, GtkWidget)

void adj_scatter_calculator_set_ruleset (AdjScatterCalculator *self, AdjRuleset *ruleset);

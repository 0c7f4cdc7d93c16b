/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/figures.h"
#include "app/books/own-tables.h"

/* One table of a ruleset of the player's own, beside what the original has there. */

#define ADJ_TYPE_RULE_FIGURES (adj_rule_figures_get_type ())
G_DECLARE_FINAL_TYPE (AdjRuleFigures, adj_rule_figures, ADJ, RULE_FIGURES, AdjFigures)

AdjFigures *adj_rule_figures_new (AdjOwnTables *tables, AdjRuleTable table);

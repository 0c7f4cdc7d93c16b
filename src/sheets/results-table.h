/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "table/view.h"

/* The combat results of rules that have columns; chances: and how many faces of the die bring each.
 */
void adj_results_table_tell (AdjDoc *doc, const AdjRuleset *ruleset, gboolean chances);

/* What each result makes you do. */
void adj_results_explain (AdjDoc *doc, const AdjView *view);

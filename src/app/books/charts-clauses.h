/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* Lists of what a battle lays down beside its map and units, and a form for the one that is
 * picked. Property "subject" says which lists: "victory" or "rules". */

#define ADJ_TYPE_CHARTS_CLAUSES (adj_charts_clauses_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsClauses, adj_charts_clauses, ADJ, CHARTS_CLAUSES, AdjChartsPage)

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* The turn track of a battle: how many turns, who moves first, and a row for each turn. */

#define ADJ_TYPE_CHARTS_TURNS (adj_charts_turns_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsTurns, adj_charts_turns, ADJ, CHARTS_TURNS, AdjChartsPage)

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* What a battle is called, when it was, what it is about, its two sides, and the sources that its
 * figures were read in. */

#define ADJ_TYPE_CHARTS_BATTLE (adj_charts_battle_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsBattle, adj_charts_battle, ADJ, CHARTS_BATTLE, AdjChartsPage)

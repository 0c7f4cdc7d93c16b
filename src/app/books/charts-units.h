/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* The units of a battle, a row each, which can be looked for, sorted, filled, pasted and copied,
 * and the bar that adds them. */

#define ADJ_TYPE_CHARTS_UNITS (adj_charts_units_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsUnits, adj_charts_units, ADJ, CHARTS_UNITS, AdjChartsPage)

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/list-row.h"

/* A row of the plot sheet, of an AdjPlotLine: the unit, six cells, what it spends, and what is to
 * be said of it. */

#define ADJ_TYPE_PLOT_ROW (adj_plot_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjPlotRow, adj_plot_row, ADJ, PLOT_ROW, AdjListRow)

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/chart.h"

#include <gtk/gtk.h>

/* A chart as on the papers, black on white whatever the theme. Who does not see it is told the
 * last figures; all of them stand in words beside it. */

#define ADJ_TYPE_CHART_VIEW (adj_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartView, adj_chart_view, ADJ, CHART_VIEW, GtkWidget)

/* Takes the chart over. */
void adj_chart_view_show (AdjChartView *self, AdjChart *chart);

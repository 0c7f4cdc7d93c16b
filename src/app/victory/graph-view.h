/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/graph.h"

#include <gtk/gtk.h>

/* A graph as on the papers, black on white whatever the theme. Who does not see it is told the
 * last figures; all of them stand in words beside it. */

#define ADJ_TYPE_GRAPH_VIEW (adj_graph_view_get_type ())
G_DECLARE_FINAL_TYPE (AdjGraphView, adj_graph_view, ADJ, GRAPH_VIEW, GtkWidget)

/* Takes the graph over. */
void adj_graph_view_show (AdjGraphView *self, AdjGraph *graph);

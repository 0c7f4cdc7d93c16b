/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A place in a flow box for a button. GTK's own gives the keys to the place before the button, or,
 * if it cannot have them, lets nobody out again backwards; this one only hands them on. */

#define ADJ_TYPE_FLOW_CELL (adj_flow_cell_get_type ())
G_DECLARE_FINAL_TYPE (AdjFlowCell, adj_flow_cell, ADJ, FLOW_CELL, GtkFlowBoxChild)

GtkWidget *adj_flow_cell_new (GtkWidget *button);

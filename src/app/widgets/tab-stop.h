/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A box that Tab comes to once, and leaves by the next, however long the list is that is in it:
 * arrow keys walk there. Who comes back is where he was. */

#define ADJ_TYPE_TAB_STOP (adj_tab_stop_get_type ())
G_DECLARE_FINAL_TYPE (AdjTabStop, adj_tab_stop, ADJ, TAB_STOP, GtkBox)

/* Tab comes to that one next, wherever it was left. */
void adj_tab_stop_begin_at (AdjTabStop *self, GtkWidget *descendant);

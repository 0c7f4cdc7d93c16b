/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The Combat Results Table to look at, with the column of the attack that is argued, the row of the
 * die that was thrown, and the terrain beneath: the printed tables, in a window beside the game's.
 * The editor of the tables is reached from it. */

#define ADJ_TYPE_GLANCE_WINDOW (adj_glance_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjGlanceWindow, adj_glance_window, ADJ, GLANCE_WINDOW, GtkWindow)

/* game: whose property "session" it follows. */
GtkWidget *adj_glance_window_new (GtkWindow *game);

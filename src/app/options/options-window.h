/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The rules in force, in a window of its own beside the game's: play goes on behind it. */

#define ADJ_TYPE_OPTIONS_WINDOW (adj_options_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjOptionsWindow, adj_options_window, ADJ, OPTIONS_WINDOW, GtkWindow)

/* game: whose property "session" it follows. */
GtkWidget *adj_options_window_new (GtkWindow *game);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The player's preferences, applied as they are chosen: on this screen, in new games, and in the
 * game that is open. */

#define ADJ_TYPE_PREFERENCES_WINDOW (adj_preferences_window_get_type ())
G_DECLARE_FINAL_TYPE (
    AdjPreferencesWindow, adj_preferences_window, ADJ, PREFERENCES_WINDOW, GtkWindow)

/* For the window with the game. */
GtkWidget *adj_preferences_window_new (GtkWindow *game);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/window/sitting-window.h"

/* The window beside the map. Class actions, by the names that menus, keys and buttons use:
 * win.agree fill-in new-battle ask-battle tables quick-odds figures find order panel fold-panel
 * show-record notebook turn-board curtain table-mode options print preferences, and those of a
 * sitting window.
 */

#define ADJ_TYPE_WINDOW (adj_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjWindow, adj_window, ADJ, WINDOW, AdjSittingWindow)

AdjWindow *adj_window_new (GtkApplication *application);

/* Opens a game's file, or begins a game of a scenario (a path or an id). What was open stays if
 * that fails, and the window says why. */
gboolean adj_window_open (AdjWindow *self, const char *path);
gboolean adj_window_begin (AdjWindow *self, const char *scenario);

/* The charts of a battle, to be filled in; of a shipped one the player's own. */
void adj_window_fill_in (AdjWindow *self, const char *scenario);

/* The session in sight: the game, or a scratch table of it; NULL on the start page. */
AdjSession *adj_window_get_session (AdjWindow *self);

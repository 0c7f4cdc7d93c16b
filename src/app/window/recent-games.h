/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The games played last, each with its name, battle, moment and day, and a menu for what becomes of
 * its file. It hides where there is none. Class actions, each with the game's path: recent.rename
 * copy folder remove discard. */

#define ADJ_TYPE_RECENT_GAMES (adj_recent_games_get_type ())
G_DECLARE_FINAL_TYPE (AdjRecentGames, adj_recent_games, ADJ, RECENT_GAMES, GtkWidget)

/* Reads the list again. */
void adj_recent_games_refresh (AdjRecentGames *self);

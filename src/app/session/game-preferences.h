/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "record/game.h"

/* How these players like a game: strict or not, how much of the board is mirrored. Settings say it
 * for games to come. */

/* A game that has just begun: what is not usual is set, the mirror as an order like any other. */
void adj_game_preferences_begin (AdjGame *game, GSettings *settings);

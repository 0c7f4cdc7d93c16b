/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* How the open game is played: strict or not, how much of the board is mirrored. */

#define ADJ_TYPE_GAME_SETTINGS (adj_game_settings_get_type ())
G_DECLARE_FINAL_TYPE (AdjGameSettings, adj_game_settings, ADJ, GAME_SETTINGS, AdjPart)

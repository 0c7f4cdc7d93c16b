/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The side that would win if the game ended now (BG 17): every award with its state and what it
 * still needs, the margin, and how strength and points went by turn. An award that is activated
 * shows its hexes on the board. */

#define ADJ_TYPE_VICTORY_PANEL (adj_victory_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjVictoryPanel, adj_victory_panel, ADJ, VICTORY_PANEL, AdjPart)

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-state.h"

/* A game on its map. Class actions, by the names that keys, buttons and menus use, beside those of
 * the map view:
 *
 *   board.act           what a click on the cursor's hex does
 *   board.pick          the unit under the cursor; again: the next of its stack
 *   board.menu          what can be done there
 *   board.card          the card of the cursor's hex, or no more
 *   board.wave          no sign any more for what was moved against a rule
 *   board.drop          lets go of what is in hand
 *   board.order "(iu)"  gives a choice of the menu: the unit it is about, and its place */

#define ADJ_TYPE_BOARD (adj_board_get_type ())
G_DECLARE_FINAL_TYPE (AdjBoard, adj_board, ADJ, BOARD, AdjPart)

AdjMapView *adj_board_get_map (AdjBoard *self);
AdjBoardState *adj_board_get_state (AdjBoard *self);

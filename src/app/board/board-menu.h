/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-state.h"

/* The orders that fit a hex of the board, about one of its units or none (-1): a menu whose items
 * name the actions of the board and of the page. */
void adj_board_menu_open (AdjBoardState *self, AdjHex hex, int unit, AdjPoint at);

/* It names what other eyes saw. */
void adj_board_menu_forget (AdjBoardState *self);

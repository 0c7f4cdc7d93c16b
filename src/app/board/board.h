/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The map with the counters on it. Class actions, by the names that keys, buttons and menus use:
 *
 *   board.zoom "i"      in (1) or out (-1), about the middle
 *   board.fit           the whole map
 *   board.turn "i"      quarter turns clockwise, as the map lies on the table
 *   board.step "(ii)"   the cursor to the right, down
 *   board.act           what a click on the cursor's hex does
 *   board.pick          the unit under the cursor; again: the next of its stack
 *   board.menu          what can be done there
 *   board.drop          lets go of what is in hand
 *   board.order "s"     gives an order
 *
 * Property "cursor-hex": where the cursor is, a printed number; 0 without a game. */

#define ADJ_TYPE_BOARD (adj_board_get_type ())
G_DECLARE_FINAL_TYPE (AdjBoard, adj_board, ADJ, BOARD, AdjPart)

/* Brings a hex into the middle, close enough to be read, and puts the cursor there. */
void adj_board_fly_to (AdjBoard *self, AdjHex hex);

AdjHex adj_board_get_cursor (AdjBoard *self);

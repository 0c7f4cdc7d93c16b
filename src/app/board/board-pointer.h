/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-state.h"

/* The place pointed at on the board, clicked and touched: through the hands on its map. */
void adj_board_pointer_add (AdjBoardState *self);

void adj_board_pointer_move (AdjBoardState *self, AdjPoint point);
void adj_board_pointer_leave (AdjBoardState *self);

/* A finger: where it may have meant several counters it is asked to choose. */
void adj_board_pointer_touch (AdjBoardState *self, AdjPoint point, int n_press);

/* All in a hex; not a stack that is a target. */
void adj_board_pointer_pick_stack (AdjBoardState *self, AdjHex hex);

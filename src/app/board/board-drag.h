/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-state.h"

/* Counters in hand, from the map or from a list of the window, until they are let go. */
void adj_board_drag_add (AdjBoardState *self);
void adj_board_drag_cancel (AdjBoardState *self);

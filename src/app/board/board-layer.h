/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/map-layer.h"

/* The layer that a game lays on its map: the counters, what is shown over them, a fan, what is in
 * hand, and what is said of a hex. Its owner is an AdjBoardState (app/board/board-state.h). */
extern const AdjMapLayer adj_board_layer;

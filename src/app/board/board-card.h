/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-state.h"

/* The card on the board: of the hex that the pointer rests on, beside it; of what is picked, of the
 * cursor's hex once it has been asked for and of one that a finger was held on, in a fixed place.
 */

void adj_board_card_add (AdjBoardState *self, GtkOverlay *overlay, GtkWidget *view);

/* The table, the eyes or what is picked are others. */
void adj_board_card_read (AdjBoardState *self);

/* The pointer has come to another hex, or the map has moved under it: it has to rest again. */
void adj_board_card_wait (AdjBoardState *self, AdjPoint pointer);

/* The pointer is gone. */
void adj_board_card_leave (AdjBoardState *self);

/* Of the cursor's hex, wherever that goes, until it is put away. */
void adj_board_card_ask (AdjBoardState *self, gboolean asked);

/* Shows it if it is not of the cursor's hex already, and puts it away otherwise. */
void adj_board_card_toggle (AdjBoardState *self);

/* The hex it speaks of; ADJ_NO_HEX without one. */
AdjHex adj_board_card_get_hex (const AdjBoardState *self);

/* All of it in one breath where it has been asked for of that hex; NULL. */
char *adj_board_card_say (AdjBoardState *self, AdjHex hex);

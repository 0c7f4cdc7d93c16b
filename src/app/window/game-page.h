/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* A game in the window: the board, the column of turn record and panel beside it, the order line
 * below. */

#define ADJ_TYPE_GAME_PAGE (adj_game_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjGamePage, adj_game_page, ADJ, GAME_PAGE, AdjPart)

/* Properties "panel": the name of the panel that is open, "" for none; "show-record".
 * Record and panel fold away by themselves when they have nothing to say; only in a tall window are
 * both shown, and in a narrow one no panel until one is asked for. */

void adj_game_page_set_room (AdjGamePage *self, gboolean narrow, int height);
void adj_game_page_toggle_panel (AdjGamePage *self);
void adj_game_page_toggle_record (AdjGamePage *self);
void adj_game_page_focus_order_line (AdjGamePage *self);

/* The panel that is open. */
void adj_game_page_focus_panel (AdjGamePage *self);

/* The notes and bookmarks, and the turn record they are in. */
void adj_game_page_open_notebook (AdjGamePage *self);

/* Quarter turns clockwise. */
void adj_game_page_turn_board (AdjGamePage *self, int quarters);

/* Asks for a hex or a unit, and shows it on the board. */
void adj_game_page_find (AdjGamePage *self);

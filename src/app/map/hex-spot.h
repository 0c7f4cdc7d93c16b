/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A hex of the board as something that can have the focus: it is not drawn, it only says what is
 * there. The board has two and puts them under the cursor in turn, so that each step is a move of
 * the focus, which assistive tools notice; a new label on the same widget they would not. */

#define ADJ_TYPE_BOARD_SPOT (adj_board_spot_get_type ())
G_DECLARE_FINAL_TYPE (AdjBoardSpot, adj_board_spot, ADJ, BOARD_SPOT, GtkWidget)

GtkWidget *adj_board_spot_new (void);
void adj_board_spot_say (AdjBoardSpot *self, const char *label);
const char *adj_board_spot_get_label (AdjBoardSpot *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A hex of the board as something that can have the focus: it is not drawn, it only says what is
 * there. The board has two and puts them under the cursor in turn, so that each step is a move of
 * the focus, which assistive tools notice; a new label on the same widget they would not. */

#define ADJ_TYPE_HEX_SPOT (adj_hex_spot_get_type ())
G_DECLARE_FINAL_TYPE (AdjHexSpot, adj_hex_spot, ADJ, HEX_SPOT, GtkWidget)

GtkWidget *adj_hex_spot_new (void);
void adj_hex_spot_say (AdjHexSpot *self, const char *label);
const char *adj_hex_spot_get_label (AdjHexSpot *self);

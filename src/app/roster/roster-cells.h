/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The cells of the roster's columns. */

/* A text of the item (app/roster/roster.h), of which chars at least are shown; all for 0. */
GtkListItemFactory *adj_roster_cells_text (const char *property, float xalign, int chars);

/* A tick: the unit is effective. The action "roster.turn" with the unit turns that round. */
GtkListItemFactory *adj_roster_cells_effective (void);

/* What the unit is and has done, and a menu of all that can be ordered about it: each is the
 * action "roster.order" with the order. */
GtkListItemFactory *adj_roster_cells_state (void);

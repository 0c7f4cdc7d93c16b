/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The cells of the roster that its template does not make, by the signals "setup" and "bind" of
 * their factories: a name can be dragged, and a screen reader reads tick and menu with the unit's
 * name, which no <lookup> can give them in GTK 4.8. (No later one is known to.) */

/* Its name, which can be dragged to the board. */
void adj_roster_cells_set_up_name (GtkListItemFactory *factory, GtkListItem *cell);

/* A tick: the unit is effective. The action "roster.turn" with the unit turns that round. */
void adj_roster_cells_set_up_effective (GtkListItemFactory *factory, GtkListItem *cell);
void adj_roster_cells_bind_effective (GtkListItemFactory *factory, GtkListItem *cell);

/* The unit's state and deeds, and a menu of all that can be ordered about it: each is the
 * action "roster.order" "(iu)" with the unit and the place of the choice. */
void adj_roster_cells_set_up_state (GtkListItemFactory *factory, GtkListItem *cell);
void adj_roster_cells_bind_state (GtkListItemFactory *factory, GtkListItem *cell);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The actions and keys of a map's class. Those that only move what is in sight are whole here:
 * map.zoom, map.pan, map.fit; the others are the class's own. */
void adj_map_controls_install (GtkWidgetClass *class);

/* The arrow keys, those of the keypad too: an action "(ii)", to the right and down. */
void adj_map_controls_add_arrows (GtkWidgetClass *class, const char *action);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A unit in a list of the window is dragged to the board, with all that are picked if it is one of
 * them: they are carried as an order names them, and the board knows them by that. */

/* The unit that the widget is about now; -1: none that may be dragged. */
typedef int (*AdjUnitOf) (gpointer data);

/* The widget stands in a part of the window. data lives as long as the widget. */
void adj_unit_drag_add (GtkWidget *widget, AdjUnitOf unit_of, gpointer data);

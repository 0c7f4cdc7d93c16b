/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* All text typed into the widget and those below it is gone, and no undo brings it back. Figures
 * in spin buttons stay. */
void adj_clear_typed (GtkWidget *root);

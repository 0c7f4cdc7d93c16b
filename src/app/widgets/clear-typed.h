/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Whatever was typed into the widget and those below it is gone, and no undo brings it back. What
 * is counted up and down stays. */
void adj_clear_typed (GtkWidget *root);

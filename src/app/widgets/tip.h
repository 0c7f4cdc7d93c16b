/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Shows text where the pointer rests on the widget; NULL: nothing. GTK asks the display where the
 * pointer is whenever a tip is set, and waits for the answer: a table of a hundred cells that are
 * told again what they say already would wait for a tenth of a second. */
void adj_tip_show (GtkWidget *widget, const char *text);

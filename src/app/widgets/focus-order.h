/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* For the class's "focus" wherever a class has a "grab_focus" of its own: Tab and Shift+Tab go
 * through the children as they stand, and out again. GTK's own would let the widget grab the focus
 * back whenever Shift+Tab is about to leave it, so that nobody ever does. */
gboolean adj_focus_among_children (GtkWidget *widget, GtkDirectionType direction);

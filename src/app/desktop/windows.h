/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

typedef void (*AdjWindowCare) (GtkWindow *window);

/* care is taken of each window there is, and of each that will be. */
void adj_windows_watch (AdjWindowCare care);

/* From now on none that stands beside another comes up larger than that. */
void adj_windows_bound (void);

/* A window of that type beside another: who asks again gets the one that is open. */
void
adj_windows_present_beside (GtkWindow *window, GType type, GtkWidget *(*make) (GtkWindow *window));

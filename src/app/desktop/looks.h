/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* How the program looks: its style sheet and icons, how large the letters are and whether they are
 * light on dark, by the player's settings, at once, in this program alone. GTK 4.8 does not ask
 * the desktop whether it is dark (4.20 does), so it is asked here. */

/* The style sheet and the icons, light or dark: once, when there is a display. */
void adj_looks_dress (void);

gboolean adj_looks_are_dark (void);

/* 1 for letters as large as the desktop has them. */
double adj_looks_text_scale (void);

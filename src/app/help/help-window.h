/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The pages of docs that players read, with their contents at the side. */

#define ADJ_TYPE_HELP_WINDOW (adj_help_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjHelpWindow, adj_help_window, ADJ, HELP_WINDOW, GtkWindow)

GtkWidget *adj_help_window_new (GtkWindow *game);

/* Shows a page (one of adj_help_pages) from its beginning, or from a heading
 * of it: "playing#what-if". */
void adj_help_window_show (AdjHelpWindow *self, const char *place);

/* Is there such a page, and such a heading on it? */
gboolean adj_help_has (const char *place);

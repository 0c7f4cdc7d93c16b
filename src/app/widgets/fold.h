/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Lists that are folded away under their headings, and stay as the player left them when they are
 * written anew. */

/* Takes everything out of the box; the names of the folds that were open. */
GHashTable *adj_folds_clear (GtkBox *box);

/* Adds lines under a heading; name is what the fold is remembered by. */
void adj_folds_add (
    GtkBox *box, GHashTable *open, const char *name, const char *heading, const char *lines);

/* Adds a line that is always to be seen. */
GtkWidget *adj_folds_add_line (GtkBox *box, const char *text, const char *style);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Choosing files: the one thing that is modal, by GtkFileChooserNative, for GtkFileDialog comes
 * with GTK 4.10. */

typedef void (*AdjFileChosen) (GtkWindow *window, const char *path);

void adj_files_ask_open (GtkWindow *window, AdjFileChosen tell);
void adj_files_ask_copy (GtkWindow *window, const char *name, AdjFileChosen tell);

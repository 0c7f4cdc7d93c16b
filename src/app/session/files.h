/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Files from outside. To choose one is the one thing that is modal, by GtkFileChooserNative, for
 * GtkFileDialog comes with GTK 4.10. */

typedef void (*AdjFileChosen) (GtkWindow *window, const char *path);

/* Files that are let go over the window; tell: FALSE if it does not take that one. */
typedef gboolean (*AdjFileDropped) (GtkWindow *window, const char *path);

void adj_files_take_dropped (GtkWindow *window, AdjFileDropped tell);

void adj_files_ask_open (GtkWindow *window, AdjFileChosen tell);

/* name: the one that is proposed; by its ending it is a game's or a scenario's. */
void adj_files_ask_copy (GtkWindow *window, const char *name, AdjFileChosen tell);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/papers/paper-rack.h"

/* The papers of a rack: which, of which turns, on what paper, for whose eyes; seen before they are
 * printed or saved. Class actions papers.print save back forward. */

#define ADJ_TYPE_PRINT_WINDOW (adj_print_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjPrintWindow, adj_print_window, ADJ, PRINT_WINDOW, GtkWindow)

/* owner is what they are about. */
GtkWidget *adj_print_window_new (GtkWindow *parent, const AdjPaperRack *rack, GObject *owner);

/* Shows that paper, of the turns that it is usually of. */
void adj_print_window_show_sheet (AdjPrintWindow *self, guint sheet);

/* Saves by the ending of the path, and says what came of it. */
void adj_print_window_save (AdjPrintWindow *self, const char *path);

/* Prints without asking into a PDF, as the print action would on paper with these settings. */
gboolean adj_print_window_export (AdjPrintWindow *self,
                                  const char *path,
                                  GtkPrintSettings *settings,
                                  GError **error);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"
#include "sheets/sheet.h"

#include <gtk/gtk.h>

/* The papers of a game: which, of which turns, on what paper, for whose eyes; seen before they
 * are printed or saved. Class actions papers.print save back forward. */

#define ADJ_TYPE_PRINT_WINDOW (adj_print_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjPrintWindow, adj_print_window, ADJ, PRINT_WINDOW, GtkWindow)

GtkWidget *adj_print_window_new (GtkWindow *game, AdjSession *session);

/* Shows that paper, of the whole game so far. */
void adj_print_window_show_sheet (AdjPrintWindow *self, AdjSheetKind kind);

/* Saves as PDF, as text or as HTML, by the ending of the path, and says what came of it. */
void adj_print_window_save (AdjPrintWindow *self, const char *path);

/* Prints without asking into a PDF, as the print action would on paper. */
gboolean adj_print_window_export (AdjPrintWindow *self, const char *path, GError **error);

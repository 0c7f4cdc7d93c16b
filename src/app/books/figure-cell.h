/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A cell to type a figure in, and how it shows what became of that. */

GtkWidget *adj_figure_cell_new (int width_chars);

/* The figure as it is, what a screen reader says it is, and what is printed if that is another;
 * NULL: it is the same. What was refused is forgotten. */
void
adj_figure_cell_show (GtkEntry *cell, const char *text, const char *spoken, const char *printed);

/* The typed text cannot be, and stays to be mended. */
void adj_figure_cell_refuse (GtkEntry *cell, const char *refusal);
void adj_figure_cell_pardon (GtkEntry *cell);
gboolean adj_figure_cell_is_refused (GtkEntry *cell);

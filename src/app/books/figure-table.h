/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/figures.h"

/* A table of figures to type over. It is a grid, not a list: a column view leaves the keys to its
 * cells from GTK 4.12 on. Enter and the arrow keys go from cell to cell; what is typed is looked at
 * when the cell is left, and what cannot be stays there with the reason beside it. */

#define ADJ_TYPE_FIGURE_TABLE (adj_figure_table_get_type ())
G_DECLARE_FINAL_TYPE (AdjFigureTable, adj_figure_table, ADJ, FIGURE_TABLE, GtkWidget)

/* Signal "moved": the focus is in another cell. */
void adj_figure_table_set_figures (AdjFigureTable *self, AdjFigures *figures);

/* Where the focus is, or was last; FALSE: nowhere yet. */
gboolean adj_figure_table_get_place (AdjFigureTable *self, guint *row, guint *column);
void adj_figure_table_focus (AdjFigureTable *self, guint row, guint column);

/* The widget one types in, and takes what is typed there. */
GtkEditable *adj_figure_table_get_cell (AdjFigureTable *self, guint row, guint column);
void adj_figure_table_commit (AdjFigureTable *self);

/* What was typed and refused is forgotten everywhere. */
void adj_figure_table_restore (AdjFigureTable *self);

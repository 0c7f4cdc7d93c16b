/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/tables.h"

/* Tables of the rules, to be altered: a file of the player's own, what differs from the original
 * marked, each figure put back as printed with one button. */

#define ADJ_TYPE_OWN_TABLES_WINDOW (adj_own_tables_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjOwnTablesWindow, adj_own_tables_window, ADJ, OWN_TABLES_WINDOW, GtkWindow)

GtkWidget *adj_own_tables_window_new (GtkWindow *parent, AdjTables *tables);
AdjTables *adj_own_tables_window_get_tables (AdjOwnTablesWindow *self);

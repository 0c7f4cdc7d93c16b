/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/tables.h"

/* The tables of the rules, to be altered: a ruleset of the player's own, what differs from the
 * original marked, each figure put back as printed with one button. */

#define ADJ_TYPE_TABLES_WINDOW (adj_tables_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjTablesWindow, adj_tables_window, ADJ, TABLES_WINDOW, GtkWindow)

GtkWidget *adj_tables_window_new (GtkWindow *parent, AdjTables *tables);
AdjTables *adj_tables_window_get_tables (AdjTablesWindow *self);

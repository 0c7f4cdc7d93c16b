/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/figures.h"
#include "app/books/tables.h"

/* A page of the tables of the rules, as figures to type over. */

#define ADJ_TYPE_TABLE_FIGURES (adj_table_figures_get_type ())
G_DECLARE_FINAL_TYPE (AdjTableFigures, adj_table_figures, ADJ, TABLE_FIGURES, AdjFigures)

AdjFigures *adj_table_figures_new (AdjTables *tables, guint page);

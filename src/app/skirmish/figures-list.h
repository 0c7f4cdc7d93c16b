/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* The figures of both sides, group by group: name, quality, leader, missile, marks for contact and
 * off the table; with a filter. Who is picked here is the one that pages begin with. */

#define ADJ_TYPE_FIGURES_LIST (adj_figures_list_get_type ())
G_DECLARE_FINAL_TYPE (AdjFiguresList, adj_figures_list, ADJ, FIGURES_LIST, GtkWidget)

void adj_figures_list_set_fray (AdjFiguresList *self, AdjFray *fray);

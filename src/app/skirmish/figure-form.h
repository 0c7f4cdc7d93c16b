/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* Adding figures: name, side, quality, leader, missile weapon, group and how many alike; and,
 * before the game, the side that begins. */

#define ADJ_TYPE_FIGURE_FORM (adj_figure_form_get_type ())
G_DECLARE_FINAL_TYPE (AdjFigureForm, adj_figure_form, ADJ, FIGURE_FORM, GtkWidget)

void adj_figure_form_set_fray (AdjFigureForm *self, AdjFray *fray);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/chart-figures.h"

/* The turn track of a battle that is being filled in, a row a turn: day or night, what is printed
 * in the box, and the command level of either side. */

#define ADJ_TYPE_TURN_FIGURES (adj_turn_figures_get_type ())
G_DECLARE_FINAL_TYPE (AdjTurnFigures, adj_turn_figures, ADJ, TURN_FIGURES, AdjChartFigures)

typedef enum
{
  ADJ_TURN_NIGHT,
  ADJ_TURN_LABEL,
  ADJ_TURN_FIRST_LEVEL, /* of the book's first side; the other's behind it */
  ADJ_N_TURN_FIGURES = ADJ_TURN_FIRST_LEVEL + ADJ_SIDES,
} AdjTurnFigure;

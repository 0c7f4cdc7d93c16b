/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/chart-figures.h"

/* The units of a battle that is being filled in: strength, set-up hex, or turn and entry hexes. */

#define ADJ_TYPE_UNIT_FIGURES (adj_unit_figures_get_type ())
G_DECLARE_FINAL_TYPE (AdjUnitFigures, adj_unit_figures, ADJ, UNIT_FIGURES, AdjChartFigures)

typedef enum
{
  ADJ_UNIT_STRENGTH,
  ADJ_UNIT_HEX,
  ADJ_UNIT_TURN,
  ADJ_UNIT_ENTRIES,
  ADJ_N_UNIT_FIGURES,
} AdjUnitFigure;

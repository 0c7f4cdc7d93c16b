/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/chart-figures.h"

/* The units of a battle that is being filled in: strength, set-up hex, or turn and entry hexes, and
 * all else that the format has of a unit, typed as in the file. The rows are all units in their
 * order, or some of them in another. */

#define ADJ_TYPE_UNIT_FIGURES (adj_unit_figures_get_type ())
G_DECLARE_FINAL_TYPE (AdjUnitFigures, adj_unit_figures, ADJ, UNIT_FIGURES, AdjChartFigures)

typedef enum
{
  ADJ_UNIT_STRENGTH,
  ADJ_UNIT_HEX,
  ADJ_UNIT_TURN,
  ADJ_UNIT_ENTRIES,
  ADJ_UNIT_REDUCED,
  ADJ_UNIT_MOVEMENT,
  ADJ_UNIT_SIZE,
  ADJ_UNIT_GROUP,
  ADJ_UNIT_STILL,
  ADJ_UNIT_NAME,
  ADJ_UNIT_SIDE,
  ADJ_UNIT_ARM,
  ADJ_UNIT_ID,
  ADJ_N_UNIT_FIGURES,
} AdjUnitFigure;

/* Those in which all words of the filter stand, sorted by a column; -1: in their own order. What is
 * typed later leaves the rows where they are. */
void adj_unit_figures_arrange (AdjUnitFigures *self, const char *filter, int column);

/* The unit of a row. */
guint adj_unit_figures_get_unit (AdjUnitFigures *self, guint row);

/* One text for a column of all rows, as one change; FALSE with a sentence. */
gboolean
adj_unit_figures_fill (AdjUnitFigures *self, guint column, const char *text, char **refusal);

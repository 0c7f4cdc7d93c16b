/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/page.h"
#include "sheets/position.h"

/* The position map: the board on one page, as large as the page allows, counters where they
 * stand, under a line that says which battle and moment it is. data is an AdjPositionMap. */
typedef struct
{
  AdjView view;
  const AdjPalette *palette;
} AdjPositionMap;

void adj_position_map_paint (cairo_t *cr, const AdjPaper *paper, gpointer data);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/id.h"

/* The hexagons of a map sheet by their printed numbers: ccrr, column and row 1 to 99. Pure
 * arithmetic: which of them are on the map is the scenario's affair. */

gboolean adj_hex_on_grid (const AdjHexGrid *grid, AdjHexId id);

/* ADJ_HEX_NONE beyond the grid. */
AdjHexId adj_hex_neighbour (const AdjHexGrid *grid, AdjHexId id, int direction);

/* 0 to 5, or -1 when the two are not adjacent. */
int adj_hex_direction (const AdjHexGrid *grid, AdjHexId from, AdjHexId to);

int adj_hex_distance (const AdjHexGrid *grid, AdjHexId a, AdjHexId b);

/* "n", "se" ... and back (-1 if it is none of this orientation); case ignored. */
const char *adj_hex_direction_name (AdjHexOrientation orientation, int direction);
int adj_hex_direction_parse (AdjHexOrientation orientation, const char *text);

/* "0101" and back: exactly four digits, neither half 00; ADJ_HEX_NONE otherwise. */
#define ADJ_HEX_TEXT 8
void adj_hex_to_text (AdjHexId id, char text[ADJ_HEX_TEXT]);
AdjHexId adj_hex_parse (const char *text);

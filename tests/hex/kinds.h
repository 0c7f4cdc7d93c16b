/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/grid.h"

/* Both orientations with both staggers, so many columns by so many rows. */
#define KINDS 4

AdjHexGrid grid_of_kind (int kind, int columns, int rows);

/* The hexes of a grid in the order of their ids: the n-th, and how many. */
int hex_count (const AdjHexGrid *grid);
AdjHexId hex_number (const AdjHexGrid *grid, int n);

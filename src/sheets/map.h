/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/ground.h"
#include "table/table.h"

/* A map drawn by the program, not a scan: ground, ways, grid, numbers and names. */
void adj_map_paint (cairo_t *cr, const AdjMapStyle *style);

/* The same without numbers and names. */
void adj_map_ground (cairo_t *cr, const AdjMapStyle *style);

/* The lines between its hexes alone. */
void adj_map_grid (cairo_t *cr, const AdjMapStyle *style);

/* Its numbers alone. */
void adj_map_number (cairo_t *cr, const AdjMapStyle *style);

/* Its numbers and names alone. */
void adj_map_letter (cairo_t *cr, const AdjMapStyle *style);

/* The hex that the point lies nearest to is adj_hex_at's affair; this is how large it all is. */
AdjPoint adj_map_extent (const AdjMapStyle *style);

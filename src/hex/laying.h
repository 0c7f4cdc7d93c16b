/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/layout.h"

/* Laying a picture of a map under the grid: the middles of a few hexes are pointed at in the
 * picture, and where every other one lies follows. With two of them the grid is moved, scaled and
 * turned; with three it is sheared as well; with four straightened like a photograph taken at a
 * slant. More than four are met as well as can be. */

#define ADJ_MAX_REFERENCES 40

/* The middle of a hex, seen at a point of the picture. */
typedef struct
{
  AdjHexId hex;
  AdjPoint at;
} AdjReference;

typedef enum
{
  ADJ_LAID,
  ADJ_LAID_TOO_FEW,     /* of the points: two at least */
  ADJ_LAID_HEX_TWICE,   /* a number was typed twice */
  ADJ_LAID_POINT_TWICE, /* two numbers at one point */
  ADJ_LAID_OFF_GRID,    /* a number that the grid has not */
  ADJ_LAID_IN_A_ROW,    /* three or more, all of them on a line */
} AdjLaidFault;

/* How a point of the layout with hexes of size 1 (hex/layout.h) is seen in the picture. */
typedef struct
{
  double to_picture[9]; /* row by row; of homogeneous coordinates */
  double to_grid[9];
  double errors[ADJ_MAX_REFERENCES]; /* how far off each reference is, in hexes */
  guint worst;                       /* the one that is off most */
  guint second;                      /* two that are at fault together: a number typed twice */
} AdjLaying;

/* worst and second name the culprits of a fault, too. */
AdjLaidFault
adj_lay_under (const AdjHexGrid *grid, const AdjReference *references, guint n, AdjLaying *laying);

/* The middle of a hex in the picture, and the hex at a point of it; ADJ_HEX_NONE for none. */
AdjPoint adj_laying_middle (const AdjLaying *self, const AdjHexGrid *grid, AdjHexId hex);
AdjHexId adj_laying_hex (const AdjLaying *self, const AdjHexGrid *grid, AdjPoint point);

/* TRUE where the references fit a grid whose other columns (or rows) are shifted, and do not fit
 * this one. Too few of them, or all in columns of one kind, say nothing: FALSE. */
gboolean adj_lay_fits_other_shift (const AdjHexGrid *grid, const AdjReference *references, guint n);

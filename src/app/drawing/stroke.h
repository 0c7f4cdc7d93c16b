/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/drawing/brush.h"
#include "book/draft-strokes.h"
#include "hex/layout.h"

/* One stroke of a brush over a map, from press to release: what it has met so far. Places are
 * measured in hexes (1 from a hex's centre to its corner). Whoever goes back the way he came takes
 * a way back by as much. Where the map ends a way ends, and along its edge there is no hexside. */

typedef struct
{
  AdjBrush brush;
  gboolean without;      /* takes off what it meets */
  AdjScenario *scenario; /* the battle on whose map it is drawn */
  GArray *hexes;         /* of AdjHexId: those that are painted, or the way */
  GArray *sides; /* of AdjHexPair, the lower id first: what something runs along or lies on */
  AdjPoint at;
  AdjHexId hex;  /* the one it is in; ADJ_HEX_NONE beyond the edge */
  int corner;    /* the nearest of that hex */
  gboolean left; /* a way has left the map behind its last hex */
} AdjStroke;

/* Made of zeros, it is none. */
void adj_stroke_clear (AdjStroke *self);
gboolean adj_stroke_is_empty (const AdjStroke *self);

void adj_stroke_begin (
    AdjStroke *self, AdjScenario *scenario, AdjBrush brush, gboolean without, AdjPoint at);
void adj_stroke_move (AdjStroke *self, AdjPoint at);

/* It is over: if nothing was met along the sides, the one that was clicked is. */
void adj_stroke_end (AdjStroke *self);

/* Fills what hangs together with its first hex and has the same terrain. */
void adj_stroke_fill (AdjStroke *self);

/* The side of a hex that is nearest to a place in it: a direction. */
int adj_stroke_nearest_side (const AdjHexGrid *grid, AdjHexId hex, AdjPoint at);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/grid.h"

/* A figure or word that is printed, by itself: the strength of a unit, the terrain of a hex. Each
 * has a subject ("smith", "1318", "1318-1319", "turn-4") and a key ("strength"), and its value is
 * text as a player types it. */

typedef enum
{
  ADJ_FIGURE_NAME,
  ADJ_FIGURE_STRENGTH,
  ADJ_FIGURE_REDUCED,
  ADJ_FIGURE_MOVEMENT,
  ADJ_FIGURE_SET_UP, /* the hex a unit begins in */
  ADJ_FIGURE_TURN,   /* that it is due on */
  ADJ_FIGURE_TERRAIN,
  ADJ_FIGURE_CALLED, /* a hex, on the map */
  ADJ_FIGURE_SIDE,   /* what lies between two hexes */
  ADJ_FIGURE_POINTS, /* of an award */
  ADJ_FIGURE_NIGHT,
  ADJ_FIGURE_LABEL, /* what is printed in a turn's box */
  ADJ_FIGURE_LEVEL, /* a side's command level in a turn */
  ADJ_FIGURE_LIMIT, /* how many units of a side may move in a turn */
  ADJ_FIGURE_LEAST, /* what a level of victory takes */
  ADJ_FIGURE_ABOVE, /* what it has to be more than */
  ADJ_N_FIGURES,
} AdjFigureKey;

typedef struct
{
  AdjFigureKey key;
  int index;      /* of the unit, award, side or level of victory */
  int turn;       /* of the turn track; 0 */
  AdjHexId hex;   /* of the others */
  AdjHexId other; /* beyond the hexside */
} AdjFigure;

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/arrow.h"
#include "sheets/labels.h"
#include "sheets/legend.h"
#include "sheets/turn-map.h"

/* The insides that the map of a Game-Turn has in three files: turn-map.c gathers what is on it and
 * finds how large it is, turn-board.c paints the board with counters and arrows, turn-marks.c what
 * finds its place beside them. */

/* A battle: the number it has in the table beside the map, where, and what came of it. */
typedef struct
{
  int number;
  guint n_targets;
  AdjHex targets[ADJ_MAX_TARGETS];
  char *verdict; /* "3-1 Dr" */
} AdjTurnStar;

/* What is left free beside the map, in sizes of a hex. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} AdjTurnRim;

struct AdjTurnMap
{
  AdjView view;
  AdjTable *table;
  const AdjPalette *palette;
  gboolean dressed;                    /* trees and all; else a sketch of the ground */
  const char *words[ADJ_LEGEND_ITEMS]; /* of the legend */
  GArray *tracks;                      /* of AdjTrack, without their texts */
  GArray *losses;                      /* of AdjLoss, without theirs */
  GArray *stars;                       /* of AdjTurnStar */
  AdjTurnRim rim;
};

/* ---- turn-board.c ---- */

/* What is painted on, and how. */
typedef struct
{
  cairo_t *cr;
  const AdjTurnMap *map;
  AdjMapStyle style;
  AdjLabels *labels;
} AdjTurnCanvas;

/* Beyond the map's edge, next to the hex: where there is no neighbour. */
AdjPoint adj_turn_outside (const AdjMapStyle *style, AdjHex hex);

/* The ground with all that stands on it; the labels know it then. */
void adj_turn_board_paint (const AdjTurnCanvas *canvas);

/* In the colour of a side, or of none. */
AdjMarkStyle adj_turn_mark (const AdjTurnCanvas *canvas, int side);

/* ---- turn-marks.c ---- */

/* Battles, losses and names, each where it covers least. */
void adj_turn_marks_paint (const AdjTurnCanvas *canvas);

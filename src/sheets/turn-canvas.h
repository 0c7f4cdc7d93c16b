/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/arrow.h"
#include "sheets/labels.h"
#include "sheets/legend.h"
#include "sheets/matter.h"

/* What is on the map of a Game-Turn (sheets/turn-map.h), for those that paint it. */

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
  gboolean dressed;                       /* trees and all; else a sketch of the ground */
  const char *words[ADJ_LEGEND_ITEMS];    /* of the legend */
  const char *room_for[ADJ_LEGEND_ITEMS]; /* those of all that are to be alike */
  GArray *tracks;                         /* of AdjTrack, without their texts */
  GArray *losses;                         /* of AdjLoss, without theirs */
  GArray *stars;                          /* of AdjTurnStar */
  AdjTurnRim rim;
};

/* What is painted on, and how. */
typedef struct
{
  cairo_t *cr;
  const struct AdjTurnMap *map;
  AdjMapStyle style;
  AdjLabels *labels;
} AdjTurnCanvas;

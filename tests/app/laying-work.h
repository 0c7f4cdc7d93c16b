/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-drawing.h"
#include "app/books/charts-laying.h"
#include "desk-work.h"

/* The owner's picture of his map, laid under the grid in the window where a battle is filled in. */

typedef struct
{
  AdjWindow *window;
  AdjChartsWindow *battle;
  AdjMapView *map;
  AdjChartsLaying *laying;
  AdjTracer *tracer;
  char *folder;
  char *path;   /* of the picture */
  char *charts; /* of the battle */
  OwnerMap owner;
  double size; /* of a hex in it */
  AdjHexGrid printed;
} LayingStage;

/* A battle whose owner has taken a picture of its map, in pixels that just do, or a hex so large;
 * what a test has laid, the next does not find. */
LayingStage laying_work_open (gboolean slanted);
LayingStage laying_work_open_at (double size, gboolean slanted);
void laying_work_close (LayingStage *stage);

/* Closes the battle and opens it, as on the next evening. */
void laying_work_again (LayingStage *stage);

/* Gives it the picture. */
void laying_work_choose (const LayingStage *stage);

/* Where a place of the picture is seen on the map's widget while it is laid. */
AdjPoint laying_work_seen (const LayingStage *stage, AdjPoint place);

/* Where the number of the hex is asked for, and an answer to it. */
GtkWidget *laying_work_popover (const LayingStage *stage);
void laying_work_type (const LayingStage *stage, const char *number);

/* The middle of a hex is touched, as well as one can, and its number typed; so of all corners. */
void laying_work_point (const LayingStage *stage, AdjHexId hex);
void laying_work_corners (const LayingStage *stage);

/* The farthest that any hex's middle lies from where it is printed, in hexes. */
double laying_work_worst (const LayingStage *stage);

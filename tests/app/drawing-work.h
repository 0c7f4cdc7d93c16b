/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-drawing.h"
#include "app/drawing/easel.h"
#include "desk-work.h"

/* A battle's map, drawn on in the window where the battle is filled in. */

typedef struct
{
  AdjWindow *window;
  AdjChartsWindow *battle;
  AdjMapView *map;
  AdjEasel *easel;
} DrawingStage;

/* What one test has drawn, the next does not find. */
DrawingStage drawing_work_open (void);
void drawing_work_close (const DrawingStage *stage);

const AdjScenario *drawing_work_scenario (const DrawingStage *stage);

/* The brush of a terrain or of a feature. */
void drawing_work_take_up (const DrawingStage *stage, AdjBrushKind kind, const char *id);

/* A place of the map, so far from the middle of one hex to that of another. */
AdjPoint drawing_work_place (const DrawingStage *stage, AdjHexId from, AdjHexId to, double part);

void
drawing_work_drag (const DrawingStage *stage, AdjHexId from, AdjHexId to, GdkModifierType state);

/* What lies in a hex, and whether that lies on a side. */
const char *drawing_work_terrain (const DrawingStage *stage, AdjHexId id);
gboolean drawing_work_lies (const DrawingStage *stage, AdjHexId a, AdjHexId b, const char *feature);

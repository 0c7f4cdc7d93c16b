/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/camera.h"
#include "staff/pile.h"

/* A stack spread out so that each of its counters can be seen and taken, in rows on a tray over
 * its hex; the more there are, the wider the rows and the smaller the counters. Pure arithmetic, in
 * pixels of the board. */

typedef struct
{
  guint n; /* 0: closed */
  guint16 units[ADJ_PILE_MOST];
  double side; /* of a counter */
  guint columns;
  AdjPoint corner; /* of the tray */
  double width;
  double height;
} AdjFan;

/* Around a point, and where the map can be seen: nothing else lies over it there. */
void adj_fan_open (AdjFan *self,
                   const guint16 *units,
                   guint n,
                   AdjPoint around,
                   double side,
                   const AdjCamera *camera);
void adj_fan_close (AdjFan *self);

/* The middle of the i-th counter. */
AdjPoint adj_fan_place (const AdjFan *self, guint i);

/* -1 if there is none. */
int adj_fan_unit_at (const AdjFan *self, AdjPoint point);

/* On the tray, or hardly beside it. */
gboolean adj_fan_has (const AdjFan *self, AdjPoint point);

/* Is it one of those spread out? */
gboolean adj_fan_shows (const AdjFan *self, guint16 unit);

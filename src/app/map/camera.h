/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/layout.h"

#define ADJ_CAMERA_MARGIN 12.0 /* pixels around a map that is seen whole, or to its end */

/* From the map to the screen and back. The map is measured in hexes (1 from a hex's centre to
 * its corner), the screen in pixels of the board. Pure arithmetic. */
typedef struct
{
  AdjPoint extent; /* of the map */
  AdjPoint at;     /* the place of the map that lies in the middle of the board */
  double size;     /* pixels from a hex's centre to its corner */
  double width;    /* of the board */
  double height;
  double beside; /* pixels at its right that something else lies on; at its left if negative */
  int turns;     /* quarter turns clockwise, as the map lies on the table */
} AdjCamera;

/* The part of the map that is in sight. */
typedef struct
{
  AdjPoint from;
  AdjPoint to;
} AdjCameraBounds;

/* The whole of the map, as large as the board allows, clear of what lies on it. */
void adj_camera_fit (AdjCamera *self);
gboolean adj_camera_is_fit (const AdjCamera *self);

/* The spot in the middle stays there; a map that filled the board fills it again. */
void adj_camera_resize (AdjCamera *self, double width, double height, double beside);

/* The place of the map under the point stays under it. */
void adj_camera_zoom (AdjCamera *self, double factor, AdjPoint around);

/* Moves the map by so many pixels, as a hand does that lies on it. */
void adj_camera_pan (AdjCamera *self, double x, double y);

/* Quarter turns clockwise, or back, about the middle of the board. */
void adj_camera_turn (AdjCamera *self, int quarters);

/* Puts a place of the map into the middle, as far as the map's edges allow. */
void adj_camera_look_at (AdjCamera *self, AdjPoint place);

/* How fast the map should slide, in pixels a second, while something is held at that point: the
 * nearer to the edge of the board the faster; not at all elsewhere. */
AdjPoint adj_camera_pull (const AdjCamera *self, AdjPoint point);

/* The middle of the board on the screen, where the spot it looks at is seen. */
AdjPoint adj_camera_middle (const AdjCamera *self);

AdjPoint adj_camera_to_screen (const AdjCamera *self, AdjPoint place);
AdjPoint adj_camera_to_map (const AdjCamera *self, AdjPoint point);
AdjCameraBounds adj_camera_bounds (const AdjCamera *self);
gboolean adj_camera_equal (const AdjCamera *a, const AdjCamera *b);

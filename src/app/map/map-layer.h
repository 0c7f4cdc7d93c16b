/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/map/camera.h"
#include "book/book.h"

/* The things somebody lays on a map, from the ground up; any of them may be left out. The owner
 * comes with each call. */
typedef struct
{
  /* Where a map that cannot be read as a whole is looked at first, if so much of it is seen; FALSE
   * if that is all the same. */
  gboolean (*begin) (gpointer owner, AdjPoint room, AdjPoint *place);

  /* The things that rest on the map and are painted on its picture, once: so many pixels of cr's
   * are one of the camera's. */
  void (*put) (gpointer owner, cairo_t *cr, const AdjCamera *camera, int scale);

  /* The same on the whole map as it is seen from far away. */
  void (*sketch) (gpointer owner, cairo_t *cr, const AdjCamera *camera);

  /* Would something that the player has in mind be hidden by what lies there on the board? */
  gboolean (*minds) (gpointer owner, AdjPoint from, AdjPoint to);

  /* Prepares what put will put, while others paint the map, and as long as there is time. TRUE if
   * all is ready. */
  gboolean (*prepare) (gpointer owner, const AdjCamera *camera, int scale, gint64 until);

  /* Painted over that and beneath the cursor, whenever it has changed. */
  void (*paint) (gpointer owner, cairo_t *cr);

  /* The parts that change from frame to frame. */
  void (*draw) (gpointer owner, GtkSnapshot *snapshot);

  /* A drag that begins there is no pan: the layer does something with it. */
  gboolean (*holds) (gpointer owner, AdjPoint point);

  /* The words said of a hex; without them, what the map says. */
  char *(*describe) (gpointer owner, AdjHex hex);

  /* Keys move something of the layer's own; the cursor is not painted. */
  gboolean hides_cursor;
} AdjMapLayer;

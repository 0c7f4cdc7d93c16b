/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "app/map/camera.h"
#include "app/map/underlay.h"

/* The map as a camera sees it, painted in other threads: in strips, one above the other, as many as
 * there are processors to paint them. */

/* What decides how the map is painted. */
typedef struct
{
  AdjBook *book;
  const AdjPalette *palette;
  gboolean night;
  AdjUnderlay *under; /* NULL: nothing lies under it */
} AdjMapLook;

typedef struct _AdjMapPainting AdjMapPainting;

/* Called once, in the main thread. */
typedef void (*AdjMapPainted) (gpointer owner, AdjMapPainting *painting);

/* The owner is kept alive until then. */
AdjMapPainting *adj_map_painting_start (const AdjMapLook *look,
                                        const AdjCamera *camera,
                                        int scale,
                                        AdjMapPainted painted,
                                        GObject *owner);

/* Waits for those who paint it, until then (monotonic time) at most. If they are done in time, it
 * is called at once and not later. */
void adj_map_painting_wait (AdjMapPainting *self, gint64 until);

/* For whom it was painted; the surface is the caller's. */
const AdjMapLook *adj_map_painting_look (const AdjMapPainting *self);
const AdjCamera *adj_map_painting_camera (const AdjMapPainting *self);
int adj_map_painting_scale (const AdjMapPainting *self);
cairo_surface_t *adj_map_painting_steal (AdjMapPainting *self);

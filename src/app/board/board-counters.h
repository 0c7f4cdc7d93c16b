/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/map/camera.h"
#include "sheets/counter.h"
#include "staff/pile.h"

/* Counters as they were painted once, by look and size, so that painting them again is copying. The
 * store has a limit; past it everything is forgotten and painted anew when needed. */

typedef struct _AdjCounters AdjCounters;

AdjCounters *adj_counters_new (void);
void adj_counters_free (AdjCounters *self);

/* Forgets everything: the book the names belong to is going. */
void adj_counters_clear (AdjCounters *self);

/* The counter with its side that many pixels; its middle is that of the picture, which is a
 * little larger, for the shadow. Both belong to self until the next call. */
cairo_surface_t *adj_counters_surface (AdjCounters *self,
                                       const AdjCounter *counter,
                                       const AdjCounterFace *face,
                                       const AdjPalette *palette,
                                       int side);
GdkTexture *adj_counters_texture (AdjCounters *self,
                                  const AdjCounter *counter,
                                  const AdjCounterFace *face,
                                  const AdjPalette *palette,
                                  int side);

/* The pictures that are kept, and the most that may be. */
#define ADJ_COUNTERS_MOST_BYTES (4u << 20)
gsize adj_counters_bytes (const AdjCounters *self);

/* ---- On a map ---- */

/* The ground they are painted on: what the camera sees, so many pixels for one of its own, of a
 * table that lies so, to those eyes. */
typedef struct
{
  const AdjCamera *camera;
  int scale;
  const AdjField *field;
  const AdjView *view;
  const AdjPalette *palette;
} AdjCounterGround;

/* All of them, and under them what has been dug there. */
void adj_counters_put (AdjCounters *self, cairo_t *cr, const AdjCounterGround *ground);

/* Paints those for later, as long as there is time: whoever puts them finds them ready. TRUE if
 * they all are. */
gboolean adj_counters_prepare (AdjCounters *self, const AdjCounterGround *ground, gint64 until);

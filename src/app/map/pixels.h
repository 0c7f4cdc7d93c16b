/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A picture to be seen in any size and from any angle: its pixels, and smaller ones of the same, so
 * that it does not sparkle from far away. It never changes, and many threads look at it at once. */

typedef struct _AdjPixels AdjPixels;

/* Takes the pixels over, which have no alpha. They may be coarser than the picture, which has that
 * size. */
AdjPixels *adj_pixels_new (GdkPixbuf *pixels, int width, int height);
AdjPixels *adj_pixels_ref (AdjPixels *self);
void adj_pixels_unref (AdjPixels *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjPixels, adj_pixels_unref)

int adj_pixels_get_width (const AdjPixels *self);
int adj_pixels_get_height (const AdjPixels *self);

/* Puts as much of it as share says (0 to 1) over what is on the surface (ARGB32): the projection
 * tells the place in the picture of each place of the surface. */
void adj_pixels_paint (const AdjPixels *self,
                       cairo_surface_t *surface,
                       const double to_picture[9],
                       double share);

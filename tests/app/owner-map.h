/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "book/book.h"
#include "hex/layout.h"

/* The owner of a printed map, who takes a picture of it: the program prints it itself, so that
 * nobody's map is in the tree. */

typedef struct
{
  int width;
  int height;
  double to_picture[9]; /* from the places of the map, in hexes of size 1 */
} OwnerMap;

/* How large a hex of the printed maps is at 300 dots to the inch, from its middle to a corner. */
#define OWNER_MAP_300_DPI 112.0

/* His map, a hex so large in pixels, with what of the sheet lies around it, as a JPEG: a scan, or
 * on a table and photographed at a slant. */
OwnerMap owner_map_take (const AdjBook *book, double size, gboolean slanted, const char *path);

/* Where the middle of a hex is seen. */
AdjPoint owner_map_middle (const OwnerMap *self, const AdjHexGrid *grid, AdjHexId hex);

/* What is on it, without alpha. */
GdkPixbuf *owner_map_pixels (cairo_surface_t *surface);

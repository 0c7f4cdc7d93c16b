/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "owner-map.h"

#include <string.h>

#include "app/map/pixels.h"
#include "hex/projection.h"
#include "sheets/map.h"

#define MARGIN 0.7 /* of the sheet around the map, in hexes */
#define TABLE 0x5b4330

static cairo_surface_t *
new_sheet (double width, double height, guint32 colour)
{
  cairo_surface_t *sheet =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  cairo_t *cr = cairo_create (sheet);

  adj_palette_set (cr, colour, 1);
  cairo_paint (cr);
  cairo_destroy (cr);
  return sheet;
}

static cairo_surface_t *
print_map (const AdjBook *book, double size)
{
  const AdjMapStyle style = { book, &adj_palette_light, size, 0 };
  AdjPoint extent = adj_map_extent (&style);
  cairo_surface_t *sheet =
      new_sheet (extent.x + 2 * MARGIN * size, extent.y + 2 * MARGIN * size, 0xfffdf4);
  cairo_t *cr = cairo_create (sheet);

  cairo_translate (cr, MARGIN * size, MARGIN * size);
  adj_map_paint (cr, &style);
  cairo_destroy (cr);
  return sheet;
}

GdkPixbuf *
owner_map_pixels (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  cairo_surface_t *opaque = cairo_image_surface_create_for_data (
      cairo_image_surface_get_data (surface), CAIRO_FORMAT_RGB24, width, height,
      cairo_image_surface_get_stride (surface));
  GdkPixbuf *pixels = gdk_pixbuf_get_from_surface (opaque, 0, 0, width, height);

  cairo_surface_destroy (opaque);
  return pixels;
}

/* The sheet on a table, larger at one end than at the other. */
static cairo_surface_t *
photograph (cairo_surface_t *sheet, double seen[9])
{
  double width = cairo_image_surface_get_width (sheet);
  double height = cairo_image_surface_get_height (sheet);
  const double slant[9] = {
    1.02, 0.06, 0.03 * width, -0.05, 1.04, 0.09 * height, 0.1 / width, 0.14 / height, 1,
  };
  cairo_surface_t *photograph = new_sheet (width * 1.1, height * 1.1, TABLE);
  AdjPixels *pixels = adj_pixels_new (owner_map_pixels (sheet), (int) width, (int) height);
  double back[9];

  g_assert_true (adj_projection_invert (slant, back));
  adj_pixels_paint (pixels, photograph, back, 1);
  adj_pixels_unref (pixels);
  cairo_surface_destroy (sheet);
  memcpy (seen, slant, sizeof slant);
  return photograph;
}

OwnerMap
owner_map_take (const AdjBook *book, double size, gboolean slanted, const char *path)
{
  const double printed[9] = { size, 0, MARGIN * size, 0, size, MARGIN * size, 0, 0, 1 };
  double seen[9] = { 1, 0, 0, 0, 1, 0, 0, 0, 1 };
  cairo_surface_t *picture = print_map (book, size);
  g_autoptr (GdkPixbuf) pixels = NULL;
  g_autoptr (GError) error = NULL;
  OwnerMap self;

  if (slanted)
    picture = photograph (picture, seen);
  self.width = cairo_image_surface_get_width (picture);
  self.height = cairo_image_surface_get_height (picture);
  adj_projection_multiply (seen, printed, self.to_picture);
  pixels = gdk_pixbuf_get_from_surface (picture, 0, 0, self.width, self.height);
  cairo_surface_destroy (picture);
  gdk_pixbuf_save (pixels, path, "jpeg", &error, "quality", "85", NULL);
  g_assert_no_error (error);
  return self;
}

AdjPoint
owner_map_middle (const OwnerMap *self, const AdjHexGrid *grid, AdjHexId hex)
{
  return adj_projection_apply (self->to_picture, adj_hex_center (grid, 1, hex));
}

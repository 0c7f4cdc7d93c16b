/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/pixels.h"

#include <math.h>

#include "hex/projection.h"

#define MOST_LEVELS 6
#define LEAST_SIDE 64 /* nobody needs it smaller */
#define WHOLE 256     /* of a weight */

/* The pixels of one size, three bytes each. */
typedef struct
{
  GdkPixbuf *pixbuf;
  const guint8 *pixels;
  int stride;
  int width;
  int height;
} Level;

struct _AdjPixels
{
  gatomicrefcount refs;
  int width;
  int height;
  guint n_levels;
  Level levels[MOST_LEVELS]; /* each half as wide as the one before */
};

/* ---- Its life ---- */

static void
add_level (AdjPixels *self, GdkPixbuf *pixbuf)
{
  self->levels[self->n_levels++] = (Level){ .pixbuf = pixbuf,
                                            .pixels = gdk_pixbuf_get_pixels (pixbuf),
                                            .stride = gdk_pixbuf_get_rowstride (pixbuf),
                                            .width = gdk_pixbuf_get_width (pixbuf),
                                            .height = gdk_pixbuf_get_height (pixbuf) };
}

AdjPixels *
adj_pixels_new (GdkPixbuf *pixels, int width, int height)
{
  AdjPixels *self;

  g_return_val_if_fail (GDK_IS_PIXBUF (pixels) && !gdk_pixbuf_get_has_alpha (pixels), NULL);

  self = g_new0 (AdjPixels, 1);
  g_atomic_ref_count_init (&self->refs);
  self->width = width;
  self->height = height;
  add_level (self, pixels);
  while (self->n_levels < MOST_LEVELS)
    {
      const Level *last = &self->levels[self->n_levels - 1];

      if (MIN (last->width, last->height) < 2 * LEAST_SIDE)
        break;
      add_level (self, gdk_pixbuf_scale_simple (last->pixbuf, last->width / 2, last->height / 2,
                                                GDK_INTERP_BILINEAR));
    }
  return self;
}

AdjPixels *
adj_pixels_ref (AdjPixels *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
adj_pixels_unref (AdjPixels *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;
  for (guint i = 0; i < self->n_levels; i++)
    g_object_unref (self->levels[i].pixbuf);
  g_free (self);
}

int
adj_pixels_get_width (const AdjPixels *self)
{
  return self->width;
}

int
adj_pixels_get_height (const AdjPixels *self)
{
  return self->height;
}

/* ---- Painting ---- */

/* The smallest level that has a pixel for each of the surface's, in the middle of it. */
static const Level *
find_level (const AdjPixels *self, cairo_surface_t *surface, const double to_picture[9])
{
  AdjPoint middle = { cairo_image_surface_get_width (surface) / 2.0,
                      cairo_image_surface_get_height (surface) / 2.0 };
  AdjPoint here = adj_projection_apply (to_picture, middle);
  AdjPoint right = adj_projection_apply (to_picture, (AdjPoint){ middle.x + 1, middle.y });
  AdjPoint below = adj_projection_apply (to_picture, (AdjPoint){ middle.x, middle.y + 1 });
  double step =
      MIN (hypot (right.x - here.x, right.y - here.y), hypot (below.x - here.x, below.y - here.y));
  guint i = 0;

  while (i + 1 < self->n_levels && self->width <= step * self->levels[i + 1].width)
    i++;
  return &self->levels[i];
}

static inline guint
mix (guint a, guint b, guint weight)
{
  return (a * (WHOLE - weight) + b * weight) / WHOLE;
}

/* Between the four pixels around a place; x and y from the middle of the first one. */
static inline void
read_pixel (const Level *level, double x, double y, guint rgb[3])
{
  int left = (int) floor (x);
  int top = (int) floor (y);
  guint across = (guint) ((x - left) * WHOLE);
  guint down = (guint) ((y - top) * WHOLE);
  int right = CLAMP (left + 1, 0, level->width - 1);
  int bottom = CLAMP (top + 1, 0, level->height - 1);
  const guint8 *upper;
  const guint8 *lower;

  left = CLAMP (left, 0, level->width - 1);
  top = CLAMP (top, 0, level->height - 1);
  upper = level->pixels + (gsize) top * (gsize) level->stride;
  lower = level->pixels + (gsize) bottom * (gsize) level->stride;
  for (int i = 0; i < 3; i++)
    rgb[i] = mix (mix (upper[3 * left + i], upper[3 * right + i], across),
                  mix (lower[3 * left + i], lower[3 * right + i], across), down);
}

static inline guint32
lay_over (guint32 below, const guint rgb[3], guint weight)
{
  return 0xff000000 | mix ((below >> 16) & 0xff, rgb[0], weight) << 16 |
         mix ((below >> 8) & 0xff, rgb[1], weight) << 8 | mix (below & 0xff, rgb[2], weight);
}

static void
paint_row (const Level *level, guint32 *row, int width, int y, const double m[9], guint weight)
{
  for (int x = 0; x < width; x++)
    {
      AdjPoint at = adj_projection_apply (m, (AdjPoint){ x + 0.5, y + 0.5 });
      guint rgb[3];

      if (at.x < 0 || at.y < 0 || at.x >= level->width || at.y >= level->height)
        continue;
      read_pixel (level, at.x - 0.5, at.y - 0.5, rgb);
      row[x] = lay_over (row[x], rgb, weight);
    }
}

void
adj_pixels_paint (const AdjPixels *self,
                  cairo_surface_t *surface,
                  const double to_picture[9],
                  double share)
{
  const Level *level;
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  guint8 *data;
  double to_level[9];

  g_return_if_fail (self != NULL);
  g_return_if_fail (cairo_image_surface_get_format (surface) == CAIRO_FORMAT_ARGB32);

  level = find_level (self, surface, to_picture);
  adj_projection_multiply ((const double[]){ level->width / (double) self->width, 0, 0, 0,
                                             level->height / (double) self->height, 0, 0, 0, 1 },
                           to_picture, to_level);
  cairo_surface_flush (surface);
  data = cairo_image_surface_get_data (surface);
  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    paint_row (level, (guint32 *) (gpointer) (data + (gsize) y * stride),
               cairo_image_surface_get_width (surface), y, to_level, (guint) (share * WHOLE));
  cairo_surface_mark_dirty (surface);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-picture.h"

#include <math.h>
#include <string.h>

#include "app/widgets/texture.h"
#include "sheets/position.h"
#include "sheets/works.h"
#include "staff/stack.h"

int
adj_picture_counter_side (const AdjCamera *camera, int scale)
{
  return MAX (4, (int) lround (ADJ_COUNTER_SIDE * camera->size * scale));
}

AdjPoint
adj_picture_counter_place (
    const AdjCamera *camera, const AdjBook *book, AdjHex hex, guint i, guint n)
{
  AdjPoint center = adj_camera_to_screen (
      camera, adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id));
  AdjPoint place = adj_stack_place (i, n);

  return (AdjPoint){ center.x + place.x * camera->size, center.y + place.y * camera->size };
}

static cairo_surface_t *
copy (cairo_surface_t *surface)
{
  int height = cairo_image_surface_get_height (surface);
  cairo_surface_t *result = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, cairo_image_surface_get_width (surface), height);

  memcpy (cairo_image_surface_get_data (result), cairo_image_surface_get_data (surface),
          (gsize) cairo_image_surface_get_stride (surface) * (gsize) height);
  cairo_surface_mark_dirty (result);
  return result;
}

/* What the loops over the counters share. */
typedef struct
{
  cairo_t *cr; /* NULL: they are made ready only */
  const AdjCamera *camera;
  int scale;
  const AdjView *view;
  AdjCounters *counters;
  const AdjPalette *palette;
  int side;
} Easel;

/* At whole pixels, so that a counter is copied and not resampled. */
static void
put_counter (const Easel *easel, int unit, AdjPoint at)
{
  AdjCounter counter = adj_counter_of (easel->view, unit);
  cairo_surface_t *surface =
      adj_counters_surface (easel->counters, &counter, easel->palette, easel->side);
  double half = cairo_image_surface_get_width (surface) / 2.0;

  if (easel->cr == NULL)
    return;
  cairo_set_source_surface (easel->cr, surface, round (at.x * easel->scale - half),
                            round (at.y * easel->scale - half));
  cairo_paint (easel->cr);
}

static void
put_stack (const Easel *easel, const AdjField *field, AdjHex hex)
{
  const AdjCamera *camera = easel->camera;
  AdjPoint center = adj_picture_counter_place (camera, field->book, hex, 0, 1);
  guint16 units[ADJ_STACK_MOST];
  guint n;

  if (center.x < -2 * camera->size || center.y < -2 * camera->size ||
      center.x > camera->width + 2 * camera->size || center.y > camera->height + 2 * camera->size)
    return;
  n = adj_stack_read (easel->view, field, hex, units);
  for (guint i = 0; i < n; i++)
    put_counter (easel, units[i], adj_picture_counter_place (camera, field->book, hex, i, n));
}

/* What has been dug lies under the counters (Y 5.41). */
static void
put_works (const Easel *easel, const AdjMarker *marker)
{
  const AdjCamera *camera = easel->camera;
  const AdjBook *book = easel->view->book;
  const AdjMapStyle style = { book, easel->palette, camera->size, camera->turns };
  AdjPoint here = adj_map_center (&style, marker->hex);
  AdjPoint there = adj_camera_to_screen (
      camera, adj_hex_center (&book->scenario->map.grid, 1, book->hexes[marker->hex].id));

  cairo_save (easel->cr);
  cairo_scale (easel->cr, easel->scale, easel->scale);
  cairo_translate (easel->cr, there.x, there.y);
  cairo_rotate (easel->cr, camera->turns * G_PI_2);
  cairo_translate (easel->cr, -here.x, -here.y);
  adj_works_paint (easel->cr, &style, marker);
  cairo_restore (easel->cr);
}

GdkTexture *
adj_picture_make (const AdjMapPart *part,
                  const AdjField *field,
                  const AdjView *view,
                  AdjCounters *counters,
                  const AdjPalette *palette)
{
  cairo_surface_t *surface = copy (part->surface);
  Easel easel = { .cr = cairo_create (surface),
                  .camera = &part->camera,
                  .scale = part->scale,
                  .view = view,
                  .counters = counters,
                  .palette = palette,
                  .side = adj_picture_counter_side (&part->camera, part->scale) };

  for (guint i = 0; i < view->table->n_markers; i++)
    put_works (&easel, &view->table->markers[i]);
  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    if (field->count[hex] > 0)
      put_stack (&easel, field, (AdjHex) hex);
  cairo_destroy (easel.cr);
  return adj_texture_take (surface);
}

gboolean
adj_picture_ready_counters (const AdjCamera *camera,
                            int scale,
                            const AdjField *field,
                            const AdjView *view,
                            AdjCounters *counters,
                            const AdjPalette *palette,
                            gint64 until)
{
  const Easel easel = { .camera = camera,
                        .scale = scale,
                        .view = view,
                        .counters = counters,
                        .palette = palette,
                        .side = adj_picture_counter_side (camera, scale) };

  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    {
      if (field->count[hex] == 0)
        continue;
      put_stack (&easel, field, (AdjHex) hex);
      if (g_get_monotonic_time () >= until)
        return FALSE;
    }
  return TRUE;
}

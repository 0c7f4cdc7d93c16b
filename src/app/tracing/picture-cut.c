/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/picture-cut.h"

#include "app/widgets/texture.h"

#define WIDTH 280
#define HEIGHT 220
#define SIZE 52.0        /* pixels from the hex's middle to a corner */
#define OUTLINE 0xd0006f /* as the ghost of the grid */

static void
trace_hex (cairo_t *cr, const AdjHexGrid *grid, double size, AdjHexId hex)
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint corner = adj_hex_corner (grid, size, hex, d);

      cairo_line_to (cr, corner.x, corner.y);
    }
  cairo_close_path (cr);
}

static cairo_surface_t *
paint (const AdjUnderlay *under, const AdjHexGrid *grid, AdjHexId hex, int scale)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH * scale, HEIGHT * scale);
  cairo_t *cr = cairo_create (surface);
  double size = SIZE * scale;
  AdjPoint center = adj_hex_center (grid, size, hex);

  adj_palette_set (cr, adj_palette_light.paper, 1);
  cairo_paint (cr);
  cairo_translate (cr, WIDTH * scale / 2.0 - center.x, HEIGHT * scale / 2.0 - center.y);
  adj_underlay_paint_picture (under, cr, size);
  trace_hex (cr, grid, size, hex);
  adj_palette_set (cr, OUTLINE, 0.8);
  cairo_set_line_width (cr, 2.0 * scale);
  cairo_stroke (cr);
  cairo_destroy (cr);
  return surface;
}

GdkTexture *
adj_picture_cut (AdjTracer *tracer, const AdjHexGrid *grid, AdjHexId hex, int scale)
{
  g_autoptr (AdjUnderlay) under = NULL;

  g_return_val_if_fail (ADJ_IS_TRACER (tracer) && grid != NULL, NULL);
  g_return_val_if_fail (scale > 0, NULL);

  if (adj_tracer_get_laying (tracer) || !adj_hex_on_grid (grid, hex))
    return NULL;
  under = adj_tracer_make_underlay (tracer, grid);
  if (under == NULL)
    return NULL;
  under->picture_share = 1;
  return adj_texture_take (paint (under, grid, hex, scale));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/underlay.h"

#include <math.h>
#include <string.h>

#include "hex/projection.h"
#include "sheets/lettering.h"

#define GHOST 0xd0006f     /* no map is printed in it */
#define GHOST_LETTERS 0.34 /* of a hex's size */
#define GHOST_LINE 0.05

/* ---- Its life ---- */

AdjUnderlay *
adj_underlay_new (AdjPixels *picture)
{
  AdjUnderlay *self = g_atomic_rc_box_new0 (AdjUnderlay);

  self->picture = picture;
  self->picture_share = self->drawing_share = 1;
  return self;
}

AdjUnderlay *
adj_underlay_ref (AdjUnderlay *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  adj_pixels_unref (((AdjUnderlay *) data)->picture);
}

void
adj_underlay_unref (AdjUnderlay *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

gboolean
adj_underlay_equal (const AdjUnderlay *a, const AdjUnderlay *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->picture == b->picture && a->picture_share == b->picture_share &&
         a->drawing_share == b->drawing_share && a->has_ghost == b->has_ghost &&
         memcmp (a->to_picture, b->to_picture, sizeof a->to_picture) == 0 &&
         memcmp (a->ghost, b->ghost, sizeof a->ghost) == 0;
}

void
adj_underlay_fit (AdjUnderlay *self, AdjPoint extent)
{
  double width = adj_pixels_get_width (self->picture);
  double height = adj_pixels_get_height (self->picture);
  double scale = MAX (width / extent.x, height / extent.y);
  const double m[9] = { scale, 0,     (width - extent.x * scale) / 2,
                        0,     scale, (height - extent.y * scale) / 2,
                        0,     0,     1 };

  g_return_if_fail (extent.x > 0 && extent.y > 0);

  memcpy (self->to_picture, m, sizeof m);
}

/* ---- Painting ---- */

void
adj_underlay_paint_picture (const AdjUnderlay *self, cairo_t *cr, double size)
{
  cairo_matrix_t seen;
  double to_picture[9];

  cairo_get_matrix (cr, &seen);
  cairo_matrix_scale (&seen, size, size);
  if (cairo_matrix_invert (&seen) != CAIRO_STATUS_SUCCESS)
    return;
  adj_projection_multiply (
      self->to_picture,
      (const double[]){ seen.xx, seen.xy, seen.x0, seen.yx, seen.yy, seen.y0, 0, 0, 1 },
      to_picture);
  adj_pixels_paint (self->picture, cairo_get_target (cr), to_picture, self->picture_share);
}

static AdjPoint
ghost_at (const AdjUnderlay *self, const AdjMapStyle *style, AdjPoint place)
{
  AdjPoint at = adj_projection_apply (self->ghost, place);

  return (AdjPoint){ at.x * style->size, at.y * style->size };
}

static void
trace_ghost (const AdjUnderlay *self, cairo_t *cr, const AdjMapStyle *style, AdjHexId id)
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint corner =
          ghost_at (self, style, adj_hex_corner (&style->book->scenario->map.grid, 1, id, d));

      if (d == 0)
        cairo_move_to (cr, corner.x, corner.y);
      else
        cairo_line_to (cr, corner.x, corner.y);
    }
  cairo_close_path (cr);
}

/* In the middle of its hex, where it covers no printed one. */
static void
write_ghost (PangoLayout *layout, cairo_t *cr, const AdjMapStyle *style, AdjPoint at, AdjHexId id)
{
  char text[ADJ_HEX_TEXT];
  double height = style->size * GHOST_LETTERS;

  adj_hex_to_text (id, text);
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, -style->turns * G_PI_2);
  adj_palette_set (cr, 0xffffff, 0.75);
  cairo_rectangle (cr, -1.35 * height, -0.55 * height, 2.7 * height, 1.1 * height);
  cairo_fill (cr);
  adj_palette_set (cr, GHOST, 1);
  adj_lettering_write (layout, cr, (AdjPoint){ 0, 0 }, 0, text);
  cairo_restore (cr);
}

/* How large its hexes are seen, in the middle of it. */
static double
ghost_size (const AdjUnderlay *self, const AdjMapStyle *style)
{
  const AdjHexGrid *grid = &style->book->scenario->map.grid;
  AdjHexId middle = 100 * (grid->columns / 2 + 1) + grid->rows / 2 + 1;
  AdjPoint center = ghost_at (self, style, adj_hex_center (grid, 1, middle));
  AdjPoint corner = ghost_at (self, style, adj_hex_corner (grid, 1, middle, 0));

  return hypot (corner.x - center.x, corner.y - center.y);
}

/* Of a hex that is on the grid but not on the map, too: the print has its number. */
static void
paint_ghost (const AdjUnderlay *self, cairo_t *cr, const AdjMapStyle *map)
{
  const AdjMapStyle style = { map->book, map->palette, ghost_size (self, map), map->turns };
  const AdjHexGrid *grid = &style.book->scenario->map.grid;
  AdjMapWindow window = adj_map_window (cr, &style, 2);
  g_autoptr (PangoLayout) layout = adj_lettering (cr, style.size * GHOST_LETTERS, TRUE);

  for (int i = 0; i < grid->columns * grid->rows; i++)
    {
      AdjHexId id = 100 * (i / grid->rows + 1) + i % grid->rows + 1;
      AdjPoint center = ghost_at (self, map, adj_hex_center (grid, 1, id));

      if (!adj_map_window_has (&window, center))
        continue;
      trace_ghost (self, cr, map, id);
      adj_palette_set (cr, GHOST, 0.9);
      cairo_set_line_width (cr, style.size * GHOST_LINE);
      cairo_stroke (cr);
      write_ghost (layout, cr, &style, center, id);
    }
}

void
adj_underlay_paint (const AdjUnderlay *self, cairo_t *cr, const AdjMapStyle *style)
{
  AdjMapStyle drawing;

  g_return_if_fail (self != NULL && cr != NULL && style != NULL);

  adj_underlay_paint_picture (self, cr, style->size);
  if (self->drawing_share > 0)
    {
      drawing = *style;
      drawing.has_gaps = self->picture_share > 0;
      cairo_push_group (cr);
      adj_map_paint (cr, &drawing);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, self->drawing_share);
    }
  if (self->has_ghost)
    paint_ghost (self, cr, style);
}

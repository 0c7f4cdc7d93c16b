/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/region.h"

#define NEXT(d) (((d) + 1) % ADJ_HEX_DIRECTIONS)
#define LAST(d) (((d) + ADJ_HEX_DIRECTIONS - 1) % ADJ_HEX_DIRECTIONS)

typedef struct
{
  const AdjMapStyle *style;
  const gboolean *marked;
  guint8 *walked; /* of each hex, the sides that are in the path, a bit each */
} Walk;

static gboolean
is_border (const Walk *self, AdjHex hex, int d)
{
  AdjHex neighbour = self->style->book->hexes[hex].neighbours[d];

  return neighbour == ADJ_NO_HEX || !self->marked[neighbour];
}

/* Once around, hexside by hexside with the region to the same hand: at the end of a side either the
 * same hex has another, or its neighbour beyond that end goes on. */
static void
walk_around (cairo_t *cr, Walk *self, AdjHex hex, int d)
{
  const AdjMapStyle *style = self->style;

  cairo_new_sub_path (cr);
  while ((self->walked[hex] & (1u << d)) == 0)
    {
      AdjPoint corner = adj_hex_corner (&style->book->scenario->map.grid, style->size,
                                        style->book->hexes[hex].id, d);

      cairo_line_to (cr, corner.x, corner.y);
      self->walked[hex] |= 1u << d;
      if (is_border (self, hex, NEXT (d)))
        d = NEXT (d);
      else
        {
          hex = style->book->hexes[hex].neighbours[NEXT (d)];
          d = LAST (d);
        }
    }
  cairo_close_path (cr);
}

void
adj_map_region (cairo_t *cr, const AdjMapStyle *style, const gboolean *marked)
{
  g_autofree guint8 *walked = NULL;
  Walk self;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);
  g_return_if_fail (marked != NULL);

  walked = g_new0 (guint8, MAX (style->book->n_hexes, 1));
  self = (Walk){ style, marked, walked };
  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      if (marked[hex] && is_border (&self, (AdjHex) hex, d) && (walked[hex] & (1u << d)) == 0)
        walk_around (cr, &self, (AdjHex) hex, d);
}

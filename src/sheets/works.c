/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/works.h"

/* How far within the hex the rampart runs, and how long its props are, in sizes of the hex. */
#define INSET 0.07
#define PROP 0.11

/* Two props a side, near the corners, where they leave the hex number alone. */
static void
trace_props (cairo_t *cr, const AdjMapStyle *style, AdjHex hex)
{
  const AdjHexGrid *grid = &style->book->scenario->map.grid;
  AdjHexId id = style->book->hexes[hex].id;
  AdjPoint center = adj_map_center (style, hex);

  for (int corner = 0; corner < ADJ_HEX_DIRECTIONS; corner++)
    {
      AdjPoint a = adj_hex_corner (grid, style->size, id, corner);
      AdjPoint b = adj_hex_corner (grid, style->size, id, (corner + 1) % ADJ_HEX_DIRECTIONS);

      for (int end = 0; end < 2; end++)
        {
          double share = end == 0 ? 0.14 : 0.86;
          AdjPoint out = { a.x + share * (b.x - a.x), a.y + share * (b.y - a.y) };

          cairo_move_to (cr, out.x + INSET * (center.x - out.x),
                         out.y + INSET * (center.y - out.y));
          cairo_line_to (cr, out.x + (INSET + PROP) * (center.x - out.x),
                         out.y + (INSET + PROP) * (center.y - out.y));
        }
    }
}

void
adj_works_paint (cairo_t *cr, const AdjMapStyle *style, const AdjMarker *marker)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);
  g_return_if_fail (marker != NULL);

  const double dashes[] = { style->size * 0.16, style->size * 0.13 };
  gboolean finished = marker->kind != ADJ_MARKER_BUILDING;

  cairo_save (cr);
  adj_palette_set (cr, style->palette->works, 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, style->size * (finished ? 0.085 : 0.055));
  if (!finished)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  adj_map_outline (cr, style, marker->hex, -INSET);
  if (finished)
    trace_props (cr, style, marker->hex);
  cairo_stroke (cr);
  cairo_restore (cr);
}

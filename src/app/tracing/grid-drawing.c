/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/grid-drawing.h"

#include "sheets/lettering.h"

#define COLUMNS 3
#define ROWS 2
#define SIZE 15.0 /* of a hex, in pixels */

/* The grid in whole: orientation and shift are kept with the widget as one number. */
static AdjHexGrid
grid_of (gpointer data)
{
  int kind = GPOINTER_TO_INT (data);

  return (AdjHexGrid){ (AdjHexOrientation) (kind / 2), (AdjHexStagger) (kind % 2), COLUMNS, ROWS };
}

static void
trace_hex (cairo_t *cr, const AdjHexGrid *grid, AdjHexId id)
{
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint corner = adj_hex_corner (grid, SIZE, id, d);

      cairo_line_to (cr, corner.x, corner.y);
    }
  cairo_close_path (cr);
}

static void
adj_grid_drawing_draw (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  const AdjHexGrid grid = grid_of (data);
  AdjPoint extent = adj_hex_extent (&grid, SIZE);
  g_autoptr (PangoLayout) layout = adj_lettering (cr, SIZE * 0.5, FALSE);
  GdkRGBA colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (area)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_translate (cr, (width - extent.x) / 2, (height - extent.y) / 2);
  cairo_set_line_width (cr, 1.5);
  for (int i = 0; i < COLUMNS * ROWS; i++)
    {
      AdjHexId id = 100 * (i / ROWS + 1) + i % ROWS + 1;
      char text[ADJ_HEX_TEXT];

      trace_hex (cr, &grid, id);
      cairo_stroke (cr);
      adj_hex_to_text (id, text);
      adj_lettering_write (layout, cr, adj_hex_center (&grid, SIZE, id), 0, text);
    }
}

void
adj_grid_drawing_set (GtkDrawingArea *area, AdjHexOrientation orientation, AdjHexStagger stagger)
{
  const AdjHexGrid grid = { orientation, stagger, COLUMNS, ROWS };
  AdjPoint extent = adj_hex_extent (&grid, SIZE);

  g_return_if_fail (GTK_IS_DRAWING_AREA (area));

  gtk_drawing_area_set_content_width (area, (int) extent.x + 4);
  gtk_drawing_area_set_content_height (area, (int) extent.y + 4);
  gtk_drawing_area_set_draw_func (area, adj_grid_drawing_draw,
                                  GINT_TO_POINTER ((int) orientation * 2 + (int) stagger), NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/sketch.h"

#include "rules/field.h"
#include "sheets/lettering.h"
#include "sheets/region.h"
#include "sheets/ways.h"

/* Clear ground is paper, and not drawn. */
static void
paint_look (cairo_t *cr, const AdjMapStyle *style, AdjTerrainLook look)
{
  g_autofree gboolean *marked = g_new (gboolean, MAX (style->book->n_hexes, 1));

  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    marked[hex] = adj_book_terrain (style->book, (AdjHex) hex)->look == look;
  adj_map_region (cr, style, marked);
  adj_palette_set (cr, style->palette->ground[look], 1);
  cairo_fill (cr);
}

/* Where the board ends. */
static void
paint_edge (cairo_t *cr, const AdjMapStyle *style)
{
  g_autofree gboolean *marked = g_new (gboolean, MAX (style->book->n_hexes, 1));

  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    marked[hex] = TRUE;
  adj_map_region (cr, style, marked);
  adj_palette_set (cr, style->palette->grid, 1);
  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
}

void
adj_sketch_ground (cairo_t *cr, const AdjMapStyle *style)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  for (AdjTerrainLook look = 0; look < G_N_ELEMENTS (style->palette->ground); look++)
    if (look != ADJ_LOOK_CLEAR)
      paint_look (cr, style, look);
  paint_edge (cr, style);
  adj_ways_sketch (cr, style);
}

/* A stack's strength; "?" where these eyes may not know it. */
static char *
strength_in (const AdjView *view, AdjHex hex)
{
  int points = 0;

  for (int unit = 0; unit < view->table->n_units; unit++)
    if (view->table->units[unit].hex == hex)
      {
        if (!adj_view_knows (view, unit) ||
            view->table->units[unit].strength == ADJ_STRENGTH_UNKNOWN)
          return g_strdup ("?");
        points += adj_table_points (view->table, unit);
      }
  return g_strdup_printf ("%d", points);
}

/* Black for one side, white for the other, with the strength in it. */
static void
paint_block (cairo_t *cr, const AdjMapStyle *style, const AdjView *view, AdjHex hex, int side)
{
  AdjPoint at = adj_map_center (style, hex);
  double half = 0.72 * style->size;
  g_autofree char *text = strength_in (view, hex);
  int colour = view->book->scenario->sides[side].colour;

  cairo_rectangle (cr, at.x - half, at.y - half, 2 * half, 2 * half);
  adj_palette_set (cr, colour == 0 ? 0x000000 : 0xffffff, 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, 0x000000, 1);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
  adj_palette_set (cr, colour == 0 ? 0xffffff : 0x000000, 1);
  adj_letter (cr, at, style->size * 1.1, 1.6 * half, TRUE, text);
}

void
adj_sketch_paint (cairo_t *cr, const AdjMapStyle *style, const AdjView *view)
{
  g_autofree AdjField *field = g_new (AdjField, 1);

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);
  g_return_if_fail (view != NULL);

  adj_field_read (field, view->book, view->table);
  adj_sketch_ground (cr, style);
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    if (field->count[hex] > 0)
      paint_block (cr, style, view, (AdjHex) hex, adj_field_side (field, (AdjHex) hex));
}

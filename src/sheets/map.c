/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/map.h"

#include <math.h>

#include "sheets/lettering.h"
#include "sheets/ways.h"

/* How far a hex with its grid, and a name, stand out from the hex's centre. */
#define OUTLINE 1.1
#define NAME 4.0

/* Letters on hexes that are smaller, in pixels from the middle to a corner, are but specks. */
#define LEGIBLE 10

AdjPoint
adj_map_extent (const AdjMapStyle *style)
{
  g_return_val_if_fail (style != NULL, (AdjPoint){ 0 });

  return adj_hex_extent (&style->book->scenario->map.grid, style->size);
}

/* Three of a hex's sides: the others are its neighbours' three, and at the edge its own. */
static void
draw_sides (cairo_t *cr, const AdjMapStyle *style, AdjHex hex)
{
  const AdjHexGrid *grid = &style->book->scenario->map.grid;
  AdjHexId id = style->book->hexes[hex].id;
  gboolean drawing = FALSE;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint from = adj_hex_corner (grid, style->size, id, d);
      AdjPoint to = adj_hex_corner (grid, style->size, id, (d + 1) % ADJ_HEX_DIRECTIONS);
      gboolean neighbours =
          d >= ADJ_HEX_DIRECTIONS / 2 && style->book->hexes[hex].neighbours[d] != ADJ_NO_HEX;

      if (!neighbours && !drawing)
        cairo_move_to (cr, from.x, from.y);
      if (!neighbours)
        cairo_line_to (cr, to.x, to.y);
      drawing = !neighbours;
    }
}

void
adj_map_grid (cairo_t *cr, const AdjMapStyle *style)
{
  AdjMapWindow window;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  window = adj_map_window (cr, style, OUTLINE);
  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    if (adj_map_window_has (&window, adj_map_center (style, (AdjHex) hex)))
      draw_sides (cr, style, (AdjHex) hex);
  adj_palette_set (cr, style->palette->grid, 0.45);
  cairo_set_line_width (cr, style->size * 0.022);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

/* Moves to a place of the map and holds the paper as its reader does; the caller saves. */
static void
face_reader (cairo_t *cr, const AdjMapStyle *style, AdjPoint at)
{
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, -style->turns * G_PI_2);
}

/* At the reader's upper edge of each hex, where a counter leaves it free. */
void
adj_map_number (cairo_t *cr, const AdjMapStyle *style)
{
  AdjMapWindow window;
  g_autoptr (PangoLayout) layout = NULL;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  window = adj_map_window (cr, style, OUTLINE);
  layout = adj_lettering (cr, style->size * 0.25, FALSE);
  adj_palette_set (cr, style->palette->number, 0.95);
  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    {
      AdjPoint center = adj_map_center (style, (AdjHex) hex);
      char text[ADJ_HEX_TEXT];

      if (!adj_map_window_has (&window, center))
        continue;
      adj_hex_to_text (style->book->hexes[hex].id, text);
      cairo_save (cr);
      face_reader (cr, style, center);
      adj_lettering_write (layout, cr, (AdjPoint){ 0, -0.70 * style->size }, 0, text);
      cairo_restore (cr);
    }
}

/* Names stand below what they name, on a little paper of their own, so that trees do not run into
 * them. */
static void
paint_name (cairo_t *cr, const AdjMapStyle *style, AdjPoint center, double below, const char *name)
{
  AdjMapWindow window = adj_map_window (cr, style, NAME);
  double width = style->size * 0.17 * g_utf8_strlen (name, -1);

  if (!adj_map_window_has (&window, center))
    return;
  cairo_save (cr);
  face_reader (cr, style, center);
  cairo_translate (cr, 0, below * style->size);
  adj_palette_set (cr, style->palette->paper, 0.72);
  cairo_rectangle (cr, -width / 2 - style->size * 0.08, -style->size * 0.17,
                   width + style->size * 0.16, style->size * 0.34);
  cairo_fill (cr);
  adj_palette_set (cr, style->palette->name, 1);
  adj_letter (cr, (AdjPoint){ 0, 0 }, style->size * 0.27, width, TRUE, name);
  cairo_restore (cr);
}

static void
paint_names (cairo_t *cr, const AdjMapStyle *style)
{
  const AdjMap *map = &style->book->scenario->map;

  for (guint i = 0; i < map->n_hexes; i++)
    if (map->hexes[i].name != NULL)
      paint_name (cr, style, adj_map_center (style, (AdjHex) i), 0.62, map->hexes[i].name);
  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].name != NULL)
      {
        AdjPoint a = adj_hex_center (&map->grid, style->size, map->hexsides[i].a);
        AdjPoint b = adj_hex_center (&map->grid, style->size, map->hexsides[i].b);

        paint_name (cr, style, (AdjPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 }, 0.5,
                    map->hexsides[i].name);
      }
}

/* On paper, and where lines are kept as lines, whoever wants to read takes a lens. */
static gboolean
are_specks (cairo_t *cr, const AdjMapStyle *style)
{
  double x = style->size;
  double y = 0;

  cairo_user_to_device_distance (cr, &x, &y);
  return cairo_surface_get_type (cairo_get_target (cr)) == CAIRO_SURFACE_TYPE_IMAGE &&
         hypot (x, y) < LEGIBLE;
}

void
adj_map_letter (cairo_t *cr, const AdjMapStyle *style)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  if (are_specks (cr, style))
    return;
  adj_map_number (cr, style);
  paint_names (cr, style);
}

void
adj_map_ground (cairo_t *cr, const AdjMapStyle *style)
{
  AdjMapWindow window;
  g_autoptr (AdjTrees) trees = NULL;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  window = adj_map_window (cr, style, OUTLINE);
  trees = adj_trees_new (cr, style->palette, style->size);
  adj_ground_lay (cr, style, &window);
  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    if (adj_map_window_has (&window, adj_map_center (style, (AdjHex) hex)))
      adj_ground_dress (cr, style, trees, (AdjHex) hex);
  adj_map_grid (cr, style);
  adj_ways_paint (cr, style);
}

void
adj_map_paint (cairo_t *cr, const AdjMapStyle *style)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  adj_map_ground (cr, style);
  adj_map_letter (cr, style);
}

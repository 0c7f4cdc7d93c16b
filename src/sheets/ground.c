/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/ground.h"

#include <math.h>

#include "desk/dice.h"

AdjPoint
adj_map_center (const AdjMapStyle *style, AdjHex hex)
{
  g_return_val_if_fail (style != NULL, (AdjPoint){ 0 });

  return adj_hex_center (&style->book->scenario->map.grid, style->size, style->book->hexes[hex].id);
}

void
adj_map_outline (cairo_t *cr, const AdjMapStyle *style, AdjHex hex, double grown)
{
  AdjPoint center;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  center = adj_map_center (style, hex);
  cairo_new_sub_path (cr);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint corner = adj_hex_corner (&style->book->scenario->map.grid, style->size,
                                        style->book->hexes[hex].id, d);

      cairo_line_to (cr, center.x + (corner.x - center.x) * (1 + grown),
                     center.y + (corner.y - center.y) * (1 + grown));
    }
  cairo_close_path (cr);
}

AdjMapWindow
adj_map_window (cairo_t *cr, const AdjMapStyle *style, double reach)
{
  AdjMapWindow window;

  g_return_val_if_fail (cr != NULL, (AdjMapWindow){ 0 });
  g_return_val_if_fail (style != NULL, (AdjMapWindow){ 0 });

  cairo_clip_extents (cr, &window.left, &window.top, &window.right, &window.bottom);
  window.left -= reach * style->size;
  window.top -= reach * style->size;
  window.right += reach * style->size;
  window.bottom += reach * style->size;
  return window;
}

gboolean
adj_map_window_has (const AdjMapWindow *self, AdjPoint center)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return center.x >= self->left && center.x <= self->right && center.y >= self->top &&
         center.y <= self->bottom;
}

/* A number from 0 to 1 that belongs to the hex: the n-th of its own. */
static double
whim (const AdjMapStyle *style, AdjHex hex, guint n)
{
  return (adj_dice_throw ((guint64) style->book->hexes[hex].id, n, 100) - 1) / 99.0;
}

/* ---- Forest ---- */

typedef struct
{
  const AdjMapStyle *style;
  AdjHex hex;
} Wood;

/* Crowns on a loose grid, from the top down so that the nearer ones lie over the farther. */
static void
plant_trees (AdjTrees *trees, double middle_x, double middle_y, guint rows, gconstpointer data)
{
  const AdjMapStyle *style = ((const Wood *) data)->style;
  AdjHex hex = ((const Wood *) data)->hex;
  guint n = 0;

  for (guint row = 0; row < rows; row++)
    {
      double y = ((row + 0.5) / rows - 0.5) * 1.5;
      guint columns = fabs (y) > 0.45 ? 3 : 4;

      for (guint column = 0; column < columns; column++)
        {
          double x = ((column + 0.5) / columns - 0.5) * (1.75 - fabs (y) * 0.7);
          double dx = (whim (style, hex, n++) - 0.5) * 0.22;
          double dy = (whim (style, hex, n++) - 0.5) * 0.18;

          adj_trees_put (trees, middle_x + (x + dx) * style->size,
                         middle_y + (y + dy) * style->size, whim (style, hex, n++));
        }
    }
}

static void
paint_trees (AdjTrees *trees, const AdjMapStyle *style, AdjHex hex, guint rows)
{
  const Wood wood = { style, hex };
  AdjPoint center = adj_map_center (style, hex);

  adj_trees_plant (trees, center.x, center.y, rows, plant_trees, &wood);
}

/* ---- Rough ground ---- */

/* One slope: a crest and strokes falling from it, shorter toward its ends. */
static void
paint_slope (cairo_t *cr, const AdjMapStyle *style, double x, double y, double width)
{
  double size = style->size;

  for (int i = -3; i <= 3; i++)
    {
      double t = i / 3.0;
      double top = y + t * t * 0.10 * size;
      double length = (0.20 - 0.09 * t * t) * size;

      cairo_move_to (cr, x + t * width, top);
      cairo_line_to (cr, x + t * width * 1.18, top + length);
    }
  cairo_move_to (cr, x - width, y + 0.10 * size);
  cairo_curve_to (cr, x - 0.5 * width, y - 0.04 * size, x + 0.5 * width, y - 0.04 * size, x + width,
                  y + 0.10 * size);
}

static void
paint_slopes (cairo_t *cr, const AdjMapStyle *style, AdjHex hex)
{
  static const double places[][2] = {
    { -0.36, -0.50 }, { 0.34, -0.22 }, { -0.30, 0.16 }, { 0.24, 0.42 }
  };
  AdjPoint center = adj_map_center (style, hex);

  adj_palette_set (cr, style->palette->hachure, 0.85);
  cairo_set_line_width (cr, style->size * 0.030);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    paint_slope (cr, style,
                 center.x + (places[i][0] + (whim (style, hex, 90 + i) - 0.5) * 0.16) * style->size,
                 center.y + (places[i][1] + (whim (style, hex, 95 + i) - 0.5) * 0.12) * style->size,
                 (0.18 + 0.05 * whim (style, hex, 99 + i)) * style->size);
  cairo_stroke (cr);
}

/* Ticks along the sides that go up from the hex, pointing down into it (R 6.26). */
static void
paint_rises (cairo_t *cr, const AdjMapStyle *style, AdjHex hex)
{
  const AdjHexGrid *grid = &style->book->scenario->map.grid;
  AdjHexId id = style->book->hexes[hex].id;
  AdjPoint center = adj_map_center (style, hex);

  if (style->book->hexes[hex].rise == 0)
    return;
  adj_palette_set (cr, style->palette->hachure, 1);
  cairo_set_line_width (cr, style->size * 0.035);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint a = adj_hex_corner (grid, style->size, id, d);
      AdjPoint b = adj_hex_corner (grid, style->size, id, (d + 1) % ADJ_HEX_DIRECTIONS);

      for (int i = 1; i <= 5 && (style->book->hexes[hex].rise & (1u << d)) != 0; i++)
        {
          AdjPoint top = { a.x + i * (b.x - a.x) / 6, a.y + i * (b.y - a.y) / 6 };
          double length = i % 2 == 0 ? 0.12 : 0.18;

          cairo_move_to (cr, top.x, top.y);
          cairo_line_to (cr, top.x + length * (center.x - top.x),
                         top.y + length * (center.y - top.y));
        }
    }
  cairo_stroke (cr);
}

/* ---- Towns ---- */

static void
paint_houses (cairo_t *cr, const AdjMapStyle *style, AdjHex hex)
{
  static const double houses[][4] = { { -0.34, -0.30, 0.20, 0.15 }, { 0.06, -0.36, 0.15, 0.20 },
                                      { 0.28, -0.06, 0.19, 0.14 },  { -0.20, 0.02, 0.15, 0.15 },
                                      { 0.02, 0.22, 0.22, 0.14 },   { -0.42, 0.20, 0.15, 0.18 } };
  AdjPoint center = adj_map_center (style, hex);

  adj_palette_set (cr, style->palette->house, 0.95);
  for (guint i = 0; i < G_N_ELEMENTS (houses); i++)
    cairo_rectangle (cr, center.x + houses[i][0] * style->size,
                     center.y + houses[i][1] * style->size, houses[i][2] * style->size,
                     houses[i][3] * style->size);
  cairo_fill (cr);
}

/* ---- Ferries ---- */

void
adj_ground_trace_boat (cairo_t *cr, double size)
{
  g_return_if_fail (cr != NULL);

  cairo_move_to (cr, -0.32 * size, 0);
  cairo_line_to (cr, -0.18 * size, -0.14 * size);
  cairo_line_to (cr, 0.18 * size, -0.14 * size);
  cairo_line_to (cr, 0.32 * size, 0);
  cairo_line_to (cr, 0.18 * size, 0.14 * size);
  cairo_line_to (cr, -0.18 * size, 0.14 * size);
  cairo_close_path (cr);
  cairo_move_to (cr, 0, -0.14 * size);
  cairo_line_to (cr, 0, 0.14 * size);
}

/* Water that is crossed by ferry alone, which lies on the hex's sides (BG 5.24). */
static gboolean
has_ferry (const AdjMapStyle *style, AdjHex hex)
{
  int only_by = adj_book_terrain (style->book, hex)->only_by;

  return only_by >= 0 && style->book->ruleset->features[only_by].look == ADJ_FEATURE_LOOK_FERRY;
}

static void
paint_boat (cairo_t *cr, const AdjMapStyle *style, AdjHex hex)
{
  AdjPoint center = adj_map_center (style, hex);

  cairo_save (cr);
  cairo_translate (cr, center.x, center.y);
  adj_ground_trace_boat (cr, style->size * 1.2);
  cairo_restore (cr);
  adj_palette_set (cr, style->palette->crossing, 1);
  cairo_set_line_width (cr, style->size * 0.06);
  cairo_stroke (cr);
}

/* ---- Not known ---- */

static void
paint_question (cairo_t *cr, const AdjMapStyle *style, AdjHex hex)
{
  AdjPoint center = adj_map_center (style, hex);

  adj_palette_set (cr, style->palette->grid, 0.35);
  cairo_set_line_width (cr, style->size * 0.02);
  for (int i = -2; i <= 2; i++)
    {
      cairo_move_to (cr, center.x + (i * 0.22 - 0.3) * style->size, center.y + 0.5 * style->size);
      cairo_line_to (cr, center.x + (i * 0.22 + 0.3) * style->size, center.y - 0.5 * style->size);
    }
  cairo_stroke (cr);
}

/* All hexes of one look at once: a colour is filled once and not a thousand times. */
static void
lay_look (cairo_t *cr, const AdjMapStyle *style, const AdjMapWindow *window, AdjTerrainLook look)
{
  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    if (adj_book_terrain (style->book, (AdjHex) hex)->look == look &&
        adj_map_window_has (window, adj_map_center (style, (AdjHex) hex)))
      /* a little over the edge, so that no seam of paper shows between two hexes */
      adj_map_outline (cr, style, (AdjHex) hex, 0.012);
  adj_palette_set (cr, style->palette->ground[look], 1);
  cairo_fill (cr);
}

void
adj_ground_lay (cairo_t *cr, const AdjMapStyle *style, const AdjMapWindow *window)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);
  g_return_if_fail (window != NULL);

  for (AdjTerrainLook look = 0; look < G_N_ELEMENTS (style->palette->ground); look++)
    if (look != ADJ_LOOK_UNKNOWN || !style->has_gaps)
      lay_look (cr, style, window, look);
}

void
adj_ground_dress (cairo_t *cr, const AdjMapStyle *style, AdjTrees *trees, AdjHex hex)
{
  AdjTerrainLook look;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);
  g_return_if_fail (trees != NULL);

  look = adj_book_terrain (style->book, hex)->look;
  paint_rises (cr, style, hex);
  if (look == ADJ_LOOK_ROUGH || look == ADJ_LOOK_FOREST_ROUGH)
    paint_slopes (cr, style, hex);
  if (look == ADJ_LOOK_FOREST)
    paint_trees (trees, style, hex, 5);
  if (look == ADJ_LOOK_FOREST_ROUGH)
    paint_trees (trees, style, hex, 3);
  if (look == ADJ_LOOK_TOWN || style->book->scenario->map.hexes[hex].drawn == ADJ_DRAWN_TOWN)
    paint_houses (cr, style, hex);
  if (has_ferry (style, hex))
    paint_boat (cr, style, hex);
  if (look == ADJ_LOOK_UNKNOWN && !style->has_gaps)
    paint_question (cr, style, hex);
}

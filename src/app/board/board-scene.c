/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-scene.h"

#include "app/map/hex-cursor.h"
#include "sheets/lettering.h"

#define FIGURE 0.34 /* the height of one in a free hex, of the hex's size */
#define TAG 14      /* pixels: no less can be read at arm's length */
#define MOST 1.2    /* of a hex's size: there is no room for more */
#define MOST_CROWDED 0.6

AdjPoint
adj_trace_center (const AdjScene *scene, AdjHex hex)
{
  return adj_hex_on_screen (scene->camera, scene->field->book, hex);
}

gboolean
adj_trace_in_sight (const AdjScene *scene, AdjPoint center)
{
  double size = scene->camera->size;

  return center.x > -size && center.y > -size && center.x < scene->camera->width + size &&
         center.y < scene->camera->height + size;
}

void
adj_trace_hex (cairo_t *cr, const AdjScene *scene, AdjHex hex, double part)
{
  adj_hex_outline (cr, scene->camera, scene->field->book, hex, part);
}

gboolean
adj_trace_hexes (cairo_t *cr, const AdjScene *scene, AdjHexTest test, int figure, double part)
{
  gboolean any = FALSE;

  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (test (scene, (AdjHex) hex, figure) &&
        adj_trace_in_sight (scene, adj_trace_center (scene, (AdjHex) hex)))
      {
        adj_trace_hex (cr, scene, (AdjHex) hex, part);
        any = TRUE;
      }
  return any;
}

void
adj_trace_hatch (cairo_t *cr, const AdjScene *scene, guint32 colour, double alpha, int slant)
{
  double width = scene->camera->width;
  double height = scene->camera->height;
  double gap = MAX (5, scene->camera->size * 0.26);

  cairo_save (cr);
  cairo_clip (cr);
  for (double at = -height; at < width + height; at += gap)
    {
      cairo_move_to (cr, at, slant > 0 ? height : 0);
      cairo_line_to (cr, at + height, slant > 0 ? 0 : height);
    }
  adj_palette_set (cr, colour, alpha);
  cairo_set_line_width (cr, MAX (1, gap * 0.2));
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
adj_trace_slip (cairo_t *cr, const AdjScene *scene, AdjPoint at, double height, const char *text)
{
  double width = height * (0.7 + 0.6 * g_utf8_strlen (text, -1));

  adj_palette_set (cr, scene->palette->paper, 0.9);
  cairo_rectangle (cr, at.x - width / 2, at.y - 0.6 * height, width, 1.2 * height);
  cairo_fill (cr);
  adj_palette_set (cr, scene->palette->name, 1);
  adj_letter (cr, at, height, width, TRUE, text);
}

double
adj_trace_legible (const AdjScene *scene, double part)
{
  double size = scene->camera->size;

  return MAX (part * size, MIN (TAG, MOST * size));
}

void
adj_trace_number (cairo_t *cr, const AdjScene *scene, AdjHex hex, const char *text)
{
  gboolean crowded = scene->field->count[hex] > 0;
  double height = adj_trace_legible (scene, crowded ? 0.28 : FIGURE);
  AdjPoint at = adj_trace_center (scene, hex);

  if (crowded)
    {
      height = MIN (height, MOST_CROWDED * scene->camera->size);
      at.y += 0.9 * scene->camera->size - 0.3 * height;
    }
  adj_trace_slip (cr, scene, at, height, text);
}

void
adj_trace_tag (cairo_t *cr, const AdjScene *scene, AdjHex hex, const char *text)
{
  AdjPoint at = adj_trace_center (scene, hex);
  double away = 1.2 * scene->camera->size + TAG;

  at.y += at.y > away + TAG ? -away : away;
  adj_trace_slip (cr, scene, at, TAG, text);
}

void
adj_trace_path (
    cairo_t *cr, const AdjScene *scene, const AdjHex *path, guint n, guint32 edge, guint32 colour)
{
  for (guint i = 0; i < n; i++)
    {
      AdjPoint at = adj_trace_center (scene, path[i]);

      cairo_line_to (cr, at.x, at.y);
    }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  adj_palette_set (cr, edge, 0.75);
  cairo_set_line_width (cr, scene->camera->size * 0.2);
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, colour, 1);
  cairo_set_line_width (cr, scene->camera->size * 0.11);
  cairo_stroke (cr);
}

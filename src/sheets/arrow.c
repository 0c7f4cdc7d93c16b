/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/arrow.h"

#include <math.h>

#include "sheets/lettering.h"

#define SHAFT 0.20
#define HEAD 0.58
#define HALF_HEAD 0.32
#define OUTLINE 0.10
#define HALO 0.12
#define START 0.30 /* how far from the middle of the first hex it begins */
#define STOP 0.66  /* how far before the middle of the last it ends, beside the counter there */
#define BEND 0.10  /* of its length */
#define LONGEST_BEND 0.9
#define POINTS 8 /* of a star */
#define STAR 0.66
#define NOTCH 0.44
#define LOST 0.92 /* side of a counter that is struck through */

/* Where it runs once both ends are cut short. */
typedef struct
{
  AdjPoint from;
  AdjPoint bend;
  AdjPoint neck; /* where the head begins */
  AdjPoint tip;
  AdjPoint ahead; /* of length 1 */
} Shape;

static AdjPoint
part_way (AdjPoint from, AdjPoint to, double distance)
{
  double length = MAX (hypot (to.x - from.x, to.y - from.y), 0.001);

  return (AdjPoint){ from.x + (to.x - from.x) * distance / length,
                     from.y + (to.y - from.y) * distance / length };
}

/* Bent to the right of who goes, so that two who change places have an arrow each. */
static Shape
shape_of (double size, AdjPoint from, AdjPoint to)
{
  double length = MAX (hypot (to.x - from.x, to.y - from.y), 0.001);
  double bend = MIN (BEND * length, LONGEST_BEND * size) / length;
  Shape shape = { .bend = { (from.x + to.x) / 2 - (to.y - from.y) * bend,
                            (from.y + to.y) / 2 + (to.x - from.x) * bend } };

  shape.from = part_way (from, shape.bend, START * size);
  shape.tip = part_way (to, shape.bend, STOP * size);
  shape.neck = part_way (shape.tip, shape.bend, HEAD * size * 0.9);
  shape.ahead = (AdjPoint){ shape.tip.x - shape.neck.x, shape.tip.y - shape.neck.y };
  length = MAX (hypot (shape.ahead.x, shape.ahead.y), 0.001);
  shape.ahead.x /= length;
  shape.ahead.y /= length;
  return shape;
}

static void
trace_shaft (cairo_t *cr, const Shape *shape)
{
  cairo_move_to (cr, shape->from.x, shape->from.y);
  cairo_curve_to (cr, (shape->from.x + 2 * shape->bend.x) / 3,
                  (shape->from.y + 2 * shape->bend.y) / 3, (shape->neck.x + 2 * shape->bend.x) / 3,
                  (shape->neck.y + 2 * shape->bend.y) / 3, shape->neck.x, shape->neck.y);
}

static void
trace_head (cairo_t *cr, const Shape *shape, double size)
{
  AdjPoint back = { shape->tip.x - shape->ahead.x * HEAD * size,
                    shape->tip.y - shape->ahead.y * HEAD * size };
  double across = HALF_HEAD * size;

  cairo_move_to (cr, shape->tip.x, shape->tip.y);
  cairo_line_to (cr, back.x - shape->ahead.y * across, back.y + shape->ahead.x * across);
  cairo_line_to (cr, back.x + shape->ahead.y * across, back.y - shape->ahead.x * across);
  cairo_close_path (cr);
}

static void
stroke_shaft (cairo_t *cr, const Shape *shape, guint32 colour, double width)
{
  trace_shaft (cr, shape);
  adj_palette_set (cr, colour, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
adj_arrow_paint (
    cairo_t *cr, const AdjMarkStyle *style, AdjPoint from, AdjPoint to, gboolean broken)
{
  Shape shape;
  double dashes[2];

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  shape = shape_of (style->size, from, to);
  dashes[0] = style->size * 0.30;
  dashes[1] = style->size * 0.16;
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  stroke_shaft (cr, &shape, style->palette->paper, (SHAFT + 2 * (OUTLINE + HALO)) * style->size);
  if (broken)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke_shaft (cr, &shape, style->palette->counter_edge[style->colour],
                (SHAFT + 2 * OUTLINE) * style->size);
  stroke_shaft (cr, &shape, style->palette->counter[style->colour], SHAFT * style->size);
  cairo_set_dash (cr, NULL, 0, 0);
  trace_head (cr, &shape, style->size);
  cairo_set_line_width (cr, 2 * (OUTLINE + HALO) * style->size);
  adj_palette_set (cr, style->palette->paper, 1);
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, style->palette->counter[style->colour], 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, style->palette->counter_edge[style->colour], 1);
  cairo_set_line_width (cr, OUTLINE * style->size);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
adj_ring_paint (cairo_t *cr, const AdjMarkStyle *style)
{
  double dash;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  dash = style->size * 0.14;
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  if (style->colour < 0)
    cairo_set_dash (cr, &dash, 1, 0);
  adj_palette_set (
      cr, style->colour < 0 ? style->palette->name : style->palette->counter_edge[style->colour],
      1);
  cairo_set_line_width (cr, style->size * (style->colour < 0 ? 0.10 : 0.24));
  cairo_stroke_preserve (cr);
  if (style->colour >= 0)
    {
      adj_palette_set (cr, style->palette->counter[style->colour], 1);
      cairo_set_line_width (cr, style->size * 0.12);
      cairo_stroke_preserve (cr);
    }
  cairo_new_path (cr);
  cairo_restore (cr);
}

void
adj_star_paint (cairo_t *cr, const AdjMarkStyle *style, AdjPoint at, int number)
{
  char text[16];

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  for (int i = 0; i < 2 * POINTS; i++)
    {
      double radius = (i % 2 == 0 ? STAR : NOTCH) * style->size;
      double angle = G_PI * i / POINTS - G_PI_2;

      cairo_line_to (cr, at.x + radius * cos (angle), at.y + radius * sin (angle));
    }
  cairo_close_path (cr);
  adj_palette_set (cr, style->palette->star, 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, style->palette->name, 1);
  cairo_set_line_width (cr, style->size * OUTLINE);
  cairo_stroke (cr);
  if (number == 0)
    return;
  g_snprintf (text, sizeof text, "%d", number);
  adj_palette_set (cr, style->palette->name, 1);
  adj_letter (cr, at, style->size * 0.58, style->size * 0.7, TRUE, text);
}

void
adj_lost_paint (cairo_t *cr, const AdjMarkStyle *style, AdjPoint at, int strength)
{
  AdjCounter counter = { .strength = strength };
  double half;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  counter.colour = style->colour;
  half = LOST * style->size / 2;
  adj_counter_paint_face (cr, style->palette, &counter,
                          &(AdjCounterFace){ .figure = TRUE, .open = 1, .framed = TRUE }, at,
                          2 * half);
  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, at.x - half * 1.25, at.y + (i == 0 ? -1.25 : 1.25) * half);
      cairo_line_to (cr, at.x + half * 1.25, at.y + (i == 0 ? 1.25 : -1.25) * half);
    }
  adj_palette_set (cr, style->palette->paper, 1);
  cairo_set_line_width (cr, style->size * 0.22);
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, style->palette->strike, 1);
  cairo_set_line_width (cr, style->size * 0.12);
  cairo_stroke (cr);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-fates.h"

#include "app/board/board-pile.h"
#include "app/board/board-signs.h"
#include "staff/execution-case.h"
#include "staff/pile.h"

#define GHOST 0.5 /* so much of the paper lies over a counter that goes */
#define CROSS 0.4 /* from its middle, of its side */

/* From corner to corner: it is told from who goes back without colours too. */
static void
cross_out (cairo_t *cr, AdjPoint at, double side)
{
  for (int way = -1; way <= 1; way += 2)
    {
      cairo_move_to (cr, at.x - CROSS * side * way, at.y - CROSS * side);
      cairo_line_to (cr, at.x + CROSS * side * way, at.y + CROSS * side);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  adj_palette_set (cr, 0xffffff, 0.85);
  cairo_set_line_width (cr, MAX (3, 0.14 * side));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, ADJ_SCENE_RED, 1);
  cairo_set_line_width (cr, MAX (1.5, 0.07 * side));
  cairo_stroke (cr);
}

static void
fade (cairo_t *cr, const AdjScene *scene, AdjPoint at, double side)
{
  cairo_rectangle (cr, at.x - side / 2, at.y - side / 2, side, side);
  adj_palette_set (cr, scene->palette->paper, GHOST);
  cairo_fill (cr);
}

/* From the lower right corner to the left: the upper ones are taken (board-paint.c). */
static void
paint_signs (cairo_t *cr, const AdjScene *scene, guint8 fates, AdjPoint at, double side)
{
  static const struct
  {
    AdjFate fate;
    AdjSign sign;
  } signs[] = {
    { ADJ_FATE_BACK, ADJ_SIGN_BACK },
    { ADJ_FATE_ADVANCES, ADJ_SIGN_ADVANCES },
    { ADJ_FATE_MAY_PAY, ADJ_SIGN_PAYS },
  };
  double radius = CLAMP (scene->camera->size * 0.27, 5, 14);
  AdjPoint place = { at.x + 0.42 * side, at.y + 0.42 * side };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if ((fates & signs[i].fate) != 0)
      {
        adj_sign_paint (cr, signs[i].sign, place, radius);
        place.x -= 2.1 * radius;
      }
}

/* Signs lie over all counters of a pile, so that none is faded. */
static void
paint_hex (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double side = ADJ_PILE_SIDE * scene->camera->size;
  guint16 units[ADJ_PILE_MOST];
  guint n = adj_pile_read (scene->view, scene->field, hex, units);

  for (guint i = 0; i < n; i++)
    {
      guint8 fates = scene->fates[units[i]];
      AdjPoint at = adj_pile_place (scene->camera, scene->field->book, hex, i, n);

      if ((fates & (ADJ_FATE_LOST | ADJ_FATE_BACK)) != 0)
        fade (cr, scene, at, side);
      if ((fates & ADJ_FATE_LOST) != 0)
        cross_out (cr, at, side);
    }
  for (guint i = 0; i < n; i++)
    paint_signs (cr, scene, scene->fates[units[i]],
                 adj_pile_place (scene->camera, scene->field->book, hex, i, n), side);
}

void
adj_scene_fates (cairo_t *cr, const AdjScene *scene)
{
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (scene->field->count[hex] > 0 &&
        adj_trace_in_sight (scene, adj_trace_center (scene, (AdjHex) hex)))
      paint_hex (cr, scene, (AdjHex) hex);
}

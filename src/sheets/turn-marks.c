/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/turn-marks.h"

#include "sheets/lettering.h"
#include "sheets/turn-board.h"

/* In sizes of a hex. */
#define NAME 0.52
#define VERDICT 0.66
#define STAR 1.2
#define LETTER_WIDTH 0.62 /* of its height: a little more than a letter takes */

/* In points. */
#define LEAST_NAME 5.0
#define MOST_NAME 9.0
#define LEAST_VERDICT 6.5 /* odds and result */

static void
paint_losses (const AdjTurnCanvas *canvas)
{
  double side = canvas->style.size * 1.15;

  for (guint i = 0; i < canvas->map->losses->len; i++)
    {
      const AdjLoss *loss = &g_array_index (canvas->map->losses, AdjLoss, i);
      AdjMarkStyle mark = adj_turn_mark (canvas, loss->side);
      AdjPoint at = adj_labels_place (canvas->labels, adj_map_center (&canvas->style, loss->hex),
                                      -side / 2, side, side);

      adj_lost_paint (canvas->cr, &mark, at, loss->strength);
    }
}

/* One line on paper of its own, in a frame or without. */
static void
paint_label (const AdjTurnCanvas *canvas,
             AdjPoint near,
             double away,
             double height,
             gboolean framed,
             const char *text)
{
  cairo_t *cr = canvas->cr;
  double width = (g_utf8_strlen (text, -1) + 0.6) * height * LETTER_WIDTH;
  AdjPoint at = adj_labels_place (canvas->labels, near, away, width, height * 1.15);

  adj_palette_set (cr, canvas->style.palette->paper, framed ? 1 : 0.8);
  cairo_rectangle (cr, at.x - width / 2, at.y - height * 0.57, width, height * 1.15);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, canvas->style.palette->name, 1);
  cairo_set_line_width (cr, height * 0.07);
  if (framed)
    cairo_stroke (cr);
  cairo_new_path (cr);
  adj_letter (cr, at, height, width * 0.96, framed, text);
}

/* Stars stand at the corner of the hex where they cover least. */
static void
paint_stars (const AdjTurnCanvas *canvas)
{
  const double size = canvas->style.size;
  const AdjHexGrid *grid = &canvas->style.book->scenario->map.grid;
  g_autofree AdjPoint *places = g_new (AdjPoint, canvas->map->stars->len + 1);

  for (guint i = 0; i < canvas->map->stars->len; i++)
    {
      const AdjTurnStar *star = &g_array_index (canvas->map->stars, AdjTurnStar, i);
      AdjMarkStyle mark = adj_turn_mark (canvas, 0);

      for (guint j = 0; j < star->n_targets; j++)
        {
          AdjHexId id = canvas->style.book->hexes[star->targets[j]].id;
          AdjPoint corners[ADJ_HEX_DIRECTIONS];
          AdjPoint at;

          for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
            corners[d] = adj_hex_corner (grid, size, id, d);
          at = adj_labels_choose (canvas->labels, corners, ADJ_HEX_DIRECTIONS, STAR * size,
                                  STAR * size);
          adj_star_paint (canvas->cr, &mark, at, star->number);
          if (j == 0)
            places[i] = at;
        }
    }
  for (guint i = 0; i < canvas->map->stars->len; i++)
    {
      const AdjTurnStar *star = &g_array_index (canvas->map->stars, AdjTurnStar, i);

      if (star->n_targets > 0)
        paint_label (canvas, places[i], 0.55 * size, MAX (VERDICT * size, LEAST_VERDICT), TRUE,
                     star->verdict);
    }
}

void
adj_turn_names_paint (const AdjTurnCanvas *canvas, double height)
{
  const AdjMap *map;
  double size;

  g_return_if_fail (canvas != NULL);

  map = &canvas->style.book->scenario->map;
  size = canvas->style.size;

  for (guint i = 0; i < map->n_hexes; i++)
    if (map->hexes[i].name != NULL)
      paint_label (canvas, adj_map_center (&canvas->style, (AdjHex) i), 0.4 * size, height, FALSE,
                   map->hexes[i].name);
  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].name != NULL)
      {
        AdjPoint a = adj_hex_center (&map->grid, size, map->hexsides[i].a);
        AdjPoint b = adj_hex_center (&map->grid, size, map->hexsides[i].b);

        paint_label (canvas, (AdjPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 }, 0.3 * size, height,
                     FALSE, map->hexsides[i].name);
      }
}

void
adj_turn_marks_paint (const AdjTurnCanvas *canvas)
{
  g_return_if_fail (canvas != NULL);

  paint_stars (canvas);
  paint_losses (canvas);
  adj_turn_names_paint (canvas, CLAMP (NAME * canvas->style.size, LEAST_NAME, MOST_NAME));
}

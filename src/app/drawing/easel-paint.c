/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/easel-paint.h"

#include "app/drawing/samples.h"

#define LINE 0.14 /* of a hex's size: how wide a way or a creek is drawn */
#define DOT 0.08
#define DOT_BELOW 0.62
#define LEAST_FOR_DOTS 14.0 /* pixels, of a hex's size */
#define TYPED 0x1a5fb4      /* the owner's own */
#define TAKEN 0xc01c28      /* what is being taken off, or doubted */

void
adj_stroke_paint_clear (AdjStrokePaint *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->samples, adj_book_unref);
}

static const AdjBook *
samples_for (AdjStrokePaint *self, const AdjScenario *scenario)
{
  if (self->samples != NULL &&
      (self->samples->ruleset != scenario->ruleset ||
       self->samples->scenario->map.grid.orientation != scenario->map.grid.orientation))
    adj_stroke_paint_clear (self);
  if (self->samples == NULL)
    self->samples = adj_samples_new (scenario->ruleset, scenario->map.grid.orientation);
  return self->samples;
}

static AdjPoint
seen_at (AdjMapView *map, AdjPoint place)
{
  return adj_camera_to_screen (adj_map_view_get_camera (map), place);
}

/* ---- Hexes ---- */

static void
paint_hexes (AdjStrokePaint *self, cairo_t *cr, AdjMapView *map, const AdjStroke *stroke)
{
  const AdjCamera *camera = adj_map_view_get_camera (map);
  AdjMapStyle style = { samples_for (self, adj_map_view_get_book (map)->scenario),
                        adj_map_view_get_palette (map), camera->size, camera->turns };

  if (style.book == NULL)
    return;
  for (guint i = 0; i < stroke->hexes->len; i++)
    {
      AdjHexId id = g_array_index (stroke->hexes, AdjHexId, i);
      AdjPoint at = seen_at (map, adj_hex_center (&stroke->scenario->map.grid, 1, id));

      cairo_save (cr);
      cairo_translate (cr, at.x, at.y);
      cairo_rotate (cr, camera->turns * G_PI_2);
      adj_samples_paint_hex (cr, &style, stroke->brush.index, (AdjPoint){ 0, 0 });
      cairo_restore (cr);
    }
}

/* The edge of the hex that is pointed at. */
static void
paint_pointed (cairo_t *cr, AdjMapView *map, const AdjStroke *stroke)
{
  for (guint i = 0; i < stroke->hexes->len; i++)
    {
      AdjHexId hex = g_array_index (stroke->hexes, AdjHexId, i);

      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjPoint at = seen_at (map, adj_hex_corner (&stroke->scenario->map.grid, 1, hex, d));

          cairo_line_to (cr, at.x, at.y);
        }
      cairo_close_path (cr);
    }
  adj_palette_set (cr, TAKEN, 1);
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

/* ---- Lines ---- */

static void
trace_way (cairo_t *cr, AdjMapView *map, const AdjStroke *stroke)
{
  for (guint i = 0; i < stroke->hexes->len; i++)
    {
      AdjPoint at = seen_at (map, adj_hex_center (&stroke->scenario->map.grid, 1,
                                                  g_array_index (stroke->hexes, AdjHexId, i)));

      cairo_line_to (cr, at.x, at.y);
    }
}

static void
trace_side (cairo_t *cr, AdjMapView *map, const AdjHexGrid *grid, AdjHexId hex, int direction)
{
  AdjPoint from = seen_at (map, adj_hex_corner (grid, 1, hex, direction));
  AdjPoint to = seen_at (map, adj_hex_corner (grid, 1, hex, (direction + 1) % ADJ_HEX_DIRECTIONS));

  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
}

static void
trace_sides (cairo_t *cr, AdjMapView *map, const AdjStroke *stroke)
{
  for (guint i = 0; i < stroke->sides->len; i++)
    {
      AdjHexPair side = g_array_index (stroke->sides, AdjHexPair, i);

      trace_side (cr, map, &stroke->scenario->map.grid, side.a,
                  adj_hex_direction (&stroke->scenario->map.grid, side.a, side.b));
    }
}

static guint32
colour_of (const AdjPalette *palette, AdjFeatureLook look)
{
  if (look == ADJ_FEATURE_LOOK_CREEK)
    return palette->creek;
  if (look == ADJ_FEATURE_LOOK_SLOPE)
    return palette->hachure;
  return look == ADJ_FEATURE_LOOK_TRAIL ? palette->trail : palette->crossing;
}

static void
paint_lines (cairo_t *cr, AdjMapView *map, const AdjStroke *stroke)
{
  const AdjRuleset *ruleset = adj_map_view_get_book (map)->ruleset;
  double size = adj_map_view_get_camera (map)->size;
  const double dashes[] = { size * 0.2, size * 0.2 };

  if (stroke->brush.kind == ADJ_BRUSH_WAY)
    trace_way (cr, map, stroke);
  else
    trace_sides (cr, map, stroke);
  adj_palette_set (cr,
                   stroke->without ? TAKEN
                                   : colour_of (adj_map_view_get_palette (map),
                                                ruleset->features[stroke->brush.index].look),
                   0.9);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (stroke->without)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, MAX (3, size * LINE));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

void
adj_stroke_paint_on (AdjStrokePaint *self, cairo_t *cr, AdjMapView *map, const AdjStroke *stroke)
{
  g_return_if_fail (self != NULL && stroke != NULL);

  if (stroke->brush.kind == ADJ_BRUSH_TERRAIN)
    paint_hexes (self, cr, map, stroke);
  else if (stroke->brush.kind == ADJ_BRUSH_POINT)
    paint_pointed (cr, map, stroke);
  else
    paint_lines (cr, map, stroke);
}

/* Below the middle, so that it hides neither number nor name; seen from far away it says nothing.
 */
void
adj_easel_paint_typed (cairo_t *cr, AdjMapView *map)
{
  const AdjScenario *scenario = adj_map_view_get_book (map)->scenario;
  double size = adj_map_view_get_camera (map)->size;
  double radius = MAX (1.5, size * DOT);

  for (guint i = 0; size >= LEAST_FOR_DOTS && i < scenario->map.n_hexes; i++)
    {
      const AdjMapHex *hex = &scenario->map.hexes[i];
      AdjPoint at;

      if (!adj_marks_are_typed (&hex->marks))
        continue;
      at = seen_at (map, adj_hex_center (&scenario->map.grid, 1, hex->id));
      cairo_new_sub_path (cr);
      cairo_arc (cr, at.x, at.y + size * DOT_BELOW, radius, 0, 2 * G_PI);
    }
  adj_palette_set (cr, TYPED, 0.9);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, 0xffffff, 0.9);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* A red disc with a white stroke and a dot, so that it is not told by its colour alone. */
void
adj_easel_paint_mark (cairo_t *cr, AdjMapView *map, AdjHexPair place)
{
  const AdjHexGrid *grid = &adj_map_view_get_book (map)->scenario->map.grid;
  double radius = MAX (6, adj_map_view_get_camera (map)->size * 0.22);
  AdjPoint a, b, at;

  if (!adj_hex_on_grid (grid, place.a))
    return;
  a = b = adj_hex_center (grid, 1, place.a);
  if (adj_hex_on_grid (grid, place.b))
    b = adj_hex_center (grid, 1, place.b);
  at = seen_at (map, (AdjPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 });
  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  adj_palette_set (cr, TAKEN, 0.9);
  cairo_fill (cr);
  adj_palette_set (cr, 0xffffff, 1);
  cairo_set_line_width (cr, radius * 0.3);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_move_to (cr, at.x, at.y - radius * 0.55);
  cairo_line_to (cr, at.x, at.y + radius * 0.1);
  cairo_stroke (cr);
  cairo_arc (cr, at.x, at.y + radius * 0.55, radius * 0.17, 0, 2 * G_PI);
  cairo_fill (cr);
}

void
adj_easel_paint_side (cairo_t *cr, AdjMapView *map, AdjHex hex, int side)
{
  const AdjBook *book = adj_map_view_get_book (map);
  double size = adj_map_view_get_camera (map)->size;

  trace_side (cr, map, &book->scenario->map.grid, book->hexes[hex].id, side);
  adj_palette_set (cr, 0xffffff, 0.95);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, MAX (8, size * 0.26));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, TAKEN, 1);
  cairo_set_line_width (cr, MAX (4, size * 0.14));
  cairo_stroke (cr);
}

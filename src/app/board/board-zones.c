/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-zones.h"

#include "app/board/board-picture.h"
#include "app/board/board-trace.h"
#include "sheets/position.h"

/* ---- Zones and sight ---- */

static gboolean
in_zone (const AdjScene *scene, AdjHex hex, int side)
{
  return (scene->field->zones[hex] & (1u << side)) != 0;
}

/* Cuts the counters out of the path, so that what fills it does not run over them. */
static void
cut_out_counters (cairo_t *cr, const AdjScene *scene, int side_in_zone)
{
  double side = ADJ_COUNTER_SIDE * scene->camera->size;

  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    {
      AdjPoint at =
          adj_picture_counter_place (scene->camera, scene->field->book, (AdjHex) hex, 0, 1);

      if (scene->field->count[hex] > 0 && in_zone (scene, (AdjHex) hex, side_in_zone) &&
          adj_trace_in_sight (scene, at))
        cairo_rectangle (cr, at.x - side / 2, at.y - side / 2, side, side);
    }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
}

/* One side's lines rise, the other's fall: where both lie they cross. */
void
adj_scene_zones (cairo_t *cr, const AdjScene *scene)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      int colour = scene->field->book->scenario->sides[side].colour;

      if (!adj_trace_hexes (cr, scene, in_zone, side, 0.96))
        continue;
      cut_out_counters (cr, scene, side);
      adj_trace_hatch (cr, scene, scene->palette->counter_edge[colour], 0.62, side == 0 ? 1 : -1);
    }
}

static gboolean
sight_is (const AdjScene *scene, AdjHex hex, int kind)
{
  return scene->hints->sight[hex] == kind;
}

void
adj_scene_sight (cairo_t *cr, const AdjScene *scene)
{
  if (adj_trace_hexes (cr, scene, sight_is, ADJ_SIGHT_BLOCKED, 1.01))
    {
      adj_palette_set (cr, ADJ_SCENE_DARK, 0.42);
      cairo_fill (cr);
    }
  if (adj_trace_hexes (cr, scene, sight_is, ADJ_SIGHT_UNKNOWN, 1))
    adj_trace_hatch (cr, scene, ADJ_SCENE_DARK, 0.35, 1);
}

/* ---- Groups (E IL.10) ---- */

static void
trace_group_edges (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  const AdjBook *book = scene->field->book;
  const AdjHexGrid *grid = &book->scenario->map.grid;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint from = adj_hex_corner (grid, 1, book->hexes[hex].id, d);
      AdjPoint to = adj_hex_corner (grid, 1, book->hexes[hex].id, (d + 1) % ADJ_HEX_DIRECTIONS);

      if (!adj_group_marks_has_edge (&scene->hints->groups, scene->field, hex, d))
        continue;
      from = adj_camera_to_screen (scene->camera, from);
      to = adj_camera_to_screen (scene->camera, to);
      cairo_move_to (cr, from.x, from.y);
      cairo_line_to (cr, to.x, to.y);
    }
}

static void
paint_group_outlines (cairo_t *cr, const AdjScene *scene, int side)
{
  int colour = scene->field->book->scenario->sides[side].colour;

  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (scene->hints->groups.group[hex] > 0 && adj_field_side (scene->field, (AdjHex) hex) == side)
      trace_group_edges (cr, scene, (AdjHex) hex);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  adj_palette_set (cr, 0xffffff, 0.9);
  cairo_set_line_width (cr, MAX (4, scene->camera->size * 0.2));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, scene->palette->counter_edge[colour], 1);
  cairo_set_line_width (cr, MAX (2, scene->camera->size * 0.11));
  cairo_stroke (cr);
}

/* Where there are several, each has its number in its outline. */
static void
paint_group_numbers (cairo_t *cr, const AdjScene *scene)
{
  const AdjGroupMarks *groups = &scene->hints->groups;

  if (scene->camera->size < ADJ_SCENE_SMALLEST_TEXT)
    return;
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    {
      int side = adj_field_side (scene->field, (AdjHex) hex);
      char text[8];

      if (groups->group[hex] == 0 || groups->n_groups[side] < 2 ||
          !adj_trace_in_sight (scene, adj_trace_center (scene, (AdjHex) hex)))
        continue;
      g_snprintf (text, sizeof text, "%u", groups->group[hex]);
      adj_trace_figure (cr, scene, (AdjHex) hex, text);
    }
}

void
adj_scene_groups (cairo_t *cr, const AdjScene *scene)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    paint_group_outlines (cr, scene, side);
  paint_group_numbers (cr, scene);
}

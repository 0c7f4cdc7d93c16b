/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-overlays.h"

#include <math.h>

#include "app/board/board-pile.h"

#define COMPASS 0.4 /* the height of its figures, of a hex's size */
#define BEYOND 1.4  /* they lie so much farther out than the hexsides */

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
  double side = ADJ_PILE_SIDE * scene->camera->size;

  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    {
      AdjPoint at = adj_pile_place (scene->camera, scene->field->book, (AdjHex) hex, 0, 1);

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
      adj_trace_number (cr, scene, (AdjHex) hex, text);
    }
}

void
adj_scene_groups (cairo_t *cr, const AdjScene *scene)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    paint_group_outlines (cr, scene, side);
  paint_group_numbers (cr, scene);
}

/* ---- Reach ---- */

static gboolean
step_is (const AdjScene *scene, AdjHex hex, int kind)
{
  return scene->hints->step[hex] == kind;
}

static void
paint_cost (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  char text[ADJ_COST_TEXT];

  adj_hints_cost_text (scene->hints->cost[hex], text);
  adj_trace_number (cr, scene, hex, text);
}

static gboolean
is_free_step (const AdjScene *scene, AdjHex hex, int kind)
{
  return scene->hints->step[hex] == kind && scene->field->count[hex] == 0;
}

/* Free hexes are tinted; where counters lie the outline says it, and they keep their colours. */
void
adj_scene_reach (cairo_t *cr, const AdjScene *scene)
{
  if (adj_trace_hexes (cr, scene, is_free_step, ADJ_THERE_STAY, 0.94))
    {
      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.26);
      cairo_fill (cr);
    }
  if (adj_trace_hexes (cr, scene, step_is, ADJ_THERE_STAY, 0.94))
    {
      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.95);
      cairo_set_line_width (cr, MAX (1, scene->camera->size * 0.05));
      cairo_stroke (cr);
    }
  if (adj_trace_hexes (cr, scene, step_is, ADJ_THERE_FULL, 0.94))
    {
      const double dashes[] = { 4, 4 };

      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.95);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_set_line_width (cr, MAX (1, scene->camera->size * 0.05));
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (scene->hints->step[hex] >= ADJ_THERE_FULL &&
        adj_trace_in_sight (scene, adj_trace_center (scene, (AdjHex) hex)))
      paint_cost (cr, scene, (AdjHex) hex);
}

static gboolean
ends_charge (const AdjScene *scene, AdjHex hex, int figure)
{
  return adj_charge_marks_has (&scene->hints->charges, hex);
}

/* Two chevrons the way the unit comes: at the hexside it comes in by, clear of figures. */
static void
trace_chevrons (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double size = scene->camera->size;
  AdjPoint to = adj_trace_center (scene, hex);
  AdjPoint from = adj_trace_center (scene, scene->hints->charges.ways.from[hex]);

  cairo_save (cr);
  cairo_translate (cr, (2 * to.x + from.x) / 3, (2 * to.y + from.y) / 3);
  cairo_rotate (cr, atan2 (to.y - from.y, to.x - from.x));
  for (int i = 0; i < 2; i++)
    {
      double x = (0.22 * i - 0.1) * size;

      cairo_move_to (cr, x, -0.26 * size);
      cairo_line_to (cr, x + 0.2 * size, 0);
      cairo_line_to (cr, x, 0.26 * size);
    }
  cairo_restore (cr);
}

/* Hatched, so that they are told from the reach without colours too. */
void
adj_scene_charges (cairo_t *cr, const AdjScene *scene)
{
  if (!adj_trace_hexes (cr, scene, ends_charge, TRUE, 0.86))
    return;
  adj_trace_hatch (cr, scene, ADJ_SCENE_CHARGE, 0.5, 1);
  adj_trace_hexes (cr, scene, ends_charge, TRUE, 0.86);
  adj_palette_set (cr, ADJ_SCENE_CHARGE, 1);
  cairo_set_line_width (cr, MAX (1.5, scene->camera->size * 0.07));
  cairo_stroke (cr);
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (ends_charge (scene, (AdjHex) hex, TRUE))
      trace_chevrons (cr, scene, (AdjHex) hex);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  adj_palette_set (cr, 0xffffff, 0.95);
  cairo_set_line_width (cr, scene->camera->size * 0.19);
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, ADJ_SCENE_CHARGE, 1);
  cairo_set_line_width (cr, scene->camera->size * 0.1);
  cairo_stroke (cr);
}

/* The way to the hex that is pointed at, and its cost: what would happen if the units were let go
 * there. */
void
adj_scene_way (cairo_t *cr, const AdjScene *scene)
{
  char cost[ADJ_COST_TEXT];
  AdjHex path[ADJ_MAX_PATH];
  gboolean charges;
  guint n;

  if (scene->aim == ADJ_NO_HEX)
    return;
  n = adj_hints_way (scene->hints, scene->field, scene->aim, path, &charges);
  if (n == 0)
    return;
  adj_trace_path (cr, scene, path, n, charges ? 0xffffff : ADJ_SCENE_DARK,
                  charges ? ADJ_SCENE_CHARGE : ADJ_SCENE_GOLD);
  if (charges)
    return;
  adj_hints_cost_text (scene->hints->cost[scene->aim], cost);
  adj_trace_tag (cr, scene, scene->aim, cost);
}

/* ---- Command Control ---- */

/* The hex around its counters, which keep their colours. */
static void
shade_around (cairo_t *cr, const AdjScene *scene, AdjHex hex, double alpha)
{
  double side = ADJ_PILE_SIDE * scene->camera->size;
  AdjPoint at = adj_pile_place (scene->camera, scene->field->book, hex, 0, 1);

  adj_trace_hex (cr, scene, hex, 1);
  cairo_rectangle (cr, at.x - side / 2, at.y - side / 2, side, side);
  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  adj_palette_set (cr, ADJ_SCENE_VIOLET, alpha);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The likelier, the darker; and the chance in figures. */
void
adj_scene_exposure (cairo_t *cr, const AdjScene *scene)
{
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    {
      AdjFraction chance = scene->hints->chance[hex];
      g_autofree char *text = NULL;

      if (chance.num == 0 || !adj_trace_in_sight (scene, adj_trace_center (scene, (AdjHex) hex)))
        continue;
      shade_around (cr, scene, (AdjHex) hex, 0.25 + 0.75 * adj_fraction_to_double (chance));
      if (scene->camera->size < ADJ_SCENE_SMALLEST_TEXT)
        continue;
      text = adj_fraction_to_string (chance);
      adj_trace_number (cr, scene, (AdjHex) hex, text);
    }
}

static void
paint_needle (cairo_t *cr, AdjPoint at, double angle, double height)
{
  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, 1.7 * height, 0);
  cairo_line_to (cr, 0.5 * height, 0.65 * height);
  cairo_line_to (cr, 0.5 * height, -0.65 * height);
  cairo_close_path (cr);
  cairo_restore (cr);
  adj_palette_set (cr, ADJ_SCENE_VIOLET, 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, 0xffffff, 0.9);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

/* Across the hexside that the unit does not pass. */
static void
paint_bar (cairo_t *cr, const AdjScene *scene, AdjPoint from, AdjPoint to)
{
  double size = scene->camera->size;

  cairo_save (cr);
  cairo_translate (cr, (from.x + to.x) / 2, (from.y + to.y) / 2);
  cairo_rotate (cr, atan2 (to.y - from.y, to.x - from.x));
  cairo_move_to (cr, 0, -0.4 * size);
  cairo_line_to (cr, 0, 0.4 * size);
  cairo_restore (cr);
  adj_palette_set (cr, 0xffffff, 0.9);
  cairo_set_line_width (cr, size * 0.24);
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, ADJ_SCENE_RED, 1);
  cairo_set_line_width (cr, size * 0.14);
  cairo_stroke (cr);
}

/* Around the unit each face of the direction die lies beyond the hexside it sends it over, and a
 * needle points to the north of the printed compass, which is 1: as the map lies on the screen. */
void
adj_scene_compass (cairo_t *cr, const AdjScene *scene)
{
  const AdjBook *book = scene->field->book;
  const AdjHexGrid *grid = &book->scenario->map.grid;
  AdjPoint middle = adj_trace_center (scene, scene->hints->drifts);
  double height = adj_trace_legible (scene, COMPASS);

  for (int face = 0; face < ADJ_HEX_DIRECTIONS; face++)
    {
      int d = book->scenario->map.compass[face];
      AdjHexId id = book->hexes[scene->hints->drifts].id;
      AdjPoint from = adj_camera_to_screen (scene->camera, adj_hex_corner (grid, 1, id, d));
      AdjPoint to = adj_camera_to_screen (
          scene->camera, adj_hex_corner (grid, 1, id, (d + 1) % ADJ_HEX_DIRECTIONS));
      AdjPoint side = { middle.x + BEYOND * ((from.x + to.x) / 2 - middle.x),
                        middle.y + BEYOND * ((from.y + to.y) / 2 - middle.y) };
      char text[4];

      g_snprintf (text, sizeof text, "%d", face + 1);
      if (face == 0)
        paint_needle (cr, side, atan2 (side.y - middle.y, side.x - middle.x), height);
      adj_trace_slip (cr, scene, side, height, text);
    }
}

/* A drift that is tried: its way, where it ends, and what stops it. */
void
adj_scene_drift (cairo_t *cr, const AdjScene *scene)
{
  const AdjDrift *drift = &scene->hints->drift;
  AdjHex end = drift->path[drift->n_path - 1];

  adj_trace_path (cr, scene, drift->path, drift->n_path, 0xffffff, ADJ_SCENE_VIOLET);
  adj_trace_hex (cr, scene, end, 0.9);
  adj_palette_set (cr, 0xffffff, 0.75);
  cairo_set_line_width (cr, MAX (4, scene->camera->size * 0.2));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, ADJ_SCENE_VIOLET, 1);
  cairo_set_line_width (cr, MAX (2, scene->camera->size * 0.1));
  cairo_stroke (cr);
  if (drift->before != ADJ_NO_HEX)
    paint_bar (cr, scene, adj_trace_center (scene, end), adj_trace_center (scene, drift->before));
}

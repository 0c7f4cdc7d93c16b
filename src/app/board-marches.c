/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board-marches.h"

#include <math.h>

#include "app/board-picture.h"
#include "app/board-trace.h"
#include "sheets/position.h"

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
  adj_trace_figure (cr, scene, hex, text);
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
  if (adj_trace_hexes (cr, scene, is_free_step, ADJ_STEP_STAY, 0.94))
    {
      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.26);
      cairo_fill (cr);
    }
  if (adj_trace_hexes (cr, scene, step_is, ADJ_STEP_STAY, 0.94))
    {
      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.95);
      cairo_set_line_width (cr, MAX (1, scene->camera->size * 0.05));
      cairo_stroke (cr);
    }
  if (adj_trace_hexes (cr, scene, step_is, ADJ_STEP_FULL, 0.94))
    {
      const double dashes[] = { 4, 4 };

      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.95);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_set_line_width (cr, MAX (1, scene->camera->size * 0.05));
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  if (scene->camera->size < ADJ_SCENE_SMALLEST_TEXT)
    return;
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (scene->hints->step[hex] >= ADJ_STEP_FULL &&
        adj_trace_in_sight (scene, adj_trace_center (scene, (AdjHex) hex)))
      paint_cost (cr, scene, (AdjHex) hex);
}

/* The way to the hex that is pointed at. */
void
adj_scene_way (cairo_t *cr, const AdjScene *scene)
{
  AdjHex path[ADJ_MAX_PATH];
  guint n;

  if (scene->aim == ADJ_NO_HEX || scene->hints->step[scene->aim] == ADJ_STEP_NOT)
    return;
  n = adj_reach_path (&scene->hints->reach, scene->aim, path);
  adj_trace_path (cr, scene, path, n, ADJ_SCENE_DARK, ADJ_SCENE_GOLD);
}

/* ---- Command Control ---- */

/* The hex around its counters, which keep their colours. */
static void
shade_around (cairo_t *cr, const AdjScene *scene, AdjHex hex, double alpha)
{
  double side = ADJ_COUNTER_SIDE * scene->camera->size;
  AdjPoint at = adj_picture_counter_place (scene->camera, scene->field->book, hex, 0, 1);

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
      adj_trace_figure (cr, scene, (AdjHex) hex, text);
    }
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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board-paint.h"

#include <math.h>

#include "app/board-picture.h"
#include "app/board-signs.h"
#include "app/stack.h"
#include "sheets/lettering.h"
#include "sheets/position.h"

#define GREEN 0x00796b   /* where something owed may be paid */
#define RED 0xc62828     /* who is attacked */
#define VIOLET 0x8e24aa  /* who is, or may get, out of command */
#define DARK 0x14161a    /* edges, and what lies out of sight */
#define SMALLEST_TEXT 15 /* pixels of a hex's size; below, figures are left out */

/* ---- Hexes on the screen ---- */

static AdjPoint
center_of (const AdjScene *scene, AdjHex hex)
{
  const AdjBook *book = scene->field->book;

  return adj_camera_to_screen (scene->camera,
                               adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id));
}

static gboolean
is_in_sight (const AdjScene *scene, AdjPoint center)
{
  double size = scene->camera->size;

  return center.x > -size && center.y > -size && center.x < scene->camera->width + size &&
         center.y < scene->camera->height + size;
}

/* Its outline, as large as so much of the hex. */
static void
trace_hex (cairo_t *cr, const AdjScene *scene, AdjHex hex, double part)
{
  const AdjBook *book = scene->field->book;
  const AdjHexGrid *grid = &book->scenario->map.grid;
  AdjPoint center = adj_hex_center (grid, 1, book->hexes[hex].id);

  cairo_new_sub_path (cr);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint corner = adj_hex_corner (grid, 1, book->hexes[hex].id, d);
      AdjPoint point = { center.x + (corner.x - center.x) * part,
                         center.y + (corner.y - center.y) * part };

      point = adj_camera_to_screen (scene->camera, point);
      cairo_line_to (cr, point.x, point.y);
    }
  cairo_close_path (cr);
}

typedef gboolean (*HexTest) (const AdjScene *scene, AdjHex hex, int figure);

/* The outlines of all hexes in sight that pass. FALSE if none does. */
static gboolean
trace_hexes (cairo_t *cr, const AdjScene *scene, HexTest test, int figure, double part)
{
  gboolean any = FALSE;

  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (test (scene, (AdjHex) hex, figure) && is_in_sight (scene, center_of (scene, (AdjHex) hex)))
      {
        trace_hex (cr, scene, (AdjHex) hex, part);
        any = TRUE;
      }
  return any;
}

/* Fills the path with slanting lines. */
static void
hatch (cairo_t *cr, const AdjScene *scene, guint32 colour, double alpha, int slant)
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
          is_in_sight (scene, at))
        cairo_rectangle (cr, at.x - side / 2, at.y - side / 2, side, side);
    }
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
}

/* One side's lines rise, the other's fall: where both lie they cross. */
static void
paint_zones (cairo_t *cr, const AdjScene *scene)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      int colour = scene->field->book->scenario->sides[side].colour;

      if (!trace_hexes (cr, scene, in_zone, side, 0.96))
        continue;
      cut_out_counters (cr, scene, side);
      hatch (cr, scene, scene->palette->counter_edge[colour], 0.62, side == 0 ? 1 : -1);
    }
}

static gboolean
sight_is (const AdjScene *scene, AdjHex hex, int kind)
{
  return scene->hints->sight[hex] == kind;
}

static void
paint_sight (cairo_t *cr, const AdjScene *scene)
{
  if (trace_hexes (cr, scene, sight_is, ADJ_SIGHT_BLOCKED, 1.01))
    {
      adj_palette_set (cr, DARK, 0.42);
      cairo_fill (cr);
    }
  if (trace_hexes (cr, scene, sight_is, ADJ_SIGHT_UNKNOWN, 1))
    hatch (cr, scene, DARK, 0.35, 1);
}

/* ---- Reach ---- */

static gboolean
step_is (const AdjScene *scene, AdjHex hex, int kind)
{
  return scene->hints->step[hex] == kind;
}

/* A figure on a slip of paper; beneath the counters, and smaller, where there are any. */
static void
paint_figure (cairo_t *cr, const AdjScene *scene, AdjHex hex, const char *text)
{
  gboolean crowded = scene->field->count[hex] > 0;
  double height = scene->camera->size * (crowded ? 0.28 : 0.34);
  double width = height * (0.7 + 0.6 * g_utf8_strlen (text, -1));
  AdjPoint at = center_of (scene, hex);

  if (crowded)
    at.y += 0.8 * scene->camera->size;
  adj_palette_set (cr, scene->palette->paper, 0.9);
  cairo_rectangle (cr, at.x - width / 2, at.y - 0.6 * height, width, 1.2 * height);
  cairo_fill (cr);
  adj_palette_set (cr, scene->palette->name, 1);
  adj_letter (cr, at, height, width, TRUE, text);
}

static void
paint_cost (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  char text[ADJ_COST_TEXT];

  adj_hints_cost_text (scene->hints->cost[hex], text);
  paint_figure (cr, scene, hex, text);
}

static gboolean
is_free_step (const AdjScene *scene, AdjHex hex, int kind)
{
  return scene->hints->step[hex] == kind && scene->field->count[hex] == 0;
}

/* Free hexes are tinted; where counters lie the outline says it, and they keep their colours. */
static void
paint_reach (cairo_t *cr, const AdjScene *scene)
{
  if (trace_hexes (cr, scene, is_free_step, ADJ_STEP_STAY, 0.94))
    {
      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.26);
      cairo_fill (cr);
    }
  if (trace_hexes (cr, scene, step_is, ADJ_STEP_STAY, 0.94))
    {
      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.95);
      cairo_set_line_width (cr, MAX (1, scene->camera->size * 0.05));
      cairo_stroke (cr);
    }
  if (trace_hexes (cr, scene, step_is, ADJ_STEP_FULL, 0.94))
    {
      const double dashes[] = { 4, 4 };

      adj_palette_set (cr, ADJ_SCENE_GOLD, 0.95);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_set_line_width (cr, MAX (1, scene->camera->size * 0.05));
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  if (scene->camera->size < SMALLEST_TEXT)
    return;
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (scene->hints->step[hex] >= ADJ_STEP_FULL &&
        is_in_sight (scene, center_of (scene, (AdjHex) hex)))
      paint_cost (cr, scene, (AdjHex) hex);
}

static void
paint_path (
    cairo_t *cr, const AdjScene *scene, const AdjHex *path, guint n, guint32 edge, guint32 colour)
{
  for (guint i = 0; i < n; i++)
    {
      AdjPoint at = center_of (scene, path[i]);

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

/* The way to the hex that is pointed at. */
static void
paint_way (cairo_t *cr, const AdjScene *scene)
{
  AdjHex path[ADJ_MAX_PATH];
  guint n;

  if (scene->aim == ADJ_NO_HEX || scene->hints->step[scene->aim] == ADJ_STEP_NOT)
    return;
  n = adj_reach_path (&scene->hints->reach, scene->aim, path);
  paint_path (cr, scene, path, n, DARK, ADJ_SCENE_GOLD);
}

/* ---- Command Control ---- */

/* The hex around its counters, which keep their colours. */
static void
shade_around (cairo_t *cr, const AdjScene *scene, AdjHex hex, double alpha)
{
  double side = ADJ_COUNTER_SIDE * scene->camera->size;
  AdjPoint at = adj_picture_counter_place (scene->camera, scene->field->book, hex, 0, 1);

  trace_hex (cr, scene, hex, 1);
  cairo_rectangle (cr, at.x - side / 2, at.y - side / 2, side, side);
  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  adj_palette_set (cr, VIOLET, alpha);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* The likelier, the darker; and the chance in figures. */
static void
paint_exposure (cairo_t *cr, const AdjScene *scene)
{
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    {
      AdjFraction chance = scene->hints->chance[hex];
      g_autofree char *text = NULL;

      if (chance.num == 0 || !is_in_sight (scene, center_of (scene, (AdjHex) hex)))
        continue;
      shade_around (cr, scene, (AdjHex) hex, 0.25 + 0.75 * adj_fraction_to_double (chance));
      if (scene->camera->size < SMALLEST_TEXT)
        continue;
      text = adj_fraction_to_string (chance);
      paint_figure (cr, scene, (AdjHex) hex, text);
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
  adj_palette_set (cr, RED, 1);
  cairo_set_line_width (cr, size * 0.14);
  cairo_stroke (cr);
}

/* A drift that is tried: its way, where it ends, and what stops it. */
static void
paint_drift (cairo_t *cr, const AdjScene *scene)
{
  const AdjDrift *drift = &scene->hints->drift;
  AdjHex end = drift->path[drift->n_path - 1];

  paint_path (cr, scene, drift->path, drift->n_path, 0xffffff, VIOLET);
  trace_hex (cr, scene, end, 0.9);
  adj_palette_set (cr, 0xffffff, 0.75);
  cairo_set_line_width (cr, MAX (4, scene->camera->size * 0.2));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, VIOLET, 1);
  cairo_set_line_width (cr, MAX (2, scene->camera->size * 0.1));
  cairo_stroke (cr);
  if (drift->before != ADJ_NO_HEX)
    paint_bar (cr, scene, center_of (scene, end), center_of (scene, drift->before));
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

  if (scene->camera->size < SMALLEST_TEXT)
    return;
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    {
      int side = adj_field_side (scene->field, (AdjHex) hex);
      char text[8];

      if (groups->group[hex] == 0 || groups->n_groups[side] < 2 ||
          !is_in_sight (scene, center_of (scene, (AdjHex) hex)))
        continue;
      g_snprintf (text, sizeof text, "%u", groups->group[hex]);
      paint_figure (cr, scene, (AdjHex) hex, text);
    }
}

static void
paint_groups (cairo_t *cr, const AdjScene *scene)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    paint_group_outlines (cr, scene, side);
  paint_group_numbers (cr, scene);
}

/* ---- What is owed ---- */

static void
paint_arrow (cairo_t *cr, const AdjScene *scene, AdjPoint from, AdjPoint to)
{
  double size = scene->camera->size;
  double angle = atan2 (to.y - from.y, to.x - from.x);

  cairo_save (cr);
  cairo_translate (cr, (from.x + 2 * to.x) / 3, (from.y + 2 * to.y) / 3);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, -0.5 * size, 0);
  cairo_line_to (cr, 0.3 * size, 0);
  cairo_move_to (cr, 0.05 * size, -0.22 * size);
  cairo_line_to (cr, 0.32 * size, 0);
  cairo_line_to (cr, 0.05 * size, 0.22 * size);
  cairo_restore (cr);
}

static void
paint_payments (cairo_t *cr, const AdjScene *scene)
{
  const AdjHints *hints = scene->hints;

  for (guint i = 0; i < hints->n_payments; i++)
    if (scene->field->count[hints->payments[i].hex] == 0)
      trace_hex (cr, scene, hints->payments[i].hex, 0.9);
  adj_palette_set (cr, GREEN, 0.2);
  cairo_fill (cr);
  for (guint i = 0; i < hints->n_payments; i++)
    trace_hex (cr, scene, hints->payments[i].hex, 0.9);
  for (guint i = 0; i < hints->n_payments; i++)
    {
      AdjHex from = scene->field->table->units[hints->payments[i].unit].hex;

      if (from != ADJ_NO_HEX)
        paint_arrow (cr, scene, center_of (scene, from), center_of (scene, hints->payments[i].hex));
    }
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  adj_palette_set (cr, 0xffffff, 0.9);
  cairo_set_line_width (cr, scene->camera->size * 0.16);
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, GREEN, 1);
  cairo_set_line_width (cr, scene->camera->size * 0.09);
  cairo_stroke (cr);
}

static int
sign_of (const AdjDuty *duty)
{
  switch (duty->kind)
    {
    case ADJ_DUTY_CHOICE:
      return ADJ_SIGN_CHOICE;
    case ADJ_DUTY_ATTACK:
    case ADJ_DUTY_CHARGE:
      return ADJ_SIGN_ATTACK;
    case ADJ_DUTY_BE_ATTACKED:
      return ADJ_SIGN_BE_ATTACKED;
    case ADJ_DUTY_LEAVE:
    case ADJ_DUTY_FLEE:
    case ADJ_DUTY_REPULSED:
      return ADJ_SIGN_LEAVE;
    case ADJ_DUTY_LIMIT:
      return ADJ_SIGN_LIMIT;
    case ADJ_DUTY_DRIFT:
      return ADJ_SIGN_SCATTER;
    case ADJ_DUTY_SET_UP:
    case ADJ_DUTY_INITIATIVE:
    case ADJ_DUTY_SCATTER:
    case ADJ_DUTY_ENTER:
    default:
      return -1;
    }
}

static AdjHex
hex_of (const AdjScene *scene, const AdjDuty *duty)
{
  if (duty->hex != ADJ_NO_HEX)
    return duty->hex;
  return duty->unit >= 0 ? scene->field->table->units[duty->unit].hex : ADJ_NO_HEX;
}

/* Bit 1 << AdjSign for each sign a hex gets. */
static void
collect_signs (const AdjScene *scene, guint8 *signs)
{
  const AdjTable *table = scene->field->table;

  for (guint i = 0; (scene->overlays & ADJ_OVERLAY_DUTIES) != 0 && i < scene->hints->duties.n; i++)
    {
      const AdjDuty *duty = &scene->hints->duties.duties[i];
      AdjHex hex = hex_of (scene, duty);
      int sign = sign_of (duty);

      if (duty->state == ADJ_DUTY_OWED && hex != ADJ_NO_HEX && sign >= 0)
        signs[hex] |= (guint8) (1u << sign);
    }
  for (guint hex = 0;
       (scene->overlays & ADJ_OVERLAY_GROUPS) != 0 && hex < scene->field->book->n_hexes; hex++)
    if (scene->hints->groups.surrounded[hex])
      signs[hex] |= 1u << ADJ_SIGN_SURROUNDED;
  for (int unit = 0; (scene->overlays & ADJ_OVERLAY_EFFECTIVENESS) != 0 && unit < table->n_units;
       unit++)
    if (adj_table_on_map (table, unit) && adj_view_knows (scene->view, unit) &&
        adj_table_has (table, unit, ADJ_FACT_INEFFECTIVE))
      signs[table->units[unit].hex] |= 1u << ADJ_SIGN_INEFFECTIVE;
}

/* In a row from the hex's upper right corner to the left. */
static void
paint_signs (cairo_t *cr, const AdjScene *scene)
{
  double radius = CLAMP (scene->camera->size * 0.24, 5, 13);
  guint8 signs[ADJ_MAX_HEXES] = { 0 };

  collect_signs (scene, signs);
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    {
      AdjPoint at;

      if (signs[hex] == 0)
        continue;
      at = center_of (scene, (AdjHex) hex);
      if (!is_in_sight (scene, at))
        continue;
      at.x += 0.58 * scene->camera->size;
      at.y -= 0.52 * scene->camera->size;
      for (int sign = 0; sign < ADJ_N_SIGNS; sign++)
        if (signs[hex] & (1u << sign))
          {
            adj_sign_paint (cr, (AdjSign) sign, at, radius);
            at.x -= 2.1 * radius;
          }
    }
}

/* ---- Picks ---- */

static void
paint_ring (cairo_t *cr, const AdjScene *scene, int unit)
{
  AdjHex hex = scene->field->table->units[unit].hex;
  double half = ADJ_COUNTER_SIDE * scene->camera->size / 2 + 1;
  guint16 units[ADJ_STACK_MOST];
  guint n = adj_stack_read (scene->view, scene->field, hex, units);
  guint i = 0;
  AdjPoint at;

  while (i + 1 < n && units[i] != unit)
    i++;
  at = adj_picture_counter_place (scene->camera, scene->field->book, hex, i, n);
  cairo_rectangle (cr, at.x - half, at.y - half, 2 * half, 2 * half);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  adj_palette_set (cr, DARK, 0.85);
  cairo_set_line_width (cr, MAX (4, scene->camera->size * 0.17));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, ADJ_SCENE_GOLD, 1);
  cairo_set_line_width (cr, MAX (2, scene->camera->size * 0.1));
  cairo_stroke (cr);
}

static void
paint_picks (cairo_t *cr, const AdjScene *scene)
{
  for (guint i = 0; i < scene->picks->n_units; i++)
    if (adj_table_on_map (scene->field->table, scene->picks->units[i]))
      paint_ring (cr, scene, scene->picks->units[i]);
  for (guint i = 0; i < scene->picks->n_targets; i++)
    {
      AdjPoint at = center_of (scene, scene->picks->targets[i]);

      trace_hex (cr, scene, scene->picks->targets[i], 0.95);
      adj_palette_set (cr, RED, 1);
      cairo_set_line_width (cr, MAX (2.5, scene->camera->size * 0.11));
      cairo_stroke (cr);
      adj_sign_paint (
          cr, ADJ_SIGN_ATTACK,
          (AdjPoint){ at.x - 0.58 * scene->camera->size, at.y - 0.52 * scene->camera->size },
          CLAMP (scene->camera->size * 0.34, 6, 18));
    }
}

/* Where a counter in hand would lie. */
static void
paint_aim (cairo_t *cr, const AdjScene *scene)
{
  trace_hex (cr, scene, scene->aim, 0.94);
  adj_palette_set (cr, DARK, 0.8);
  cairo_set_line_width (cr, MAX (2, scene->camera->size * 0.08));
  cairo_stroke (cr);
}

static void
paint_cursor (cairo_t *cr, const AdjScene *scene)
{
  trace_hex (cr, scene, scene->cursor, 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  adj_palette_set (cr, 0xffffff, 0.95);
  cairo_set_line_width (cr, MAX (5, scene->camera->size * 0.16));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, DARK, 1);
  cairo_set_line_width (cr, MAX (2, scene->camera->size * 0.07));
  cairo_stroke (cr);
}

void
adj_scene_paint (cairo_t *cr, const AdjScene *scene)
{
  if (scene->overlays & ADJ_OVERLAY_ZONES)
    paint_zones (cr, scene);
  if (scene->overlays & ADJ_OVERLAY_GROUPS)
    paint_groups (cr, scene);
  if ((scene->overlays & ADJ_OVERLAY_SIGHT) != 0 && scene->hints->seeing)
    paint_sight (cr, scene);
  if (scene->hints->exposing)
    paint_exposure (cr, scene);
  if (scene->hints->reaching)
    {
      paint_reach (cr, scene);
      paint_way (cr, scene);
    }
  if (scene->hints->n_payments > 0)
    paint_payments (cr, scene);
  if (scene->aim != ADJ_NO_HEX)
    paint_aim (cr, scene);
  if (scene->hints->drift.n_path > 0)
    paint_drift (cr, scene);
  paint_picks (cr, scene);
  paint_signs (cr, scene);
  if (scene->cursor != ADJ_NO_HEX)
    paint_cursor (cr, scene);
}

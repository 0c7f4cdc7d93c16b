/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-arrows.h"

#include <math.h>

/* In parts of a hex's size. */
#define FROM_CENTER 0.66 /* just within the counters' edges */
#define FROM_START 0.3   /* of a way: mostly nobody is left there */
#define HEAD 0.24
#define LINE 0.13
#define EDGE 0.11 /* so much more, in white: light map or dark, it stands out */
#define AFAR 0.6  /* of that, for what goes over others: their counters stay legible */
#define CROSS 0.3

/* ---- Arrows ---- */

typedef struct
{
  guint32 colour;
  double start; /* so far from the middle of the hex it starts in */
  gboolean broken;
} Stroke;

static const Stroke attack = { ADJ_SCENE_RED, FROM_CENTER, FALSE };
static const Stroke fire = { ADJ_SCENE_RED, FROM_CENTER, TRUE };

/* The broken line shows for two of its own widths, and is gone for as many. */
static void
stroke_twice (cairo_t *cr, guint32 colour, double line, double edge, gboolean broken)
{
  cairo_set_line_cap (cr, broken ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  adj_palette_set (cr, 0xffffff, 0.95);
  cairo_set_line_width (cr, line + edge);
  cairo_stroke_preserve (cr);
  if (broken)
    cairo_set_dash (cr, (const double[]){ 2 * line }, 1, 0);
  adj_palette_set (cr, colour, 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* So far from one of them towards the other. */
static AdjPoint
towards (AdjPoint from, AdjPoint to, double distance)
{
  double length = hypot (to.x - from.x, to.y - from.y);
  double part = length > 0 ? distance / length : 0;

  return (AdjPoint){ from.x + part * (to.x - from.x), from.y + part * (to.y - from.y) };
}

static void
trace_head (cairo_t *cr, AdjPoint tip, double angle, double length)
{
  cairo_save (cr);
  cairo_translate (cr, tip.x, tip.y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, -length, -length);
  cairo_line_to (cr, 0, 0);
  cairo_line_to (cr, -length, length);
  cairo_restore (cr);
}

/* Along two hexes or more, up to the edge of the counters in the last. */
static void
paint_arrow (cairo_t *cr, const AdjScene *scene, const AdjHex *path, guint n, const Stroke *stroke)
{
  double size = scene->camera->size;
  double thick = stroke->broken ? AFAR : 1;
  AdjPoint end = adj_trace_center (scene, path[n - 1]);
  AdjPoint before = adj_trace_center (scene, path[n - 2]);
  AdjPoint tip = towards (end, before, FROM_CENTER * size);
  AdjPoint start = towards (adj_trace_center (scene, path[0]), adj_trace_center (scene, path[1]),
                            stroke->start * size);

  cairo_move_to (cr, start.x, start.y);
  for (guint i = 1; i + 1 < n; i++)
    {
      AdjPoint at = adj_trace_center (scene, path[i]);

      cairo_line_to (cr, at.x, at.y);
    }
  cairo_line_to (cr, tip.x, tip.y);
  stroke_twice (cr, stroke->colour, thick * LINE * size, thick * EDGE * size, stroke->broken);
  trace_head (cr, tip, atan2 (end.y - before.y, end.x - before.x), HEAD * size);
  stroke_twice (cr, stroke->colour, LINE * size, EDGE * size, FALSE);
}

/* ---- The battle that is open ---- */

static void
paint_attack (cairo_t *cr, const AdjScene *scene, int unit, AdjHex to, const Stroke *stroke)
{
  const AdjHex path[] = { scene->field->table->units[unit].hex, to };

  paint_arrow (cr, scene, path, 2, stroke);
}

void
adj_scene_target (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double size = scene->camera->size;

  adj_trace_hex (cr, scene, hex, 0.95);
  stroke_twice (cr, ADJ_SCENE_RED, MAX (2.5, size * 0.11), size * 0.06, FALSE);
}

/* One from each hex, however many units attack from there. */
static gboolean
attacks_from_before (const AdjTable *table, guint i)
{
  const AdjBattleUnit *attackers = table->battle.attackers;

  for (guint j = 0; j < i; j++)
    if (attackers[j].role == attackers[i].role &&
        table->units[attackers[j].unit].hex == table->units[attackers[i].unit].hex)
      return TRUE;
  return FALSE;
}

static void
paint_attacks (cairo_t *cr, const AdjScene *scene, AdjBattleRole role)
{
  const AdjTable *table = scene->field->table;
  const AdjBattle *battle = &table->battle;

  for (guint i = 0; i < battle->n_attackers; i++)
    for (guint j = 0; j < battle->n_targets; j++)
      if (battle->attackers[i].role == role &&
          adj_table_on_map (table, battle->attackers[i].unit) && !attacks_from_before (table, i))
        paint_attack (cr, scene, battle->attackers[i].unit, battle->targets[j],
                      role == ADJ_ROLE_BOMBARDS ? &fire : &attack);
}

/* Those from afar come first: they may run over the others. */
static void
paint_declared (cairo_t *cr, const AdjScene *scene)
{
  const AdjTable *table = scene->field->table;
  const AdjBattle *battle = &table->battle;

  for (guint i = 0; i < battle->n_supports; i++)
    if (adj_table_on_map (table, battle->supports[i].unit))
      paint_attack (cr, scene, battle->supports[i].unit, battle->supports[i].hex, &fire);
  paint_attacks (cr, scene, ADJ_ROLE_BOMBARDS);
  paint_attacks (cr, scene, ADJ_ROLE_ADJACENT);
}

void
adj_scene_battle (cairo_t *cr, const AdjScene *scene)
{
  const AdjBattle *battle = &scene->field->table->battle;

  if (battle->stage == ADJ_BATTLE_NONE)
    return;
  for (guint i = 0; i < battle->n_targets; i++)
    adj_scene_target (cr, scene, battle->targets[i]);
  if (battle->stage == ADJ_BATTLE_DECLARED)
    paint_declared (cr, scene);
}

/* ---- What was done last ---- */

static Stroke
stroke_of (const AdjScene *scene, const AdjArrow *arrow)
{
  int colour = scene->field->book->scenario->sides[arrow->side].colour;

  switch (arrow->kind)
    {
    case ADJ_ARROW_ATTACK:
      return attack;
    case ADJ_ARROW_FIRE:
      return fire;
    case ADJ_ARROW_RETREAT:
      return (Stroke){ scene->palette->counter_edge[colour], FROM_START, TRUE };
    case ADJ_ARROW_PLACED:
      return (Stroke){ ADJ_SCENE_DARK, FROM_START, TRUE };
    case ADJ_ARROW_MARCH:
    case ADJ_ARROW_ADVANCE:
    case ADJ_ARROW_LOST:
    default:
      return (Stroke){ scene->palette->counter_edge[colour], FROM_START, FALSE };
    }
}

static void
paint_cross (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double size = scene->camera->size;
  AdjPoint at = adj_trace_center (scene, hex);

  for (int way = -1; way <= 1; way += 2)
    {
      cairo_move_to (cr, at.x - CROSS * size, at.y - way * CROSS * size);
      cairo_line_to (cr, at.x + CROSS * size, at.y + way * CROSS * size);
    }
  stroke_twice (cr, ADJ_SCENE_RED, LINE * size, EDGE * size, FALSE);
}

/* Who is on the map without having come from another hex has no way. An attack that waits for its
 * die has its arrows already. */
void
adj_scene_past (cairo_t *cr, const AdjScene *scene)
{
  gboolean open = scene->field->table->battle.stage == ADJ_BATTLE_DECLARED;

  for (guint i = 0; i < scene->arrows->len; i++)
    {
      const AdjArrow *arrow = &g_array_index (scene->arrows, AdjArrow, i);
      gboolean fights = arrow->kind == ADJ_ARROW_ATTACK || arrow->kind == ADJ_ARROW_FIRE;
      const Stroke stroke = stroke_of (scene, arrow);

      if (arrow->kind == ADJ_ARROW_LOST)
        paint_cross (cr, scene, arrow->path[0]);
      else if (arrow->n > 1 && !(fights && open))
        paint_arrow (cr, scene, arrow->path, arrow->n, &stroke);
    }
}

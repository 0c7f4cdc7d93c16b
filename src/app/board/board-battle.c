/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-battle.h"

#include <math.h>

#include "app/board/board-signs.h"
#include "app/board/board-trace.h"

/* In parts of a hex's size. */
#define FROM_CENTER 0.6 /* clear of the counters, whose half is a little less */
#define HEAD 0.24
#define LINE 0.13
#define EDGE 0.11 /* so much more, in white: light map or dark, it stands out */
#define AFAR 0.6  /* of that, for what goes over others: their counters stay legible */

/* The broken line shows for two of its own widths, and is gone for as many. */
static void
stroke (cairo_t *cr, double line, double edge, gboolean broken)
{
  cairo_set_line_cap (cr, broken ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  adj_palette_set (cr, 0xffffff, 0.95);
  cairo_set_line_width (cr, line + edge);
  cairo_stroke_preserve (cr);
  if (broken)
    cairo_set_dash (cr, (const double[]){ 2 * line }, 1, 0);
  adj_palette_set (cr, ADJ_SCENE_RED, 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint_arrow (cairo_t *cr, const AdjScene *scene, AdjHex from, AdjHex to, gboolean broken)
{
  AdjPoint start = adj_trace_center (scene, from);
  AdjPoint end = adj_trace_center (scene, to);
  double size = scene->camera->size;
  double thick = broken ? AFAR : 1;
  double tip = hypot (end.x - start.x, end.y - start.y) - FROM_CENTER * size;

  cairo_save (cr);
  cairo_translate (cr, start.x, start.y);
  cairo_rotate (cr, atan2 (end.y - start.y, end.x - start.x));
  cairo_move_to (cr, FROM_CENTER * size, 0);
  cairo_line_to (cr, tip, 0);
  stroke (cr, thick * LINE * size, thick * EDGE * size, broken);
  cairo_move_to (cr, tip - HEAD * size, -HEAD * size);
  cairo_line_to (cr, tip, 0);
  cairo_line_to (cr, tip - HEAD * size, HEAD * size);
  stroke (cr, LINE * size, EDGE * size, FALSE);
  cairo_restore (cr);
}

static void
paint_ring (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double size = scene->camera->size;

  adj_trace_hex (cr, scene, hex, 0.95);
  stroke (cr, MAX (2.5, size * 0.11), size * 0.06, FALSE);
}

void
adj_scene_target (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double size = scene->camera->size;
  AdjPoint at = adj_trace_center (scene, hex);

  paint_ring (cr, scene, hex);
  adj_sign_paint (cr, ADJ_SIGN_ATTACK, (AdjPoint){ at.x - 0.58 * size, at.y - 0.52 * size },
                  CLAMP (size * 0.34, 6, 18));
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
        paint_arrow (cr, scene, table->units[battle->attackers[i].unit].hex, battle->targets[j],
                     role == ADJ_ROLE_BOMBARDS);
}

/* Those from afar come first: they may run over the others. */
static void
paint_arrows (cairo_t *cr, const AdjScene *scene)
{
  const AdjTable *table = scene->field->table;
  const AdjBattle *battle = &table->battle;

  for (guint i = 0; i < battle->n_supports; i++)
    if (adj_table_on_map (table, battle->supports[i].unit))
      paint_arrow (cr, scene, table->units[battle->supports[i].unit].hex, battle->supports[i].hex,
                   TRUE);
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
    paint_ring (cr, scene, battle->targets[i]);
  if (battle->stage == ADJ_BATTLE_DECLARED)
    paint_arrows (cr, scene);
}

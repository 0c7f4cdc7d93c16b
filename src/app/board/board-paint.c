/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-paint.h"

#include <math.h>

#include "app/board/board-arrows.h"
#include "app/board/board-fates.h"
#include "app/board/board-overlays.h"
#include "app/board/board-pile.h"
#include "app/board/board-signs.h"
#include "app/board/board-ways.h"
#include "staff/pile.h"

#define GREEN 0x00796b /* where something owed may be paid */

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
trace_payment (cairo_t *cr, const AdjScene *scene, const AdjPayment *payment)
{
  AdjHex from = scene->field->table->units[payment->who.units[0]].hex;

  if (from != ADJ_NO_HEX)
    paint_arrow (cr, scene, adj_trace_center (scene, from), adj_trace_center (scene, payment->hex));
}

/* Those that lead to a hex; whom to lose is nothing to point at. */
static void
paint_payments (cairo_t *cr, const AdjScene *scene)
{
  const GArray *payments = scene->hints->payments;
  const AdjPayment *all = (const AdjPayment *) payments->data;

  for (guint i = 0; i < payments->len; i++)
    if (all[i].hex != ADJ_NO_HEX && scene->field->count[all[i].hex] == 0)
      adj_trace_hex (cr, scene, all[i].hex, 0.9);
  adj_palette_set (cr, GREEN, 0.2);
  cairo_fill (cr);
  for (guint i = 0; i < payments->len; i++)
    if (all[i].hex != ADJ_NO_HEX)
      adj_trace_hex (cr, scene, all[i].hex, 0.9);
  for (guint i = 0; i < payments->len; i++)
    if (all[i].hex != ADJ_NO_HEX)
      trace_payment (cr, scene, &all[i]);
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
    case ADJ_DUTY_SEAL:
    case ADJ_DUTY_REVEAL:
    case ADJ_DUTY_WITHDRAW:
    case ADJ_DUTY_ENTER:
    case ADJ_DUTY_WORKS:
    case ADJ_DUTY_RALLY:
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

static gboolean
is_fighting (const AdjBattle *battle, int unit)
{
  for (guint i = 0; i < battle->n_attackers; i++)
    if (battle->attackers[i].unit == unit)
      return TRUE;
  for (guint i = 0; i < battle->n_defenders; i++)
    if (battle->defenders[i] == unit)
      return TRUE;
  return FALSE;
}

/* In this phase (BG 7.14), before the battle that is open. */
static gboolean
has_fought (const AdjTable *table, int unit)
{
  return (adj_table_has (table, unit, ADJ_FACT_ATTACKED) ||
          adj_table_has (table, unit, ADJ_FACT_DEFENDED)) &&
         (table->battle.stage == ADJ_BATTLE_NONE || !is_fighting (&table->battle, unit));
}

static int
sign_of_done (const AdjScene *scene, int unit)
{
  const AdjTable *table = scene->field->table;

  if (has_fought (table, unit))
    return ADJ_SIGN_FOUGHT;
  return adj_table_has_moved (table, scene->field->book, unit) ? ADJ_SIGN_MOVED : -1;
}

/* On the counter itself, as players turn or shift one: in the corners that stay open when another
 * counter lies on it. */
static void
paint_marks (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double size = scene->camera->size;
  double corner = 0.4 * ADJ_PILE_SIDE * size;
  double radius = CLAMP (size * 0.19, 4, 11);
  guint16 units[ADJ_PILE_MOST];
  guint n = adj_pile_read (scene->view, scene->field, hex, units);

  for (guint i = 0; i < n; i++)
    {
      AdjPoint at = adj_pile_place (scene->camera, scene->field->book, hex, i, n);
      int done = scene->overlays & ADJ_OVERLAY_DONE ? sign_of_done (scene, units[i]) : -1;

      if (done >= 0)
        adj_sign_paint (cr, (AdjSign) done, (AdjPoint){ at.x - corner, at.y - corner }, radius);
      if (scene->plots->signs[units[i]] >= 0)
        adj_sign_paint (cr, (AdjSign) scene->plots->signs[units[i]],
                        (AdjPoint){ at.x + corner, at.y + corner }, radius);
      if (scene->irregular[units[i]])
        adj_sign_paint (cr, ADJ_SIGN_IRREGULAR, (AdjPoint){ at.x - corner, at.y + corner }, radius);
    }
}

static void
paint_all_marks (cairo_t *cr, const AdjScene *scene)
{
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    if (scene->field->count[hex] > 0 &&
        adj_trace_in_sight (scene, adj_trace_center (scene, (AdjHex) hex)))
      paint_marks (cr, scene, (AdjHex) hex);
}

/* Bit 1 << AdjSign for each sign a hex gets. */
static void
collect_signs (const AdjScene *scene, guint16 *signs)
{
  const AdjTable *table = scene->field->table;

  for (guint i = 0; (scene->overlays & ADJ_OVERLAY_DUTIES) != 0 && i < scene->hints->duties.n; i++)
    {
      const AdjDuty *duty = &scene->hints->duties.duties[i];
      AdjHex hex = hex_of (scene, duty);
      int sign = sign_of (duty);

      if (duty->state == ADJ_DUE_OWED && hex != ADJ_NO_HEX && sign >= 0)
        signs[hex] |= (guint16) (1u << sign);
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

/* In a column from the hex's upper right corner down, clear of the strengths. */
static void
paint_signs (cairo_t *cr, const AdjScene *scene)
{
  double radius = CLAMP (scene->camera->size * 0.24, 5, 13);
  guint16 signs[ADJ_MAX_HEXES] = { 0 };

  collect_signs (scene, signs);
  for (guint hex = 0; hex < scene->field->book->n_hexes; hex++)
    {
      AdjPoint at;

      if (signs[hex] == 0)
        continue;
      at = adj_trace_center (scene, (AdjHex) hex);
      if (!adj_trace_in_sight (scene, at))
        continue;
      at.x += 0.7 * scene->camera->size;
      at.y -= 0.52 * scene->camera->size;
      for (int sign = 0; sign < ADJ_N_SIGNS; sign++)
        if (signs[hex] & (1u << sign))
          {
            adj_sign_paint (cr, (AdjSign) sign, at, radius);
            at.y += 2.1 * radius;
          }
    }
}

/* ---- Picks ---- */

/* A ring of the kind, with crossed swords, for what is picked to be attacked. */
static void
paint_aimed (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double size = scene->camera->size;
  AdjPoint at = adj_trace_center (scene, hex);

  adj_scene_target (cr, scene, hex);
  adj_sign_paint (cr, ADJ_SIGN_ATTACK, (AdjPoint){ at.x - 0.58 * size, at.y - 0.52 * size },
                  CLAMP (size * 0.34, 6, 18));
}

static void
paint_ring (cairo_t *cr, const AdjScene *scene, int unit)
{
  AdjHex hex = scene->field->table->units[unit].hex;
  double half = ADJ_PILE_SIDE * scene->camera->size / 2 + 1;
  guint16 units[ADJ_PILE_MOST];
  guint n = adj_pile_read (scene->view, scene->field, hex, units);
  guint i = 0;
  AdjPoint at;

  while (i + 1 < n && units[i] != unit)
    i++;
  at = adj_pile_place (scene->camera, scene->field->book, hex, i, n);
  cairo_rectangle (cr, at.x - half, at.y - half, 2 * half, 2 * half);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  adj_palette_set (cr, ADJ_SCENE_DARK, 0.85);
  cairo_set_line_width (cr, MAX (4, scene->camera->size * 0.17));
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, ADJ_SCENE_GOLD, 1);
  cairo_set_line_width (cr, MAX (2, scene->camera->size * 0.1));
  cairo_stroke (cr);
}

/* The hexes that a list points to. */
static void
paint_pointed (cairo_t *cr, const AdjScene *scene, AdjHex hex)
{
  double width = MAX (2.5, scene->camera->size * 0.11);

  adj_trace_hex (cr, scene, hex, 0.95);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.6);
  cairo_set_line_width (cr, width + 2);
  cairo_stroke_preserve (cr);
  adj_palette_set (cr, ADJ_SCENE_GOLD, 1);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
paint_picks (cairo_t *cr, const AdjScene *scene)
{
  for (guint i = 0; i < scene->picks->n_hexes; i++)
    paint_pointed (cr, scene, scene->picks->hexes[i]);
  for (guint i = 0; i < scene->picks->n_units; i++)
    if (adj_table_on_map (scene->field->table, scene->picks->units[i]))
      paint_ring (cr, scene, scene->picks->units[i]);
  for (guint i = 0; i < scene->picks->n_targets; i++)
    paint_aimed (cr, scene, scene->picks->targets[i]);
}

/* Where a counter in hand would lie. */
static void
paint_aim (cairo_t *cr, const AdjScene *scene)
{
  adj_trace_hex (cr, scene, scene->aim, 0.94);
  adj_palette_set (cr, ADJ_SCENE_DARK, 0.8);
  cairo_set_line_width (cr, MAX (2, scene->camera->size * 0.08));
  cairo_stroke (cr);
}

void
adj_scene_paint (cairo_t *cr, const AdjScene *scene)
{
  if (scene->overlays & ADJ_OVERLAY_ZONES)
    adj_scene_zones (cr, scene);
  if (scene->overlays & ADJ_OVERLAY_GROUPS)
    adj_scene_groups (cr, scene);
  if ((scene->overlays & ADJ_OVERLAY_SIGHT) != 0 && scene->hints->seeing)
    adj_scene_sight (cr, scene);
  if (scene->hints->exposing)
    adj_scene_exposure (cr, scene);
  if (scene->hints->reaching)
    {
      adj_scene_reach (cr, scene);
      adj_scene_charges (cr, scene);
      adj_scene_way (cr, scene);
    }
  if (scene->arrows != NULL)
    adj_scene_past (cr, scene);
  adj_scene_plots (cr, scene);
  adj_scene_battle (cr, scene);
  if (scene->hints->payments != NULL && scene->hints->payments->len > 0)
    paint_payments (cr, scene);
  if (scene->aim != ADJ_NO_HEX)
    paint_aim (cr, scene);
  if (scene->hints->drift.n_path > 0)
    adj_scene_drift (cr, scene);
  if (scene->fates != NULL)
    adj_scene_fates (cr, scene);
  paint_all_marks (cr, scene);
  paint_picks (cr, scene);
  if (scene->hints->drifts != ADJ_NO_HEX)
    adj_scene_compass (cr, scene);
  paint_signs (cr, scene);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/arrows.h"

#include <string.h>

#include "record/seen.h"
#include "table/apply.h"

static AdjArrow *
arrow_at (const GArray *arrows, guint index)
{
  return &g_array_index (arrows, AdjArrow, index);
}

/* ---- Adding ---- */

static gboolean
is_like (const AdjArrow *a, const AdjArrow *b)
{
  return a->kind == b->kind && a->side == b->side && a->n == b->n &&
         memcmp (a->path, b->path, a->n * sizeof a->path[0]) == 0;
}

static void
add (GArray *arrows, const AdjArrow *arrow)
{
  for (guint i = 0; i < arrows->len; i++)
    if (is_like (arrow_at (arrows, i), arrow))
      return;
  g_array_append_val (arrows, *arrow);
}

/* Who goes on has one way; of somebody who is not known it would tell that it is the same one. */
static void
add_way (GArray *arrows, const AdjArrow *way)
{
  for (guint i = 0; i < arrows->len; i++)
    {
      AdjArrow *before = arrow_at (arrows, i);

      if (before->kind == way->kind && before->unit == way->unit && way->unit != ADJ_NO_UNIT &&
          before->path[before->n - 1] == way->path[0] && before->n + way->n - 1 <= ADJ_MAX_PATH)
        {
          memcpy (before->path + before->n, way->path + 1, (way->n - 1) * sizeof way->path[0]);
          before->n += way->n - 1;
          return;
        }
    }
  add (arrows, way);
}

/* ---- Reading ---- */

static AdjArrow
begin (const AdjView *view, AdjArrowKind kind, guint16 unit, AdjHex from)
{
  AdjArrow arrow = { .kind = kind,
                     .side = view->table->units[unit].side,
                     .unit = adj_view_knows (view, unit) ? unit : ADJ_NO_UNIT,
                     .n = 1 };

  arrow.path[0] = from;
  return arrow;
}

/* From where the unit stands. */
static void
add_leap (GArray *arrows, const AdjView *view, AdjArrowKind kind, guint16 unit, AdjHex to)
{
  AdjArrow arrow;

  if (!adj_table_on_map (view->table, unit) || to == ADJ_NO_HEX)
    return;
  arrow = begin (view, kind, unit, view->table->units[unit].hex);
  arrow.path[arrow.n++] = to;
  add_way (arrows, &arrow);
}

static void
add_march (GArray *arrows, const AdjView *view, const AdjEffect *effect)
{
  AdjArrow arrow = begin (view, ADJ_ARROW_MARCH, effect->unit, effect->path[0]);

  arrow.n = effect->n_path;
  memcpy (arrow.path, effect->path, arrow.n * sizeof arrow.path[0]);
  add_way (arrows, &arrow);
}

static void
add_spot (GArray *arrows, const AdjView *view, AdjArrowKind kind, guint16 unit, AdjHex hex)
{
  AdjArrow arrow = begin (view, kind, unit, hex);

  if (hex != ADJ_NO_HEX)
    add (arrows, &arrow);
}

/* All that are attacked are on the table by now. */
static void
add_attack (GArray *arrows, const AdjView *view, const AdjEffect *effect)
{
  AdjArrowKind kind = effect->role == ADJ_ROLE_BOMBARDS ? ADJ_ARROW_FIRE : ADJ_ARROW_ATTACK;

  for (guint i = 0; i < view->table->battle.n_targets; i++)
    add_leap (arrows, view, kind, effect->unit, view->table->battle.targets[i]);
}

/* On the table as it is before the effect. */
static void
read_effect (GArray *arrows, const AdjView *view, const AdjEffect *effect)
{
  switch (effect->kind)
    {
    case ADJ_EFFECT_MOVED:
      add_march (arrows, view, effect);
      break;
    case ADJ_EFFECT_ENTERED:
      add_spot (arrows, view, ADJ_ARROW_MARCH, effect->unit, effect->hex);
      break;
    case ADJ_EFFECT_RETREATED:
    case ADJ_EFFECT_DISPLACED:
    case ADJ_EFFECT_SLIPPED:
      add_leap (arrows, view, ADJ_ARROW_RETREAT, effect->unit, effect->hex);
      break;
    case ADJ_EFFECT_ADVANCED:
      add_leap (arrows, view, ADJ_ARROW_ADVANCE, effect->unit, effect->hex);
      break;
    case ADJ_EFFECT_PLACED:
      add_leap (arrows, view, ADJ_ARROW_PLACED, effect->unit, effect->hex);
      break;
    case ADJ_EFFECT_ELIMINATED:
      add_spot (arrows, view, ADJ_ARROW_LOST, effect->unit, view->table->units[effect->unit].hex);
      break;
    case ADJ_EFFECT_ATTACKER:
      add_attack (arrows, view, effect);
      break;
    case ADJ_EFFECT_SUPPORTER:
      add_leap (arrows, view, ADJ_ARROW_FIRE, effect->unit, effect->hex);
      break;
    default:
      break;
    }
}

GArray *
adj_arrows_read (AdjGame *game, guint from, guint n_steps, AdjEyes eyes)
{
  GArray *arrows;
  const GArray *steps;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  arrows = g_array_new (FALSE, TRUE, sizeof (AdjArrow));
  steps = adj_game_get_play (game)->steps;
  for (guint i = from; i < MIN (n_steps, steps->len); i++)
    {
      const AdjStep *step = &g_array_index (steps, AdjStep, i);
      g_autoptr (AdjTable) table = adj_game_table_after (game, i);
      AdjView view = adj_view (adj_game_get_book (game), table, eyes);
      g_autoptr (GArray) seen = adj_seen_effects (&view, step->effects);

      for (guint j = 0; step->state != ADJ_STEP_ASIDE && j < seen->len; j++)
        {
          read_effect (arrows, &view, &g_array_index (seen, AdjEffect, j));
          adj_table_apply (table, view.book, &g_array_index (seen, AdjEffect, j));
        }
    }
  return arrows;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/course.h"

#include "record/seen.h"
#include "rules/victory.h"
#include "table/apply.h"

AdjCourseTurn
adj_course_now (const AdjView *view)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) seen = NULL;
  g_autofree AdjVictory *victory = NULL;
  AdjCourseTurn course;

  g_return_val_if_fail (view != NULL, (AdjCourseTurn){ 0 });

  seen = adj_seen_field (view, field);
  victory = adj_victory_find (field);
  course = (AdjCourseTurn){ .turn = view->table->turn };
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      course.sides[side] = adj_headcount (seen, side);
      course.points[side] = (AdjAtLeast){ victory->total[side], victory->n_unseen[side] };
    }
  return course;
}

AdjCourseTurn
adj_course_turn (const AdjView *view, const AdjTurnStory *turn)
{
  AdjView end;
  AdjCourseTurn course;

  g_return_val_if_fail (view != NULL, (AdjCourseTurn){ 0 });
  g_return_val_if_fail (turn != NULL, (AdjCourseTurn){ 0 });

  end = adj_view (view->book, turn->end, view->eyes);
  course = adj_course_now (&end);
  course.turn = turn->number;
  return course;
}

/* The table as the turn ended that a phase of another comes after: the order that ended it has
 * done all but begin the next one. */
static AdjTable *
table_before (AdjGame *game, const AdjPhaseStart *next)
{
  const GArray *steps = adj_game_get_play (game)->steps;
  AdjTable *table = adj_game_table_after (game, next->n_steps - 1);
  const GArray *effects = g_array_index (steps, AdjStep, next->n_steps - 1).effects;

  for (guint i = 0; i < effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (effects, AdjEffect, i);

      if (effect->kind == ADJ_EFFECT_PHASE && effect->phase.turn != table->turn)
        break;
      adj_table_apply (table, adj_game_get_book (game), effect);
    }
  return table;
}

static void
add_turn (GArray *course, AdjGame *game, AdjEyes eyes, const AdjTable *end)
{
  AdjView view = adj_view (adj_game_get_book (game), end, eyes);
  AdjCourseTurn turn = adj_course_now (&view);

  g_array_append_val (course, turn);
}

GArray *
adj_course_read (AdjGame *game, AdjEyes eyes, int last)
{
  GArray *course;
  AdjPhaseStart phase;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  course = g_array_new (FALSE, FALSE, sizeof (AdjCourseTurn));
  phase = adj_game_get_phase (game, 0);
  for (guint i = 1; i < adj_game_count_phases (game) && phase.turn <= last; i++)
    {
      AdjPhaseStart next = adj_game_get_phase (game, i);

      if (next.turn != phase.turn)
        {
          g_autoptr (AdjTable) end = table_before (game, &next);

          add_turn (course, game, eyes, end);
        }
      phase = next;
    }
  if (phase.turn <= last)
    add_turn (course, game, eyes, adj_game_get_table (game));
  return course;
}

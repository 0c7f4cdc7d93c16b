/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/course.h"

#include "record/seen.h"
#include "rules/victory.h"

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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/course.h"

#include "rules/victory.h"

AdjCourseTurn
adj_course_turn (const AdjBook *book, const AdjTurnStory *turn)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autofree AdjVictory *victory = NULL;
  AdjCourseTurn course = { .turn = turn->number };

  adj_field_read (field, book, turn->end);
  victory = adj_victory_find (field);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      course.sides[side] = adj_headcount (turn->end, side);
      course.points[side] = victory->total[side];
    }
  return course;
}

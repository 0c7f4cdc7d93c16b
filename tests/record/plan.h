/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "tests/rules/lots.h"

/* The games that test-plays plays, and from what. */

typedef enum
{
  PLAN_LAWFUL,  /* a whole lawful game; what is tried in between is undone */
  PLAN_OPTIONS, /* the same with the options of initiative and Command Control */
  PLAN_HIDDEN,  /* the same with everything face down */
  PLAN_VEILED,  /* any orders there */
  PLAN_ANY,     /* lawful orders and any others, undone, done again, corrected */
  PLAN_BOTH,    /* a lawful game in which both sides march and fight at the same time */
  PLAN_WILD,    /* a lawful game on a small map by lot, with options by lot */
  PLAN_MIXED,   /* any orders there */
} PlanKind;

typedef struct
{
  const char *name;
  const char *book; /* NULL: a map by lot */
  PlanKind kind;
  guint64 seed;
} Plan;

extern const Plan plans[];
extern const guint plan_n;

gboolean plan_is_wild (const Plan *self);
gboolean plan_is_hidden (const Plan *self);
gboolean plan_is_lawful (const Plan *self);

/* The book, and the game as it begins; its aliases are dealt alike in every run. */
AdjBook *plan_book (const Plan *self, Lots *lots);
AdjGame *plan_game (const Plan *self, AdjBook *book, Lots *lots);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "staff/picks.h"
#include "table/view.h"

/* Every order that fits a place on the board: to be offered in a menu. None of them is
 * impossible; what the rules are against is offered too, and says so when it is given. They are
 * judged on the table as the eyes see it: none of them tells what is hidden. */

typedef enum
{
  ADJ_CHOICE_OWED, /* pays what is owed, or goes on with the battle under way */
  ADJ_CHOICE_PLAY,
  ADJ_CHOICE_HAND,   /* the umpire's: puts things right without asking the rules */
  ADJ_CHOICE_STATUS, /* the umpire's: what a unit is and has done */
} AdjChoiceGroup;

typedef struct
{
  AdjChoiceGroup group;
  gboolean warned; /* against a rule */
  char *label;
  GArray *orders; /* of AdjOrder: the one it is called after, and those that go with it */
} AdjChoice;

void adj_choice_free (AdjChoice *self);

/* Of AdjChoice, by group. hex may be ADJ_NO_HEX, unit -1. What is picked is what would come to
 * the hex, or attack it. */
GPtrArray *adj_choices_find (const AdjView *view, const AdjPicks *picks, AdjHex hex, int unit);

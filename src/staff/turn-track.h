/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* The turn record as the printed track has it: a box a turn, and the phases that have begun. */

typedef struct
{
  int turn;
  gboolean night;
  guint n_arrivals; /* units due in it */
  gboolean now;     /* the marker lies here */
  gboolean shown;   /* of the table that is looked at */
  gboolean begun;   /* it can be looked back at */
  gboolean noted;   /* something was written in it */
  char *text;       /* all of that in words, and what was written, a line each */
} AdjTurnFacts;

/* Of AdjTurnFacts: every box of the track there is; a scenario whose track nobody knows has those
 * played. shown: the turn that is looked at. */
GPtrArray *adj_turn_track_read (AdjGame *game, int shown);

/* The phases of its turn that have begun, which lie one behind the other: from first on, up to the
 * one before end. */
void adj_turn_track_phases (AdjGame *game, guint phase, guint *first, guint *end);

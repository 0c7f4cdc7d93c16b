/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game-private.h"

/* Inside the record only: what has been played, worked out again step by step from some table on,
 * because something before it is another now. It was played with real dice on a real board, so
 * recorded effects stay wherever they still fit; each order comes out the same, or would be judged
 * differently today, or does not fit and is set aside. */

typedef struct
{
  AdjGame *game;
  AdjTable *table; /* as it stands by now */
  AdjTable *was;   /* as it stood there so far */
  AdjJudge *judge;
  AdjSilence *silence;
} AdjPast;

/* Takes the table, which stands after so many steps. */
void
adj_past_open (AdjPast *self, AdjGame *game, AdjTable *table, const AdjBook *book, guint n_steps);
void adj_past_close (AdjPast *self);

/* One step more: what it comes to, and the table after it. */
AdjConsequence adj_past_judge_step (AdjPast *self, const AdjStep *step);

/* All steps from that one on: the correction's consequences, and the table after the last. */
void adj_past_go_on (AdjPast *self, guint from, AdjCorrection *correction);

/* Of AdjConsequence. */
GArray *adj_consequences_new (void);

/* Of nothing yet. */
AdjCorrection *adj_correction_new (AdjGame *game);

/* It is not to be had, for that reason, which it takes over; nothing of it is seen on trial. */
void adj_correction_withdraw (AdjCorrection *self, char *why);

/* Withdraws one that has been worked out if its entry could not be opened again. */
void adj_correction_prove (AdjCorrection *self, AdjGame *game);

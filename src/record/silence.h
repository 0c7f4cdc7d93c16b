/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "record/play.h"

/* The warnings that the players do not want to hear of, at one point of the line of play: rows that
 * are waived, and the rules of position when less than the whole board is mirrored. */
typedef struct
{
  AdjMirror mirror;
  GPtrArray *waived; /* of char *: rows of the ledger */
} AdjSilence;

/* As it was after so many steps of the line. */
AdjSilence *adj_silence_new (const AdjPlay *play, guint n_steps);
void adj_silence_free (AdjSilence *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjSilence, adj_silence_free)

/* An order; only "waive" and "mirror" matter. */
void adj_silence_hear (AdjSilence *self, const AdjEntry *entry);

/* How it stands at one point of the line, to come back there: rows are only ever added. */
typedef struct
{
  AdjMirror mirror;
  guint n_waived;
} AdjSilenceMark;

AdjSilenceMark adj_silence_mark (const AdjSilence *self);
void adj_silence_return (AdjSilence *self, AdjSilenceMark mark);

/* row: a finding's; NULL is never waived. */
gboolean adj_silence_waives (const AdjSilence *self, const char *row);

/* Takes out of the judge's warnings what is not to be heard. */
void adj_silence_keep (const AdjSilence *self, AdjJudge *judge);

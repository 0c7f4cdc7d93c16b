/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/entry.h"

/* The current line of play, as the entries make it: which orders hold, in which order, and what
 * each of them came to. Nothing is judged here: recorded effects are applied as they are. */

typedef enum
{
  ADJ_STEP_HOLDS,
  ADJ_STEP_DIFFERS, /* recorded effects kept, today's judgement on the corrected table differs */
  ADJ_STEP_ASIDE,   /* does not fit the corrected table: its effects are left out */
} AdjStepState;

typedef struct
{
  guint number;            /* of the entry that brought the order in: its name for ever */
  const AdjEntry *content; /* the entry whose text and effects hold now */
  const GArray *effects; /* of AdjEffect: what it comes to, the content's or reckoned anew since */
  AdjStepState state;
} AdjStep;

typedef struct
{
  GPtrArray *entries; /* of AdjEntry, owned */
  GArray *steps;      /* of AdjStep */
  GArray *done;       /* of guint: entries that can be undone, the last one last */
  GArray *undone;     /* of guint: entries that can be redone, the next one last */
  guint n_anew;       /* orders reckoned anew by all entries */
  GPtrArray *before;  /* of GArray of AdjStep, beside done: the steps before a correction; NULL for
                         an order */
} AdjPlay;

AdjPlay *adj_play_new (void);
void adj_play_free (AdjPlay *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjPlay, adj_play_free)

/* Takes the entry, numbers it and lets it work; *changed is the first step that is not as it was.
 * FALSE, and the entry freed, if it does not fit what is there: an undo of something that is not
 * the last, a target that is not in the line. */
gboolean adj_play_add (AdjPlay *self, AdjEntry *entry, guint *changed);

/* The steps done by now can be neither undone nor redone. */
void adj_play_settle (AdjPlay *self);

const AdjEntry *adj_play_entry (const AdjPlay *self, guint number);

/* The step with that number, -1 if it is not in the line. */
int adj_play_find (const AdjPlay *self, guint number);

/* What the side sealed last, by the first steps of the line; and for that turn, whether that is
 * undone or not. NULL: nothing. */
const AdjSeal *adj_play_find_seal (const AdjPlay *self, int side, guint n_steps);
const AdjSeal *adj_play_last_seal (const AdjPlay *self, int side, int turn);

/* The same of both sides, for a judge. */
void adj_seals_bring (AdjJudge *judge, const AdjPlay *self, guint n_steps);

/* The entry that an undo or redo would name; 0 if there is none. */
guint adj_play_last_done (const AdjPlay *self);
guint adj_play_next_undone (const AdjPlay *self);

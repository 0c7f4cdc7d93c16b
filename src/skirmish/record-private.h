/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/record.h"

/* What a skirmish consists of, for those who keep its record (record.c), add to it (submit.c) and
 * write and read its file (file.c). */

struct _AdjSkirmish
{
  AdjSkirmishRules *rules;
  guint64 seed;
  gboolean strict;
  guint head;            /* new whenever something changes that its file has besides the entries */
  int eyes;              /* of who types */
  GStringChunk *strings; /* of the entries */
  GPtrArray *entries;    /* of AdjRecorded */
  GArray *played;        /* of AdjPlayed */
  GArray *done;          /* of guint: what can be undone, the last one last */
  GArray *undone;        /* of guint: what can be redone, the next one last */
  AdjSkirmishState state;
  guint64 thrown; /* dice */
  guint n_anew;   /* orders reckoned anew by all entries */
  gsize bytes;    /* of its file, so that the next entry is measured against the ceiling */
};

/* An entry as it was recorded: taken over, applied, not judged. FALSE if it does not fit those
 * before it; what it takes back by number has to be there. */
gboolean adj_skirmish_replay (AdjSkirmish *self, AdjRecorded *entry);

/* FALSE if one of them does not fit; the state is spoilt then. */
gboolean
adj_skirmish_apply (const AdjSkirmish *self, const GArray *changes, AdjSkirmishState *state);

/* The same, all of it or nothing. */
gboolean
adj_skirmish_apply_whole (const AdjSkirmish *self, const GArray *changes, AdjSkirmishState *state);

/* The place of an order by its number; ADJ_NO_INDEX. played: of AdjPlayed. */
int adj_skirmish_find_played (const GArray *played, guint number);

/* The last of a list of numbers; 0 if it is empty. */
guint adj_skirmish_last_of (const GArray *numbers);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/silence.h"
#include "table/table.h"

/* The table, and what is silenced, as they stood at some points of the line of play, so that every
 * point is reached in a few steps from one that is kept: the beginning of each phase, for good; and
 * within a phase every so many steps, which thin out behind the newest of them. */

typedef struct
{
  guint n_steps; /* before it */
  AdjTable *table;
  AdjSilenceMark silence;
} AdjSnapshot;

typedef struct _AdjSnapshots AdjSnapshots;

AdjSnapshots *adj_snapshots_new (void);
void adj_snapshots_free (AdjSnapshots *self);

/* The line has come so far; phase: one has begun with the last step. */
void adj_snapshots_pass (AdjSnapshots *self,
                         guint n_steps,
                         gboolean phase,
                         const AdjTable *table,
                         const AdjSilence *silence);

/* Forgets those behind so many steps, or all. */
void adj_snapshots_cut (AdjSnapshots *self, guint n_steps);
void adj_snapshots_forget (AdjSnapshots *self);

/* The last one at or before so many steps. */
const AdjSnapshot *adj_snapshots_before (const AdjSnapshots *self, guint n_steps);

/* Those of the phases; the first is the set-up's. */
guint adj_snapshots_count_phases (const AdjSnapshots *self);
const AdjSnapshot *adj_snapshots_phase (const AdjSnapshots *self, guint index);

/* The phase that holds the table after so many steps. */
guint adj_snapshots_phase_at (const AdjSnapshots *self, guint n_steps);

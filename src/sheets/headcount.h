/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"
#include "words/at-least.h"

/* Strength of a side, by what became of it. */
typedef struct
{
  AdjAtLeast on_map;
  AdjAtLeast waiting;
  AdjAtLeast lost;
  AdjAtLeast exited;
  AdjAtLeast ineffective; /* of those on the map */
} AdjHeadcount;

/* Of a table as somebody sees it (record/seen.h). */
AdjHeadcount adj_headcount (const AdjTable *table, int side);

/* Is there anything to be said of who is ineffective: do the rules know of it, or is anybody? */
gboolean adj_headcount_has_ineffective (const AdjTable *table);

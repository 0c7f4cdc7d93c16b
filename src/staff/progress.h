/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* How far the map and the comparing of a battle have got, chapter by chapter. */

/* The hexes whose terrain is known, and those that are from the owner's charts; and the nets that
 * roads and trails, and creeks, make: those that nobody doubts are sound. */
typedef struct
{
  guint hexes_known;
  guint hexes_typed;
  guint hexes;
  guint nets_sound;
  guint nets;
} AdjMapProgress;

/* doubts: the linter's (book/lint.h). */
AdjMapProgress adj_map_progress (const AdjBook *book, const AdjProblems *doubts);

/* "Terrain: 412 of 700 hexes", "From your charts: 88 of 700 hexes", "Roads and creeks: 3 of 4 nets
 * sound", a line each; free it. */
char *adj_map_progress_say (const AdjBook *book, const AdjProblems *doubts);

/* How many rows of an element are compared (book/compare.h); of all with "". */
typedef struct
{
  guint done;
  guint all;
} AdjCompareProgress;

AdjCompareProgress adj_compare_progress (const AdjScenario *scenario, const char *element);

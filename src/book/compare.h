/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* Comparing a battle with the print, row by row: a hex with what lies on its sides, a unit, a turn,
 * what victory points are given for ... A row is compared when its owner has typed it or said that
 * it is as printed: it has the source "charts" then, and no check mark. */

typedef struct
{
  const char *element; /* of the format, static: "hex", "unit", "turn", "award" ... */
  guint place;         /* among the scenario's hexes, units ... */
} AdjCompareRow;

/* All of them (of AdjCompareRow), as one goes through them: the map first. */
GArray *adj_compare_rows (const AdjScenario *scenario);

gboolean adj_compare_is_done (const AdjScenario *scenario, const AdjCompareRow *row);

/* What it is called where figures are typed: "0412", "anderson", "turn-4", "level-2"; free it. */
char *adj_compare_subject (const AdjScenario *scenario, const AdjCompareRow *row);
gboolean adj_compare_find (const AdjScenario *scenario, const char *subject, AdjCompareRow *row);

/* Where one goes on: the place among the rows of the first from there on that is not compared,
 * rows->len if there is none. */
guint adj_compare_next (const AdjScenario *scenario, const GArray *rows, guint from);

/* It is as printed. Refused of a hex whose terrain is not known. */
gboolean adj_draft_compare (AdjDraft *self, const AdjCompareRow *row);

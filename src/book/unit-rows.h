/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* Units as rows of a spreadsheet: the first row has the names of the columns, which are those of
 * the file (name, side, arm, strength, hex ...) or what people call them, in any order; tabs,
 * semicolons or commas part the cells. A row is about the unit of its id, or of its name and side;
 * one that is not there yet is new. An empty cell leaves the field as it is. */

/* What people call a column, by its attribute in the file: "Set-up hex" of hex; NULL. */
const char *adj_unit_column_title (const char *attribute);

/* A field of a unit as it is typed; "" if nobody knows it. Free it. */
char *adj_unit_field (const AdjScenario *scenario, guint unit, const char *attribute);

/* All units as such rows, with tabs between the cells; free it. */
char *adj_unit_rows (const AdjScenario *scenario);

/* A row that was not taken, and why; rows are counted from 1, the names being the first. */
typedef struct
{
  guint row;
  char *reason;
} AdjRefusedRow;

/* All good rows are one change. Returns those that are not (of AdjRefusedRow), in order; never
 * NULL. Row 1 stands for the whole where the columns cannot be understood: nothing is taken then.
 */
GArray *adj_draft_paste_units (AdjDraft *self, const char *text, guint *n_taken);

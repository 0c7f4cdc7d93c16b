/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* Units as rows of a spreadsheet: the first row has the names of the columns, which are those of
 * the file (name, side, arm, strength, hex ...), in any order; tabs, semicolons or commas part the
 * cells. A row is about the unit of its id, or of its name and side; one that is not there yet is
 * new. An empty cell leaves the field as it is. */

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

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* Tables of a game for a spreadsheet: CSV in UTF-8 as RFC 4180 has it, a header row first. A cell
 * that a spreadsheet would take for a formula begins with an apostrophe. */

typedef enum
{
  ADJ_CSV_UNITS,
  ADJ_CSV_LOG,
  ADJ_CSV_BATTLES,
  ADJ_CSV_SCORE,
  ADJ_CSV_LOSSES,
  ADJ_N_CSV,
} AdjCsvKind;

/* What these eyes may know of the whole game. */
char *adj_csv_write (AdjCsvKind kind, AdjGame *game, AdjEyes eyes);

/* "battles", and what stands in it; -1 if there is no such table. */
const char *adj_csv_name (AdjCsvKind kind);
const char *adj_csv_about (AdjCsvKind kind);
int adj_csv_find (const char *name);

/* A cell as it is written, appended. */
void adj_csv_cell (GString *out, const char *text);

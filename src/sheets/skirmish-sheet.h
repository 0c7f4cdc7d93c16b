/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/leaves.h"
#include "skirmish/record.h"

/* The papers of a skirmish. */

typedef enum
{
  ADJ_HANDOUT_CARDS,
  ADJ_HANDOUT_AID,
  ADJ_HANDOUT_ROSTER,
  ADJ_HANDOUT_RECORD,
  ADJ_N_HANDOUTS,
} AdjHandoutKind;

typedef struct
{
  const AdjPaper *paper;
  int eyes;         /* a side; anything else: what both sides may know */
  const char *name; /* what the skirmish is called, such as its file */
} AdjHandoutOptions;

/* The sheet needs the skirmish no longer. */
AdjSheet *adj_skirmish_sheet_new (AdjHandoutKind kind,
                                  const AdjSkirmish *skirmish,
                                  const AdjHandoutOptions *options);

/* "cards"; what it is called on paper, translated; and in half a sentence of plain English what
 * stands on it. */
const char *adj_skirmish_sheet_name (AdjHandoutKind kind);
const char *adj_skirmish_sheet_heading (AdjHandoutKind kind);
const char *adj_skirmish_sheet_about (AdjHandoutKind kind);

/* -1 if there is no such sheet. */
int adj_skirmish_sheet_find (const char *name);

/* Does it tell of order cards, so that eyes matter? */
gboolean adj_skirmish_sheet_has_cards (AdjHandoutKind kind);

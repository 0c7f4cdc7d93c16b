/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "sheets/leaves.h"
#include "table/view.h"

/* The papers of a game of hexes. */

typedef enum
{
  ADJ_SHEET_SUMMARY,
  ADJ_SHEET_SETUP,
  ADJ_SHEET_ROSTER,
  ADJ_SHEET_MISSING,
  ADJ_SHEET_PROOF,
  ADJ_SHEET_TRACK,
  ADJ_SHEET_BATTLE_ORDER,
  ADJ_SHEET_LEDGER,
  ADJ_SHEET_COUNTERS,
  ADJ_SHEET_CARDS,
  ADJ_SHEET_ARRIVALS,
  ADJ_SHEET_AID,
  ADJ_SHEET_RULINGS,
  ADJ_SHEET_SCATTER,
  ADJ_SHEET_INITIATIVE,
  ADJ_SHEET_PLOT,
  ADJ_SHEET_REPORT,
  ADJ_SHEET_MAP,
  ADJ_SHEET_DICE,
  ADJ_SHEET_SIDE, /* from here on several of the others in one file */
  ADJ_SHEET_ALL,
  ADJ_N_SHEETS,
} AdjSheetKind;

typedef struct
{
  const AdjPaper *paper;
  gboolean large; /* the large-print edition; of the map: over several pages, at the size of the
                     real one */
  gboolean blank; /* a form to be filled in by hand, for sheets that know both */
  AdjEyes eyes;
  int from; /* Game-Turns, both included; 0: what the sheet is usually made for */
  int to;
  gboolean all; /* Game-Turns that have been played; from and to are 0 */
  gboolean colour;
  int steps; /* the moment: so many steps of the line; -1: now, or as the turn in from began */
} AdjSheetOptions;

/* NULL with an error if a turn has not been played, the rules have no such paper, or it is that of
 * a side and the eyes are of neither. The sheet needs the game no longer. */
AdjSheet *
adj_sheet_new (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options, GError **error);

/* The Game-Turn that a summary tells of unless another is asked for. */
int adj_sheet_latest_turn (AdjGame *game, AdjEyes eyes);

/* "summary", and what it is called on paper; -1 if there is no such sheet. */
const char *adj_sheet_name (AdjSheetKind kind);

/* What a file of it is called unless somebody says otherwise, by battle and turn, without an
 * ending: "chickamauga-turn-3-map", "chickamauga-turns-1-3-summary". */
char *adj_sheet_file_name (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options);

const char *adj_sheet_heading (AdjSheetKind kind);

/* What stands on it, in half a sentence of plain English. */
const char *adj_sheet_about (AdjSheetKind kind);
int adj_sheet_find (const char *name);

/* FALSE for the paper of an option that these rules do not have: nobody gets one. */
gboolean adj_sheet_is_of (AdjSheetKind kind, const AdjRuleset *ruleset);

/* Does it tell of what was played, so that a scenario alone has none? */
gboolean adj_sheet_needs_game (AdjSheetKind kind);

/* Is it a page for each Game-Turn? Such a sheet is usually of the latest turn, the others that tell
 * of what was played are of all. */
gboolean adj_sheet_is_page_a_turn (AdjSheetKind kind);

/* Is there a blank form of it? */
gboolean adj_sheet_has_form (AdjSheetKind kind);

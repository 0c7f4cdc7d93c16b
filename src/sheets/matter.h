/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/chronicle.h"
#include "sheets/doc.h"
#include "sheets/page.h"
#include "sheets/palette.h"
#include "staff/march-case.h"

/* The matter a sheet is made from, and the function of each that makes it. */

typedef struct
{
  AdjView view;                  /* of the moment the sheet is for */
  const AdjField *field;         /* of the same table */
  const AdjChronicle *chronicle; /* NULL unless the sheet tells of what was played */
  const AdjMarchCase *march;     /* the last march of both sides, of a plot sheet; NULL */
  const AdjTable *marched_from;  /* the table before its first segment */
  int from;                      /* Game-Turns to be told of */
  int to;
  gboolean blank;
  gboolean large;
  const AdjPalette *palette; /* for maps and counters */
  double map_height;         /* of a sheet that is to be one page: in points, for its map */
  double scale;              /* of that sheet's type */
  int terseness;             /* and how much it leaves out, 0 for nothing; each maker says what */
  gboolean bare_head;        /* and there is no line below its title */
  const AdjPaper *paper;
  guint card; /* of a sheet of cards: which of them, from 1 on; 0: all */
} AdjMatter;

typedef AdjDoc *(*AdjSheetMaker) (const AdjMatter *matter);

AdjDoc *adj_summary_make (const AdjMatter *matter);
AdjDoc *adj_setup_make (const AdjMatter *matter);
AdjDoc *adj_roster_make (const AdjMatter *matter);
AdjDoc *adj_arrivals_make (const AdjMatter *matter);
AdjDoc *adj_aid_make (const AdjMatter *matter);
AdjDoc *adj_rulings_make (const AdjMatter *matter);
AdjDoc *adj_scatter_make (const AdjMatter *matter);
AdjDoc *adj_initiative_make (const AdjMatter *matter);
AdjDoc *adj_plot_make (const AdjMatter *matter);
AdjDoc *adj_report_make (const AdjMatter *matter);
AdjDoc *adj_map_make (const AdjMatter *matter);
AdjDoc *adj_missing_make (const AdjMatter *matter);
AdjDoc *adj_proof_make (const AdjMatter *matter);
AdjDoc *adj_track_make (const AdjMatter *matter);
AdjDoc *adj_battle_order_make (const AdjMatter *matter);
AdjDoc *adj_ledger_make (const AdjMatter *matter);
AdjDoc *adj_counter_sheet_make (const AdjMatter *matter);
AdjDoc *adj_cards_make (const AdjMatter *matter);
AdjDoc *adj_dice_make (const AdjMatter *matter);

/* How many different cards there are. */
guint adj_cards_count (const AdjMatter *matter);

/* ---- What several of them have ---- */

/* A small turn record track, a line high; nothing while the turns are unknown. */
void adj_track_strip (AdjDoc *doc, const AdjView *view);

/* "Chickamauga, September 19-20, 1863". */
char *adj_matter_battle (const AdjMatter *matter);

/* The battle and the moment on the table. */
char *adj_matter_subject (const AdjMatter *matter);

/* A sheet of the moment, under that title. */
AdjDoc *adj_matter_doc (const AdjMatter *matter, const char *title);

/* The gap where nobody has read that off a printed copy yet, with what is to be looked up; FALSE,
 * and nothing is told, where there is none. */
gboolean adj_matter_gap (const AdjMatter *matter, AdjUnknownThing what, AdjDoc *doc);

/* Of a paper whose eyes know no unit of either side, in place of its headings. */
void adj_matter_no_unit (AdjDoc *doc);

/* A sketch of the position: ground and ways, and blocks for the stacks; fill: on what is left of
 * the page, height at least. To draw the whole board takes ten times as long. */
void adj_matter_sketch (
    const AdjMatter *matter, const AdjTable *table, AdjDoc *doc, double height, gboolean fill);

/* Who moves first in it, and why. */
void adj_matter_first_player (const AdjMatter *matter, const AdjTurnStory *turn, AdjDoc *doc);

/* The warnings that were accepted in a phase (of char), each once, with how often it was. */
GPtrArray *adj_matter_warnings (const AdjPhaseStory *phase);

/* What happened outside marches and battles, as briefly as may be, in a line a subject; is it one
 * of those that decide? */
void adj_matter_event (const AdjMatter *matter,
                       const AdjTurnStory *turn,
                       AdjSubject subject,
                       AdjDoc *doc);
gboolean adj_matter_decides (AdjSubject subject);

/* The events of a Game-Turn, phase by phase. */
void adj_matter_turn (const AdjMatter *matter, const AdjTurnStory *turn, AdjDoc *doc);

/* The Game-Turn the chronicle has reached. */
const AdjTurnStory *adj_matter_last (const AdjMatter *matter);

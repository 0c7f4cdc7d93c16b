/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/arithmetic.h"
#include "rules/flank.h"
#include "rules/forecast.h"
#include "staff/defence.h"
#include "staff/faces.h"
#include "staff/picks.h"
#include "table/view.h"

/* The outcome of a face of the die on this map; faces with the same result together. */
typedef struct
{
  AdjFaces faces;
  AdjForecast forecast;
  char *text;
} AdjCombatOutcome;

/* An attack argued from the strengths to the last face of the die (BG 7.3b), before it is made
 * or while it waits for its die. */
typedef struct
{
  AdjView view;
  gboolean sensible; /* an attack at all; if not, the findings say why */
  gboolean declared; /* it lies open on the table */
  gboolean hidden;   /* a strength comes in that these eyes may not know: no odds */
  AdjAttack attack;
  AdjArithmetic arithmetic;
  guint n_findings;
  AdjFinding findings[ADJ_MAX_FINDINGS];

  gboolean flanked; /* by turned; or flanks are where one attacker more would do it (Y 7.26) */
  AdjFlankTurned turned;
  guint n_flanks;
  AdjFlank flanks[ADJ_MAX_FLANKS];
  GPtrArray *defences; /* what the defender may do before the die, of AdjDefence; NULL */

  guint n_outcomes; /* 0 without a column */
  AdjCombatOutcome outcomes[ADJ_N_RESULTS];

  int more;        /* points the next column needs, 0 if there is none */
  int next_column; /* that one */
  int spare;       /* points too many for the column */
  guint n_spared;  /* each of these could stay out lawfully, and the column would be the same */
  guint16 spared[ADJ_MAX_BATTLE_UNITS];
} AdjCombatCase;

/* The attack the picks make; reduce is the column declared, or -1 (BG 7.9). Strings live as long
 * as the case, the view's table must. */
AdjCombatCase *adj_combat_case_new (const AdjView *view, const AdjPicks *picks, int reduce);

/* The one that waits for its die on the view's table. */
AdjCombatCase *adj_combat_case_new_open (const AdjView *view);

/* That one, or else the one that the picks make; NULL as long as they make none. */
AdjCombatCase *adj_combat_case_find (const AdjView *view, const AdjPicks *picks, int reduce);
void adj_combat_case_free (AdjCombatCase *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjCombatCase, adj_combat_case_free)

/* The outcome of a face; NULL without a column. */
const AdjCombatOutcome *adj_combat_case_outcome (const AdjCombatCase *self, int die);

/* The order that announces it: "attack 1620 1720 from 3/1/xiv reduce 2-1". */
AdjOrder adj_combat_case_order (const AdjCombatCase *self);

/* The order that throws its die, and announces it before if need be: "attack 1620 from 3/1/xiv die
 * 4", "roll 4 result Dr". face 0: the program throws; result: of AdjCombatResult, read off the
 * players' own table, -1 for none. */
AdjOrder adj_combat_case_throw (const AdjCombatCase *self, int face, int result);

/* The orders that give one of the defences: the announcement as well, unless it lies open. Returns
 * how many orders. */
guint
adj_combat_case_answer (const AdjCombatCase *self, const AdjDefence *defence, AdjOrder orders[2]);

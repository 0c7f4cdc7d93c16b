/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/fraction.h"
#include "rules/drift.h"
#include "rules/duties.h"
#include "rules/payments.h"
#include "staff/board-charges.h"
#include "staff/board-groups.h"
#include "staff/picks.h"
#include "staff/starts.h"

/* The hints over the counters, hex by hex: where units get to and what it costs, what is owed and
 * where it may be paid, what can be seen. Worked out when something changes, not when it is drawn.
 * About 500 KiB; a board has one. */

/* The layers that may be switched on and off, a bit each, and their names in the settings. */
typedef enum
{
  ADJ_OVERLAY_REACH = 1 << 0,
  ADJ_OVERLAY_ZONES = 1 << 1,
  ADJ_OVERLAY_SIGHT = 1 << 2,
  ADJ_OVERLAY_DUTIES = 1 << 3,
  ADJ_OVERLAY_EFFECTIVENESS = 1 << 4,
  ADJ_OVERLAY_EXPOSURE = 1 << 5,
  ADJ_OVERLAY_GROUPS = 1 << 6,
  ADJ_OVERLAY_DONE = 1 << 7, /* who has moved or fought in this phase */
} AdjOverlay;

#define ADJ_N_OVERLAYS 8
extern const char *const adj_overlay_names[];

typedef enum
{
  ADJ_THERE_NOT,     /* they do not get there */
  ADJ_THERE_THROUGH, /* they may pass, not stay */
  ADJ_THERE_FULL,    /* they may stay if somebody leaves (BG 5.32) */
  ADJ_THERE_STAY,
} AdjStepKind;

typedef enum
{
  ADJ_SIGHT_CLEAR,
  ADJ_SIGHT_BLOCKED,
  ADJ_SIGHT_UNKNOWN, /* over ground that nobody has typed in */
} AdjSightKind;

typedef struct
{
  gboolean reaching;
  int unit; /* the first of the units, of which the ways are */
  AdjStart starts[ADJ_MAX_WAYS_IN];
  guint8 start[ADJ_MAX_HEXES]; /* by which of them it gets there */
  AdjReach reach;              /* from the last that was tried */
  guint8 step[ADJ_MAX_HEXES];  /* AdjStepKind */
  gint16 cost[ADJ_MAX_HEXES];  /* of the one who pays most, sixths */

  AdjChargeMarks charges;

  GArray *payments; /* AdjPayment that leads to a hex; NULL before it is asked for */
  AdjDuties duties;

  gboolean exposing;
  AdjFraction chance[ADJ_MAX_HEXES]; /* of getting out of command, of those who stand there */
  AdjHex drifts;  /* where the direction die is thrown for who stands there; ADJ_NO_HEX */
  AdjDrift drift; /* n_path 0: none is tried */

  gboolean seeing;
  guint8 sight[ADJ_MAX_HEXES]; /* AdjSightKind */

  AdjGroupMarks groups;
} AdjHints;

/* Where all of the units get to from where they may set out (staff/starts.h), and the one of them
 * could charge to; none if n_units is 0. */
void adj_hints_reach (AdjHints *self, const AdjField *field, const guint16 *units, guint n_units);

/* Is it the time to march, and may these eyes know how far they get? It would tell what lies face
 * down. */
gboolean adj_hints_may_march (const AdjView *view, const guint16 *units, guint n_units);

/* The way of the first of them to a hex, or where it does not march to, of its charge. Returns how
 * many hexes, 0 if there is none. */
guint adj_hints_way (const AdjHints *self,
                     const AdjField *field,
                     AdjHex to,
                     AdjHex path[ADJ_MAX_PATH],
                     gboolean *charges);

/* As the view's eyes see it. */
void adj_hints_owed (AdjHints *self, const AdjView *view);

/* How likely units get out of command, as long as their digits are not known (Y 5.56). */
void adj_hints_exposure (AdjHints *self, const AdjField *field, gboolean wanted);

/* If the one unit picked is to drift: from where, and where to with the dice typed for it (Y 5.52).
 */
void adj_hints_drift (AdjHints *self, const AdjField *field, const AdjPicks *picks);

/* The view from a hex; ADJ_NO_HEX for nothing to show. */
void adj_hints_sight (AdjHints *self, const AdjBook *book, AdjHex from);

/* "3", "2½": sixths of movement points as they are said at the table. */
#define ADJ_COST_TEXT 16
void adj_hints_cost_text (int sixths, char text[ADJ_COST_TEXT]);

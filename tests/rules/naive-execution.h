/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "naive-retreat.h"

/* The results of simultaneous combat carried out once more, straight from Y S7.5 to S7.5d: a list
 * of what is owed, and for each payment what comes of it. It reads the attacks and their results
 * off a table on which all dice lie, and from then on keeps its own. */

#define NAIVE_FIGHTS 40
#define NAIVE_OWED 64

typedef struct
{
  int side;
  int result;
  int points; /* that an exchange costs the attacker */
  int n_left;
  AdjHex left[2 * WILD_UNITS]; /* hexes of those who died or had to go by it */
} NaiveFight;

typedef struct
{
  Naive naive;
  AdjTable *table; /* where everybody is by now; the facts of combat in it are those of before */
  int n_fights;
  NaiveFight fights[NAIVE_FIGHTS + 1]; /* by number */
  gboolean driven[2 * WILD_UNITS];
  gboolean has_gone[2 * WILD_UNITS]; /* back, or aside, or forward */
  int stage;                         /* AdjExecution */
  int n_owed;
  AdjDebt owed[NAIVE_OWED];
} NaiveExecution;

NaiveExecution *naive_execution_new (const AdjBook *book, const AdjTable *thrown);
void naive_execution_free (NaiveExecution *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (NaiveExecution, naive_execution_free)

/* Goes on until something is owed, or all is done. */
void naive_execution_run (NaiveExecution *self);

/* May a unit advance into a hex by the result? */
gboolean naive_may_advance (const NaiveExecution *self, int fight, int unit, AdjHex hex);

/* What is owed is paid: with units lost, by nobody who advances, or by one that goes to a hex. */
void naive_execution_lose (NaiveExecution *self, const guint16 *units, guint n);
void naive_execution_stay (NaiveExecution *self, int fight);
void naive_execution_go (NaiveExecution *self, AdjDebtKind kind, int unit, AdjHex hex);

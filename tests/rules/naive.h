/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* The 1975 rules once more, straight from the ledger and as plainly as can be: no tables worked
 * out beforehand, no code of src/rules. Slow, and only good for holding the rules against. */

typedef struct
{
  const AdjBook *book;
  guint32 road;
  guint32 trail;
  guint32 creek;
  guint32 bridge;
  guint32 ford;
  guint32 ferry;
  int train; /* arms */
  int artillery;
  int river; /* terrains */
  int river_ferry;
  int clear;
} Naive;

Naive naive_of (const AdjBook *book);

/* Next to each other, and nothing closed between them (BG 5.24, 5.25). */
gboolean naive_can_cross (const Naive *self, AdjHex from, AdjHex to);

/* The cost of the step for an arm in movement points (BG 5.21 to 5.25): -1 closed, -2 unknown. */
int naive_cost (const Naive *self, int arm, AdjHex from, AdjHex to);

/* The side that stands in the hex; ADJ_NO_SIDE. */
int naive_side_in (const AdjTable *table, AdjHex hex);
guint naive_count_in (const AdjTable *table, AdjHex hex);
gboolean naive_train_in (const Naive *self, const AdjTable *table, AdjHex hex);

/* Does a unit of side have the hex in its zone of control (BG 6.1, 6.6)? */
gboolean naive_controlled (const Naive *self, const AdjTable *table, AdjHex hex, int side);

/* May it attack, as far as its own state goes? */
gboolean naive_can_fight (const Naive *self, const AdjTable *table, int unit);

/* Y 8.6: a battery that marched more than three movement points. */
gboolean naive_is_limbered (const Naive *self, const AdjTable *table, int unit);

/* Nor has it attacked, advanced, or been displaced as a battery (BG 7.14, 7.75, 7.81b), or marched
 * too far. */
gboolean naive_is_able (const Naive *self, const AdjTable *table, int unit);

/* May those in the hex be attacked (BG 7.14, 7.74, 7.75)? */
gboolean naive_may_be_hit (const AdjTable *table, AdjHex hex);

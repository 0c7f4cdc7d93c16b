/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/entry.h"
#include "rules/reach.h"

/* Where a unit may set out from: on the map from its hex, unless it has moved in this phase or is
 * out of command; one that waits from each of its entry hexes, behind the column (BG 15). */
typedef struct
{
  AdjHex hex;
  gboolean enters; /* it waits, and this is an entry hex */
  gboolean open;   /* nobody bars it, and its place in the column leaves something to spend */
  int paid;        /* for its place in the column, sixths */
  int left;        /* to spend from there on, sixths */
} AdjStart;

/* field: as the eyes see it. Returns how many. */
guint adj_starts_find (const AdjField *field, int unit, AdjStart starts[ADJ_MAX_WAYS_IN]);

/* Where it gets to from there, without what it has paid. */
void adj_start_reach (const AdjStart *self, const AdjField *field, int unit, AdjReach *reach);

/* By which of its starts a unit that waits gets to the hex for the least, those that are open
 * before the others, whatever it has to spend; ADJ_NO_HEX if it does by none. */
AdjHex adj_starts_best_entry (const AdjField *field, int unit, AdjHex to);

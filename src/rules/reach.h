/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* Every hex a unit can get to, with what it costs (BG 5.2). Costs are sixths of movement points.
 * Where the way leads over terrain that nobody has typed in, each such hex counts as the one
 * movement point that every entry costs at least, and the hex is marked uncertain. About 300 KiB:
 * keep one and use it again.
 *
 * A march by road alone may spend more (Y 0.2). Such hexes have ways of their own: the cheapest
 * way to a hex before them may leave the road. */

#define ADJ_MOST_BUDGET (40 * ADJ_MP)

typedef struct
{
  AdjHex start;
  int budget; /* what it may spend, sixths */
  guint n;    /* hexes reached, the start first, by rising cost */
  AdjHex hexes[ADJ_MAX_HEXES];
  gint16 cost[ADJ_MAX_HEXES]; /* -1 where it does not get to */
  AdjHex from[ADJ_MAX_HEXES]; /* the hex before, on the cheapest way that needs no bonus */
  guint8 steps[ADJ_MAX_HEXES];
  guint8 uncertain[ADJ_MAX_HEXES]; /* an unknown figure lies on the way */

  int bonus; /* sixths more by road alone; 0: the ways by road are not asked for */
  struct
  {
    gint16 cost[ADJ_MAX_HEXES];
    AdjHex from[ADJ_MAX_HEXES];
    guint8 steps[ADJ_MAX_HEXES];
    guint8 uncertain[ADJ_MAX_HEXES];
  } roads;

  /* while searching: lists of hexes to come, one for each sixth */
  guint16 bucket[ADJ_MOST_BUDGET + 1];
  guint n_waiting;
  struct
  {
    AdjHex hex;
    guint16 next;
  } waiting[ADJ_HEX_DIRECTIONS * ADJ_MAX_HEXES];
} AdjReach;

/* The points the unit may spend on a move: its allowance, or what is left of it in the middle of
 * one. */
int adj_reach_budget (const AdjField *field, int unit);

/* A move in the unit's own Movement Phase, from where it stands with that budget; with one-hex
 * moves (Y 5.21) its neighbours may cost more than that. */
void adj_reach_find (AdjReach *reach, const AdjField *field, int unit);

/* From a hex with a budget; the unit need not be on the map (BG 15.2). */
void
adj_reach_find_from (AdjReach *self, const AdjField *field, int unit, AdjHex start, int budget);

static inline gboolean
adj_reach_has (const AdjReach *self, AdjHex hex)
{
  return self->cost[hex] >= 0;
}

/* May the move end there, as far as the hex itself goes (BG 5.24, 5.32)? A full hex is passed,
 * and left open to a unit that will leave before the phase ends: full, which may be NULL, says so.
 */
gboolean adj_reach_may_end (
    const AdjReach *self, const AdjField *field, int unit, AdjHex hex, gboolean *full);

/* The way from the start to a hex, both included; returns how many hexes, 0 if it does not get
 * there. path holds ADJ_MAX_PATH. */
guint adj_reach_path (const AdjReach *self, AdjHex to, AdjHex *path);

/* The rows of the optional rules that had a say in what the way costs; how many there are. */
#define ADJ_REACH_ROWS 5
guint adj_reach_rows (const AdjReach *self,
                      const AdjField *field,
                      int unit,
                      AdjHex to,
                      const char *rows[ADJ_REACH_ROWS]);

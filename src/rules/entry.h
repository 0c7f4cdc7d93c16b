/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* When and by which hexes a reinforcement may come onto the map, and what its place in the column
 * costs (BG 15). Bringing it on is rules/move.h's affair. */

/* How it stands with an entry hex for a side, the better first. */
typedef enum
{
  ADJ_WAY_IN_FREE,
  ADJ_WAY_IN_TAKEN,  /* friends stand in it, and nobody arrives stacked (BG 15.1) */
  ADJ_WAY_IN_BARRED, /* by friends who stand in it, where they bar it (BG 15.5b) */
  ADJ_WAY_IN_ZONE,   /* by night, in an enemy zone of control (BG 10.2) */
  ADJ_WAY_IN_HELD,   /* by enemies (BG 15.5) */
} AdjWayIn;

/* An entry hex in a state worse than taken cannot be entered. */
AdjWayIn adj_entry_way_in (const AdjField *field, AdjHex hex, int side);

/* The price of an entry hex for a reinforcement, in sixths (BG 15.0, R 5.0), if so many come on
 * ahead of it besides those who have. unknown, which may be NULL: what the hex costs is not known,
 * and it counts as the one movement point that every entry costs at least. */
int adj_column_cost (const AdjField *field, int unit, AdjHex entry, int ahead, gboolean *unknown);

/* The same for a place in the column, 0 the first, whoever has come on by now; unknown may be NULL.
 */
int adj_column_price (const AdjField *field, int unit, AdjHex entry, int place, gboolean *unknown);

/* The hexes that a unit of the book may enter by, those that are listed for it first; how many. */
#define ADJ_MAX_WAYS_IN (ADJ_MAX_ENTRIES * (1 + 2 * ADJ_MAX_ALONG))
guint adj_entry_hexes (const AdjField *field, int unit, AdjHex hexes[ADJ_MAX_WAYS_IN]);

/* The Game-Turn a reinforcement is listed for; 0: none, or not known. */
int adj_due_turn (const AdjField *field, int unit);

/* A unit that may still be brought on: it waits, and its turn has come (BG 15.0). */
gboolean adj_is_due (const AdjField *field, int unit);

/* BG 15.0: the hex is one of those that are listed for the unit. A dummy comes with others and has
 * none of its own (Y 11.55). */
gboolean adj_may_enter_by (const AdjField *field, int unit, AdjHex hex);

/* Every hex it may enter by is occupied by enemies or, by night, in an EZOC (BG 10.2): then
 * "BG 15.5"; or friends, who may move on, bar some of them: then "BG 15.5b". NULL if one is open,
 * or none is listed. */
const char *adj_entry_blocked_by (const AdjField *field, int unit);

/* The row that keeps the side from entering there: an enemy holds the hex (BG 5.12, 15.5), or a
 * friend bars it (BG 15.5b). NULL if nobody does. */
const char *adj_entry_bar (const AdjField *field, AdjHex hex, int side);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* What movement rules say to one unit about steps and hexes, gathered once before many steps are
 * asked about. Every option that changes what a step costs or where a unit may go is asked for
 * in adj_passage_init and nowhere else. */

typedef struct
{
  const AdjBook *book;
  const gint16 *costs; /* of the unit's arm */
  int side;
  guint8 ezoc;        /* the bit of the enemy's zones */
  gboolean bars_ezoc; /* may not enter an EZOC: by night (BG 10.2) or ineffective (BG 11.2) */
  gboolean alone;     /* passes through nobody (CH 18.3) */
} AdjPassage;

void adj_passage_init (AdjPassage *self, const AdjField *field, int unit);

/* Sixths, ADJ_CLOSED or ADJ_UNKNOWN_COST. */
static inline int
adj_passage_cost (const AdjPassage *self, AdjHex from, int direction)
{
  return self->costs[from * ADJ_HEX_DIRECTIONS + direction];
}

/* Nobody passes through the train, nor the train through anybody (CH 18.3). */
gboolean adj_passage_blocked_by_friend (const AdjPassage *self, const AdjField *field, AdjHex hex);

/* May the unit go into the hex at all (BG 5.12, 10.2, 11.2, CH 18.3)? */
static inline gboolean
adj_passage_admits (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  if (self->bars_ezoc && (field->zones[hex] & self->ezoc) != 0)
    return FALSE;
  if (field->count[hex] == 0)
    return TRUE;
  return adj_field_side (field, hex) == self->side &&
         !adj_passage_blocked_by_friend (self, field, hex);
}

/* BG 6.0: an EZOC ends the move; BG 5.13: and lets nobody out. */
static inline gboolean
adj_passage_stops (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  return (field->zones[hex] & self->ezoc) != 0;
}

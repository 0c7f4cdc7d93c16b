/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* The table as a player sees it at a glance: who stands in each hex, and whose zones of control
 * lie on it. Worked out from the table; where that changes, the field is read again or follows. */

#define ADJ_NOBODY ((guint16) 0xffff)

/* Whom the field has in its lists, and where. */
typedef struct
{
  AdjHex hex; /* ADJ_NO_HEX: nowhere */
  gint8 side;
  gint8 arm;
} AdjFieldPlace;

typedef struct
{
  const AdjBook *book;
  const AdjTable *table;
  guint16 first[ADJ_MAX_HEXES];    /* of the units in the hex, ADJ_NOBODY if it is empty */
  guint16 next[2 * ADJ_MAX_UNITS]; /* the next one in the same hex */
  guint16 count[ADJ_MAX_HEXES];
  guint8 zones[ADJ_MAX_HEXES]; /* bit side: in a zone of control of that side (BG 6.1); bit
                                * ADJ_SIDES + side: perhaps, for nobody knows how far they reach */
  guint16 n_zones[ADJ_MAX_HEXES][2 * ADJ_SIDES]; /* units whose zone it is, for each of the bits */
  int n_units;
  AdjFieldPlace places[2 * ADJ_MAX_UNITS];
} AdjField;

void adj_field_read (AdjField *self, const AdjBook *book, const AdjTable *table);

/* What is written on its table now is another position, of the same book: the same as reading it
 * again, at the cost of what has moved. */
void adj_field_follow (AdjField *self);

/* The same where that unit is all that may have moved. */
void adj_field_follow_unit (AdjField *self, int unit);

static inline int
adj_enemy (int side)
{
  return 1 - side;
}

/* The side that holds the hex with units; ADJ_NO_SIDE if nobody does. */
static inline int
adj_field_side (const AdjField *self, AdjHex hex)
{
  return self->count[hex] > 0 ? self->table->units[self->first[hex]].side : ADJ_NO_SIDE;
}

/* Is the hex in a zone of control of the enemy of side (EZOC)? */
static inline gboolean
adj_field_in_ezoc (const AdjField *self, AdjHex hex, int side)
{
  return (self->zones[hex] & (1u << adj_enemy (side))) != 0;
}

/* Beside such an enemy, where the rules at hand do not say what he controls. */
static inline gboolean
adj_field_perhaps_in_ezoc (const AdjField *self, AdjHex hex, int side)
{
  return (self->zones[hex] & (1u << (ADJ_SIDES + adj_enemy (side)))) != 0;
}

static inline const AdjArm *
adj_field_arm (const AdjField *self, int unit)
{
  return &self->book->ruleset->arms[self->table->units[unit].arm];
}

/* How many may stay in most hexes (BG 5.32); all where nobody knows the limit. */
static inline int
adj_field_usual_limit (const AdjField *self)
{
  int limit = self->book->ruleset->stacking_limit;

  return limit > 0 ? limit : 2 * ADJ_MAX_UNITS;
}

/* Y 5.31, 5.32: tight stacking is in force. */
static inline gboolean
adj_field_is_tight (const AdjField *self)
{
  return adj_table_option (self->table, ADJ_OPTION_TIGHT_STACKING) != 0;
}

/* How many units may stay in the hex (BG 5.32, Y 5.32). */
static inline int
adj_field_limit (const AdjField *self, AdjHex hex)
{
  int tight = adj_field_is_tight (self) ? adj_book_terrain (self->book, hex)->tight_limit : 0;

  return tight > 0 ? tight : adj_field_usual_limit (self);
}

/* Movement allowance in sixths; ADJ_UNKNOWN_COST where the ruleset has none. */
int adj_field_allowance (const AdjField *self, int unit);

/* Does a's zone of control reach b's hex (BG 6.1, 6.6, CH 18.1)? Both on the map. */
gboolean adj_field_controls (const AdjField *self, int a, int b);

/* BG 5.32, Y 5.32, CH 18.3: would unit, standing in hex beside those already there but without (a
 * unit about to leave, or -1), be within the stacking limit? */
gboolean adj_field_fits (const AdjField *self, int unit, AdjHex hex, int without);

/* The hex holds more than may stay when the phase ends. */
gboolean adj_field_over_limit (const AdjField *self, AdjHex hex);

/* The row of the limit that is exceeded there. */
const char *adj_field_limit_row (const AdjField *self, AdjHex hex);

/* May the unit be attacked with, as far as its own state goes (BG 11.2, CH 18.1)? */
gboolean adj_field_can_fight (const AdjField *self, int unit);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* The movement rules as they are to one unit about steps and hexes, gathered once before many steps
 * are asked about. Every option that changes what a step costs or where a unit may go is asked for
 * in adj_passage_init and nowhere else. */

typedef struct
{
  const AdjBook *book;
  const gint16 *costs;     /* of the unit's arm */
  const gint16 *into_zone; /* and for a step into an EZOC (R 6.25) */
  const gint16 *uncovered; /* what they would be without forest cover (Y 9.0b) */
  const gint16 *printed;   /* and by day */
  int side;
  AdjHex start;       /* where it stands; ADJ_NO_HEX */
  guint8 ezoc;        /* the bit of the enemy's zones */
  guint8 doubt;       /* and of what they perhaps are */
  gboolean bars_ezoc; /* may not enter an EZOC: by night (BG 10.2) or ineffective (BG 11.2) */
  gboolean alone;     /* passes through nobody (CH 18.3) */

  gboolean tight;          /* Y 5.31: the stacking limit holds on the march */
  int joining;             /* Y 5.31: sixths more for a hex with a friend */
  int zone_cost;           /* Y 6.2: sixths for coming into an EZOC */
  gboolean zone_replaces;  /* Y 6.2: in place of what the hex costs */
  gboolean keeps_to_roads; /* Y 0.2: a battery, in forest and forest-rough */
  int road_bonus;          /* Y 0.2: sixths more for a march by road alone, all the way */
  int zone_slope;          /* R 6.25b: sixths less by path into an EZOC up a slope */
  gboolean one_hex; /* Y 5.21, R 6.16: may go one hex, whatever it costs, as its whole move */
} AdjPassage;

void adj_passage_init (AdjPassage *self, const AdjField *field, int unit);

/* Nobody passes through the train, nor the train through anybody (CH 18.3). */
gboolean adj_passage_blocked_by_friend (const AdjPassage *self, const AdjField *field, AdjHex hex);

/* BG 6.0: an EZOC ends the move; BG 5.13: and lets nobody out. */
static inline gboolean
adj_passage_stops (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  return (field->zones[hex] & self->ezoc) != 0;
}

/* Friends in the hex besides the unit itself. */
static inline int
adj_passage_friends (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  if (field->count[hex] == 0 || adj_field_side (field, hex) != self->side)
    return 0;
  return field->count[hex] - (hex == self->start ? 1 : 0);
}

/* Y 5.31: so many friends are in the hex that nobody else goes in, be it only to pass. */
static inline gboolean
adj_passage_is_crowded (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  return self->tight && adj_passage_friends (self, field, hex) >= adj_field_limit (field, hex);
}

/* May the unit go into the hex at all (BG 5.12, 10.2, 11.2, Y 5.31, CH 18.3)? */
static inline gboolean
adj_passage_admits (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  if (self->bars_ezoc && (field->zones[hex] & self->ezoc) != 0)
    return FALSE;
  if (field->count[hex] == 0)
    return TRUE;
  return adj_field_side (field, hex) == self->side &&
         !adj_passage_blocked_by_friend (self, field, hex) &&
         !adj_passage_is_crowded (self, field, hex);
}

/* Y 0.2: does a road lead over the hexside? A trail is none. */
gboolean adj_passage_is_road (const AdjPassage *self, AdjHex from, int direction);

/* Y 0.2: the sixths that the unit may spend more on the path, which leads from hex to neighbour. */
int adj_passage_bonus (const AdjPassage *self, const AdjHex *path, guint n_path);

/* Y 0.2: is it off the road in a forest there, where batteries keep to roads? */
gboolean adj_passage_leaves_road (const AdjPassage *self, AdjHex from, int direction);

/* What the options make of that cost; into: the step leads into an EZOC. */
int adj_passage_cost_by_options (
    const AdjPassage *self, AdjHex from, int direction, gboolean into, int cost);

/* The cost of the step for the ground it leads over: sixths, ADJ_CLOSED or ADJ_UNKNOWN_COST. */
static inline int
adj_passage_ground (const AdjPassage *self, const AdjField *field, AdjHex from, int direction)
{
  guint at = from * ADJ_HEX_DIRECTIONS + (guint) direction;
  AdjHex to = self->book->hexes[from].neighbours[direction];
  gboolean into = to != ADJ_NO_HEX && adj_passage_stops (self, field, to);
  int cost = (into ? self->into_zone : self->costs)[at];

  return into || self->keeps_to_roads
             ? adj_passage_cost_by_options (self, from, direction, into, cost)
             : cost;
}

/* The cost of coming into the hex besides: for an enemy zone, and for friends in it; sixths. */
static inline int
adj_passage_zone (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  return adj_passage_stops (self, field, hex) ? self->zone_cost : 0;
}

static inline int
adj_passage_company (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  return self->joining > 0 && adj_passage_friends (self, field, hex) > 0 ? self->joining : 0;
}

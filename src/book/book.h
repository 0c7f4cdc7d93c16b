/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"

/* The book the rules read: a scenario with its ruleset, its hexes numbered densely and everything
 * about a step from hex to hex worked out beforehand. Immutable. */

/* A hex of the map by its place in AdjBook.hexes, rising with its printed id. */
typedef guint16 AdjHex;
#define ADJ_NO_HEX ((AdjHex) 0xffff)

typedef struct
{
  AdjHexId id;
  guint8 terrain;
  guint8 passable; /* bit d: the side toward direction d can be crossed at all (BG 5.25, 7.15) */
  guint8 zone;     /* bit d: a zone of control in this hex reaches across that side (BG 6.6) */
  guint8 doubt;    /* bit d: perhaps one does, for nobody knows how far zones reach */
  guint8 edge;     /* bit d: beyond that side the map ends */
  guint8 rise;     /* bit d: the step toward direction d goes up a slope (R 6.26) */
  AdjHex neighbours[ADJ_HEX_DIRECTIONS];
  guint32 features[ADJ_HEX_DIRECTIONS];
} AdjBookHex;

typedef struct
{
  int refs;
  AdjScenario *scenario;
  AdjRuleset *ruleset; /* the scenario's */
  guint n_hexes;
  AdjBookHex *hexes;
  AdjHex by_id[ADJ_HEX_IDS]; /* ADJ_NO_HEX where there is none */

  /* Sixths, ADJ_CLOSED or ADJ_UNKNOWN_COST for the step out of a hex: cost[arm][hex * 6 + d]. */
  gint16 *costs[ADJ_MAX_ARMS];
  gint16 *costs_in_cover[ADJ_MAX_ARMS]; /* the same with forest cover (Y 9.0b); batteries only */
  gint16 *costs_by_night[ADJ_MAX_ARMS]; /* the same where the night makes ground dear (E N.5) */
  gint16 *costs_in_cover_by_night[ADJ_MAX_ARMS];
  gint16 *costs_off_path[ADJ_MAX_ARMS]; /* the same for a step into an enemy zone of control, along
                                         * no path (R 6.25); NULL where a path serves there too */
  guint32 path_features;                /* roads and trails (BG 5.22, 5.23) */
} AdjBook;

AdjBook *adj_book_new (AdjScenario *scenario);
AdjBook *adj_book_ref (AdjBook *self);
void adj_book_unref (AdjBook *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjBook, adj_book_unref)

static inline AdjHex
adj_book_hex (const AdjBook *self, AdjHexId id)
{
  return id > 0 && id < ADJ_HEX_IDS ? self->by_id[id] : ADJ_NO_HEX;
}

static inline int
adj_book_cost (const AdjBook *self, int arm, AdjHex from, int direction)
{
  return self->costs[arm][from * ADJ_HEX_DIRECTIONS + direction];
}

static inline const AdjTerrain *
adj_book_terrain (const AdjBook *self, AdjHex hex)
{
  return &self->ruleset->terrains[self->hexes[hex].terrain];
}

/* The costs of the steps out of each hex for the arm, with forest cover in force (Y 9.0b) or not,
 * at the usual price or at the night's (E N.5). */
static inline const gint16 *
adj_book_costs (const AdjBook *self, int arm, gboolean cover, gboolean night)
{
  if (cover && self->costs_in_cover[arm] != NULL)
    return night ? self->costs_in_cover_by_night[arm] : self->costs_in_cover[arm];
  return night ? self->costs_by_night[arm] : self->costs[arm];
}

/* The kind of path that leads onto the map in the hex, as its bit: one lies in an odd number of its
 * hexsides, so that an end of it is beyond the edge. 0: none does. */
guint32 adj_book_path_in (const AdjBook *self, AdjHex hex);

/* The price of coming into the hex from beyond the edge, along those features, for an arm: sixths,
 * ADJ_CLOSED or ADJ_UNKNOWN_COST. */
int adj_book_cost_in (const AdjBook *self, int arm, AdjHex hex, guint32 features);

/* 0 to 5, or -1 when the two do not touch. */
int adj_book_direction (const AdjBook *self, AdjHex from, AdjHex to);

/* The features of all hexsides that a path crosses from hex to hex. */
guint32 adj_book_crossed (const AdjBook *self, const AdjHex *path, guint n_path);

/* Off the map's edge on at least one side. */
gboolean adj_book_on_edge (const AdjBook *self, AdjHex hex);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* The counters on the board as they are placed beside it, and what optional rules ask of a set-up
 * that the players make themselves. */

/* One side's counters in a hex, of one formation if the list goes by those. */
typedef struct
{
  AdjHex hex;
  guint n_units;
  guint16 units[ADJ_MAX_UNITS];
  char *key;     /* the same for the same hex, side and formation */
  char *heading; /* of the first of its side or formation; NULL */
  char *number;  /* of the hex, with what the map calls it */
  char *text;    /* the counters, a line each */
} AdjPlacing;

/* Of AdjPlacing: hex by hex down the columns of the map, a side after the other; or formation by
 * formation. */
GPtrArray *adj_placings_find (const AdjView *view, gboolean by_formation);

/* ---- Free deployment (Y 14.0) ---- */

/* The units that stand where they may not and the hexes that are empty, a line each, or that all is
 * well; NULL where the set-up is not the players' own, or over. */
char *adj_placings_say_wrong (const AdjView *view);

/* ---- Limited intelligence (Y 11.5) ---- */

typedef struct
{
  gboolean played;
  int side;    /* that these eyes belong to, which is turned face down by them; -1: neither */
  int dummies; /* it may take: one for every three real units on the map, less those it has */
} AdjHiding;

AdjHiding adj_hiding_read (const AdjView *view);

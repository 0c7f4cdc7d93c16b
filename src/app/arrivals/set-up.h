/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/item.h"
#include "staff/picks.h"
#include "table/view.h"

/* The counters on the board as a list to tick off while the real ones are placed: hex by hex down
 * the columns of the map, a side after the other; or formation by formation. */

/* A hex of the list: one side's counters there, of one formation if the list goes by those. */
#define ADJ_TYPE_SPOT (adj_spot_get_type ())
G_DECLARE_FINAL_TYPE (AdjSpot, adj_spot, ADJ, SPOT, AdjItem)

typedef struct
{
  AdjHex hex;
  gboolean ticked;
  gboolean picked;
  char *heading; /* of the first of its side or formation; NULL */
  char *number;  /* of the hex, with what the map calls it */
  char *units;   /* the counters, a line each */
} AdjSpotLook;

const AdjSpotLook *adj_spot_get_look (AdjSpot *self);

/* Adds its counters to the picks. */
void adj_spot_pick (AdjSpot *self, AdjPicks *picks);

#define ADJ_TYPE_SET_UP (adj_set_up_get_type ())
G_DECLARE_FINAL_TYPE (AdjSetUp, adj_set_up, ADJ, SET_UP, GObject)

AdjSetUp *adj_set_up_new (void);

/* Of AdjSpot; not the caller's. */
GListModel *adj_set_up_get_list (AdjSetUp *self);

/* Ticks are those of one table. Another one shows none, and the first tick there drops them. */
void adj_set_up_update (AdjSetUp *self,
                        const AdjView *view,
                        const AdjPicks *picks,
                        gboolean by_formation);

void adj_set_up_tick (AdjSetUp *self, guint position, gboolean ticked);
void adj_set_up_untick_all (AdjSetUp *self);

/* How many spots there are, and how many are still to be ticked. */
guint adj_set_up_count (AdjSetUp *self, guint *left);

/* The first one to be ticked from there on, round the list's end; its length if there is none. */
guint adj_set_up_next (AdjSetUp *self, guint position);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/item.h"
#include "staff/arrival-list.h"
#include "staff/picks.h"

/* A reinforcement in a list, the same object as long as it waits. */

#define ADJ_TYPE_ARRIVAL (adj_arrival_get_type ())
G_DECLARE_FINAL_TYPE (AdjArrival, adj_arrival, ADJ, ARRIVAL, AdjItem)

typedef struct
{
  AdjArrivalFacts facts;
  AdjHexId entry_ids[ADJ_MAX_WAYS_IN]; /* the printed numbers of facts.entries */
  gboolean picked;
  gboolean may_play;
  char *heading; /* of the first of those due together; NULL */
  char *ways;    /* below it, the state of their entry hexes; NULL */
  char *name;
  char *detail; /* the counter, its place in the column or why it has none */
} AdjArrivalLook;

const AdjArrivalLook *adj_arrival_get_look (AdjArrival *self);

/* Makes the list (of AdjArrival) show the reinforcements. */
void adj_arrival_list_update (GListStore *list,
                              const AdjView *view,
                              const AdjArrivalFacts *arrivals,
                              guint n_arrivals,
                              const AdjPicks *picks,
                              gboolean may_play);

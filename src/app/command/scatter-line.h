/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/item.h"
#include "staff/command-case.h"
#include "staff/picks.h"

/* A unit on the scatter list (Y 5.59), the same object as long as it is listed. */

#define ADJ_TYPE_SCATTER_LINE (adj_scatter_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjScatterLine, adj_scatter_line, ADJ, SCATTER_LINE, AdjItem)

typedef struct
{
  int unit;
  gboolean listed;  /* it is out of command, and so has a box to tick */
  gboolean drifted; /* the record has ticked it */
  gboolean ticked;
  gboolean picked;
  char *name;
  char *detail;  /* hex and counter; before the throw the chance as well */
  char *warning; /* NULL */
} AdjScatterLook;

const AdjScatterLook *adj_scatter_line_get_look (AdjScatterLine *self);

/* Makes the list (of AdjScatterLine) show the case. by_hand: the units that a player has ticked,
 * as a set of numbers. */
void adj_scatter_list_update (GListStore *list,
                              const AdjView *view,
                              const AdjField *field,
                              const AdjCommandCase *command,
                              GHashTable *by_hand,
                              const AdjPicks *picks);

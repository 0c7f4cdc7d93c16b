/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* Strength points of a side, by what became of them. */
typedef struct
{
  int on_map;
  int waiting;
  int lost;
  int exited;
  int ineffective;   /* of those on the map */
  int n_ineffective; /* units */
  int n_on_map;
} AdjHeadcount;

AdjHeadcount adj_headcount (const AdjTable *table, int side);

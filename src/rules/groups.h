/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/surround.h"

/* The groups that enemies, their zones of control and the map's edge cut a side into (E IL.10).
 * Hexes are together when units of the side can come from one to the other; the train and the
 * surrounded hold nothing together. */

#define ADJ_NO_GROUP ((guint16) 0xffff)

typedef struct
{
  const AdjCordon *cordon;
  guint8 open[ADJ_MAX_HEXES];   /* a unit that links stands there, or the hex is free */
  guint16 group[ADJ_MAX_HEXES]; /* of an open hex: the lowest hex it is together with */
} AdjGroups;

/* surrounded has a byte for each unit of the table. */
void adj_groups_find (AdjGroups *self, const AdjCordon *cordon, const guint8 *surrounded);

/* The group of whoever stands in, or enters by, that hex: its own, one it can step to, or, where
 * there is none, the hex itself. */
guint16 adj_group_at (const AdjGroups *self, AdjHex hex);

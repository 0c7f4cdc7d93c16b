/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft-strokes.h"
#include "hex/layout.h"

/* A printed map in the strokes that a person would draw it with, from an empty grid: an area at
 * once, a road from end to end, a creek likewise, each crossing by itself, then the names. */

typedef enum
{
  OWNER_PAINTS,  /* an area */
  OWNER_RESTS,   /* the rest of the map is that */
  OWNER_LEADS,   /* a way through the middles of hexes */
  OWNER_FOLLOWS, /* along hexsides */
  OWNER_CROSSES, /* one hexside */
  OWNER_BUILDS,  /* houses that are only drawn */
  OWNER_CALLS,   /* a hex, or a side */
} OwnerDeed;

typedef struct
{
  OwnerDeed deed;
  int index;        /* of the terrain, or ADJ_OFF_MAP; or of the feature */
  GArray *hexes;    /* of AdjHexId: painted, or gone through; or the one that is named */
  GArray *sides;    /* of AdjHexPair */
  GArray *points;   /* of AdjPoint, in hexes of size 1: where the pointer goes for it */
  const char *name; /* the print's */
} OwnerStroke;

/* The terrain that most of the map has comes when all else is painted. Of OwnerStroke. */
GPtrArray *owner_strokes (const AdjScenario *printed, const char *rest);

/* What the editor does for it, one change. */
gboolean owner_draw (AdjDraft *draft, const OwnerStroke *stroke);

void owner_assert_same_map (const AdjMap *a, const AdjMap *b);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* Drawing the map of a draft: each stroke of the brush or the pen is one change, however many
 * hexes it goes over. FALSE if refused, as with every change of a draft. */

/* What a stroke may give beside the ruleset's terrains: the hex is not on the map at all. */
#define ADJ_OFF_MAP -1

/* Painted hexes get the terrain, and are on the map from now on if they were not. Taken off the
 * map, they take with them what lies on their sides, and every other hex of the map is listed: it
 * has no default terrain any more (docs/formats.md). */
gboolean adj_draft_stroke (AdjDraft *self, const AdjHexId *hexes, guint n, int terrain);

/* What a stroke over heights leaves as it is. */
#define ADJ_SAME_TERRAIN -2
#define ADJ_SAME_SLOPE -1

typedef struct
{
  int terrain;
  int level; /* 0: as it is */
  int slope; /* whether there is one */
} AdjGround;

/* The same with the height of the ground (R 6.26). */
gboolean adj_draft_ground (AdjDraft *self, const AdjHexId *hexes, guint n, const AdjGround *ground);

/* "The rest is clear": every hex on the map that nobody has painted gets the terrain. How many
 * they are, and which (hexes holds as many; may be NULL). A map that has lost a hex lists all the
 * others, and no mark says which of them somebody painted: only those that are not known are left
 * then. */
gboolean adj_draft_rest (AdjDraft *self, int terrain);
guint adj_draft_find_rest (const AdjDraft *self, AdjHexId *hexes);

/* A hexside. */
typedef struct
{
  AdjHexId a;
  AdjHexId b;
} AdjHexPair;

/* The sides get the features (1 << index in the ruleset), or lose them. What opens a closed side
 * brings along what it opens: a bridge its creek. */
gboolean
adj_draft_sides (AdjDraft *self, const AdjHexPair *sides, guint n, guint32 features, gboolean with);

/* The same for each side that a path from hex to hex crosses. */
gboolean
adj_draft_way (AdjDraft *self, const AdjHexId *path, guint n, guint32 features, gboolean with);

/* All that lies on the side; 0 is nothing. */
gboolean adj_draft_set_side (AdjDraft *self, AdjHexPair side, guint32 features);

/* A name on the map; "" takes it away. A side has one only where something lies on it. */
gboolean adj_draft_call_hex (AdjDraft *self, AdjHexId hex, const char *name);
gboolean adj_draft_call_side (AdjDraft *self, AdjHexId a, AdjHexId b, const char *name);

/* Houses that are only drawn, whatever the terrain. */
gboolean adj_draft_draw_town (AdjDraft *self, AdjHexId hex, gboolean town);

/* The hex is as printed, with all that lies on its sides. */
gboolean adj_draft_confirm_hex (AdjDraft *self, AdjHexId hex);

/* What somebody should compare there; "" for nothing. */
gboolean adj_draft_doubt_hex (AdjDraft *self, AdjHexId hex, const char *check);
gboolean adj_draft_doubt_side (AdjDraft *self, AdjHexPair pair, const char *check);

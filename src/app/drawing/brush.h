/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft-strokes.h"

/* What a battle's map is drawn with: the kinds of terrain and of features that its ruleset has,
 * each taken up in the way it lies on the map. */

typedef enum
{
  ADJ_BRUSH_NONE,     /* the map is only looked at */
  ADJ_BRUSH_TERRAIN,  /* fills hexes */
  ADJ_BRUSH_WAY,      /* leads from hex to hex, through their middles */
  ADJ_BRUSH_ALONG,    /* runs along hexsides, from corner to corner */
  ADJ_BRUSH_CROSSING, /* lies on one hexside */
  ADJ_BRUSH_POINT,    /* points at one hex, for somebody who asks for it, and draws nothing */
} AdjBrushKind;

typedef struct
{
  AdjBrushKind kind;
  int index; /* of the terrain, or ADJ_OFF_MAP; or of the feature */
} AdjBrush;

#define ADJ_MOST_BRUSHES (2 + ADJ_MAX_TERRAINS + ADJ_MAX_FEATURES)

/* All there are, in the order they are offered; returns how many. */
guint adj_brushes (const AdjRuleset *ruleset, AdjBrush out[ADJ_MOST_BRUSHES]);

gboolean adj_brush_equal (AdjBrush a, AdjBrush b);

/* "Forest", as it is shown. */
const char *adj_brush_name (const AdjRuleset *ruleset, AdjBrush brush);

/* The brush that a digit takes up, 1 to 9, or 0 to look only; NONE if there is none. */
AdjBrush adj_brush_for_digit (const AdjRuleset *ruleset, int digit);

/* The brush of the side a letter names: r road, t trail, c creek, b bridge, f ford; NONE. */
AdjBrush adj_brush_for_letter (const AdjRuleset *ruleset, char letter);

/* The brush of the terrain that lies in a hex, or of what is off the map. */
AdjBrush adj_brush_like (const AdjScenario *scenario, AdjHexId id);

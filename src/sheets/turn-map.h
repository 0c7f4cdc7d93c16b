/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/matter.h"

/* The map of a Game-Turn: the position as it ended, an arrow for each march, a star for each
 * battle, what was lost struck through, and a legend. */
typedef struct AdjTurnMap AdjTurnMap;

/* It needs the chronicle no longer. */
AdjTurnMap *adj_turn_map_new (const AdjMatter *matter, const AdjTurnStory *turn);

/* The position alone: nothing that happened; dressed: the ground as the printed map has it. */
AdjTurnMap *
adj_turn_map_of_position (const AdjMatter *matter, const AdjTable *table, gboolean dressed);
void adj_turn_map_free (AdjTurnMap *self);

/* Of maps (of AdjTurnMap) that are seen one after the other: all have the room beside them, and for
 * a legend, that any of them needs, so that a hex has one place on all of them. */
void adj_turn_maps_align (const GPtrArray *maps);

/* What is on it, for those who do not see it. */
char *adj_turn_map_words (const AdjTurnMap *self, const AdjTurnStory *turn);

/* How wide it is with its legend, if it is that high. */
double adj_turn_map_width (const AdjTurnMap *self, double height);

/* How high it is with its legend, if it is that wide; most at most. */
double adj_turn_map_height (const AdjTurnMap *self, double width, double most);

/* An AdjPainter; data is the map. */
void adj_turn_map_paint (cairo_t *cr, const AdjArea *area, gconstpointer data);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>
#include <glib.h>

#include "book/words.h"

/* The colours of map and counters, as 0xrrggbb. Four of them: a printed map by daylight, the same
 * by lamplight, black on white for the printer, and for one that has colours. */

typedef struct
{
  guint32 paper;
  guint32 ground[8]; /* by AdjTerrainLook */
  guint32 crown;     /* of trees */
  guint32 crown_edge;
  guint32 hachure;
  guint32 house;
  guint32 creek;
  guint32 creek_light;
  guint32 road;
  guint32 road_edge;
  guint32 trail;
  guint32 crossing; /* bridges, fords, ferries and rails */
  guint32 grid;
  guint32 number;
  guint32 name;
  guint32 works;            /* of earth */
  guint32 star;             /* where a battle was */
  guint32 strike;           /* through what was lost */
  guint32 counter[2];       /* by AdjSide.colour: blue, gray */
  guint32 counter_light[2]; /* the upper edge, and the back */
  guint32 counter_edge[2];
  guint32 counter_ink[2];
} AdjPalette;

extern const AdjPalette adj_palette_light;
extern const AdjPalette adj_palette_dark;
extern const AdjPalette adj_palette_print;
extern const AdjPalette adj_palette_print_colour;

void adj_palette_set (cairo_t *cr, guint32 colour, double alpha);

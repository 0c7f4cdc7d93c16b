/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"
#include "sheets/palette.h"

/* The emblem of a battle whose map or figures are still to be filled in, in the place of a map:
 * both sides in their colours with their sabres crossed, the date, and of map, units, turns and
 * victory which are known. */

typedef enum
{
  ADJ_PART_MAP,
  ADJ_PART_UNITS,
  ADJ_PART_TURNS,
  ADJ_PART_VICTORY,
  ADJ_N_PARTS,
} AdjBookPart;

gboolean adj_emblem_knows (const AdjScenario *scenario, AdjBookPart part);

/* family: the font of its headings. */
void adj_emblem_paint (cairo_t *cr,
                       const AdjScenario *scenario,
                       const AdjPalette *palette,
                       const char *family,
                       double width,
                       double height);

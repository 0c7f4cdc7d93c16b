/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* Lines of sight (BG 8.3), from centre to centre. They depend on the map alone: units never
 * block (BG 8.35). */

typedef struct
{
  int range;         /* hexes, the target's counted, its own not (BG 8.12) */
  gboolean clear;    /* BG 8.31, 8.32 */
  AdjHex blocked_by; /* the first hex that blocks, ADJ_NO_HEX if it is clear */
  gboolean unknown;  /* the line passes a hex whose terrain nobody has typed in */
  gboolean crosses;  /* BG 9.0b: a creek, ford or bridge hexside, or a prohibited hex */
} AdjSight;

AdjSight adj_sight (const AdjBook *book, AdjHex from, AdjHex to);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* The things somebody looks for on the board: a hex by its number or what the map calls it or a
 * side of it, a unit by its designation or a part of it. */

#define ADJ_MAX_MATCHES 8

typedef struct
{
  int unit;         /* -1: the hex itself */
  AdjHex hex;       /* ADJ_NO_HEX: the unit is not on the map */
  const char *name; /* the map's, of the hex or a side of it; NULL */
  int rank;         /* the lower the better it fits */
} AdjFindMatch;

/* Capitals and accents make no difference, nor does - or a blank. What fits best comes first, and
 * of what fits alike what comes first in the book. matches holds ADJ_MAX_MATCHES. Returns how
 * many, and one more if there are others. */
guint adj_find_match (const AdjView *view, const char *typed, AdjFindMatch *matches);

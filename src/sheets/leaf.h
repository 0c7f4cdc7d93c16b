/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/leaves.h"
#include "sheets/matter.h"

/* The leaves of the papers of a game: a sheet has one, or one for each Game-Turn. */

/* On as many pages as it takes, in large print or not. */
AdjLeaf *adj_leaf_new (AdjSheetMaker make, const AdjMatter *matter, gboolean large);

/* On one page whatever there is to say: in type as large, with a map as large if it has one, and
 * with as little left out, as that allows. What no page holds goes on, and says so. */
AdjLeaf *adj_leaf_fit (AdjSheetMaker make, const AdjMatter *matter, gboolean map);

/* Cards to be cut out: n different ones, over and over until the last page is full; each is a
 * quarter of the page, in large print a half. */
AdjLeaf *adj_leaf_cards (AdjSheetMaker make, const AdjMatter *matter, guint n);

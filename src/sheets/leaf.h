/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/matter.h"

/* The leaf of a sheet: a document with the type it is set in, on its pages. A sheet has one, or one
 * for each Game-Turn. */
typedef struct
{
  AdjDoc *doc;
  AdjType *type;
  GPtrArray *pages; /* of GArray of AdjBox, without feet */
} AdjLeaf;

void adj_leaf_free (AdjLeaf *self);

/* On as many pages as it takes. */
AdjLeaf *adj_leaf_new (AdjSheetMaker make, const AdjMatter *matter, double scale);

/* On one page whatever there is to say: in type as large, with a map as large if it has one, and
 * with as little left out, as that allows. */
AdjLeaf *adj_leaf_fit (AdjSheetMaker make, const AdjMatter *matter, gboolean map);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "sheets/palette.h"

/* The trees of one painting. A large map has thousands of them and they differ little: where
 * pixels are painted, each girth is painted once and copied; on paper each tree is drawn. */

typedef struct _AdjTrees AdjTrees;

/* For that context as it is scaled and turned now; size is that of a hex. */
AdjTrees *adj_trees_new (cairo_t *cr, const AdjPalette *palette, double size);
void adj_trees_free (AdjTrees *self);

/* A crown around that point, its girth from 0, slender, to 1. */
void adj_trees_put (AdjTrees *self, double x, double y, double girth);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjTrees, adj_trees_free)

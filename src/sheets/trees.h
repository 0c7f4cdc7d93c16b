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

/* Puts the trees of a wood in so many rows around a point. */
typedef void (*AdjPlanter) (AdjTrees *self, double x, double y, guint rows, gconstpointer data);

/* A wood in so many rows, its middle there. On paper it is drawn once, and shown wherever there is
 * one of as many rows: each with trees of its own would make a file of half a megabyte. */
void adj_trees_plant (
    AdjTrees *self, double x, double y, guint rows, AdjPlanter plant, gconstpointer data);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/layout.h"

/* The places on a map that something lies on already, so that what is written finds one beside
 * them. */
typedef struct AdjLabels AdjLabels;

/* Nothing is put outside of an area of that size. */
AdjLabels *adj_labels_new (double width, double height);
void adj_labels_free (AdjLabels *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjLabels, adj_labels_free)

/* What lies with its middle there, and is so large. */
void adj_labels_take (AdjLabels *self, AdjPoint middle, double width, double height);

/* The middle of the place for something so large, near to a point and at least so far away from
 * it, where it covers the least; the place is taken then. */
AdjPoint
adj_labels_place (AdjLabels *self, AdjPoint near, double away, double width, double height);

/* The first of n places at which it covers least. */
AdjPoint
adj_labels_choose (AdjLabels *self, const AdjPoint *places, guint n, double width, double height);

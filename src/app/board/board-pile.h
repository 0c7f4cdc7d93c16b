/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/camera.h"
#include "book/book.h"
#include "sheets/counter.h"

/* How counters lie in a hex of the board: almost as large as the hex, the uppermost whole, of the
 * one under it as much as its strength needs, and of all others the edge. Seen from far away the
 * strength is all that stands on them. */

/* The side of a counter, where a hex measures 1 from its centre to a corner: four fifths of the way
 * from one of its sides to the other. */
#define ADJ_PILE_SIDE 1.386

/* Pixels: the digits of the strength are never smaller where the rest is printed too. */
#define ADJ_PILE_DIGIT 11

/* The size of the map from which on that is so. */
double adj_pile_legible_size (void);

/* The face of the i-th of n, from below, on counters of that side. */
AdjCounterFace adj_pile_face (double side, guint i, guint n);

/* How far its middle lies from the hex's centre. A map that is turned turns neither the counters
 * nor the way they lie. */
AdjPoint adj_pile_shift (double size, guint i, guint n);

/* Its middle on the screen. */
AdjPoint
adj_pile_place (const AdjCamera *camera, const AdjBook *book, AdjHex hex, guint i, guint n);

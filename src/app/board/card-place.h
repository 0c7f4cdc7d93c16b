/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/camera.h"

/* Where the card of a hex lies on the board: never over the hex it speaks of, nor over the stack
 * that is spread out from it. Pure arithmetic, in pixels of the board. */

typedef struct
{
  AdjPoint from;
  AdjPoint to;
} AdjCardBox;

/* A card of that size, with its corner there, lies over some of the box. */
gboolean adj_card_covers (AdjPoint at, AdjPoint size, const AdjCardBox *box);

/* The room for it at most. */
AdjPoint adj_card_room (const AdjCamera *camera);

/* Beside a place it points at, or in a corner, always the same one if that is free. boxes: first
 * those that it must not cover, n_must of them, then those that it had better not. FALSE if there
 * is no room for it. */
gboolean adj_card_place_beside (const AdjCamera *camera,
                                AdjPoint size,
                                AdjPoint pointer,
                                const AdjCardBox *boxes,
                                guint n,
                                guint n_must,
                                AdjPoint *corner);
gboolean adj_card_place_fixed (const AdjCamera *camera,
                               AdjPoint size,
                               const AdjCardBox *boxes,
                               guint n,
                               guint n_must,
                               AdjPoint *corner);

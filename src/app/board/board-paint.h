/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-scene.h"

/* All of it, layer by layer. */
void adj_scene_paint (cairo_t *cr, const AdjScene *scene);

/* The battle that is open: a ring around each hex that is attacked, and an arrow to it from each
 * one that attacks; broken where guns fire from a distance (BG 8.11) or lend their strength
 * (Y 8.51). Once the die has fallen only the rings are left: the arrows are those of what is
 * owed. */
void adj_scene_battle (cairo_t *cr, const AdjScene *scene);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-scene.h"

/* The battle that is open: a ring around each hex that is attacked, and an arrow to it from each
 * one that attacks; broken where guns fire from a distance (BG 8.11) or lend their strength
 * (Y 8.51). Once the die has fallen only the rings are left: the arrows are those of what is
 * owed. */
void adj_scene_battle (cairo_t *cr, const AdjScene *scene);

/* The ring around a hex that is attacked. */
void adj_scene_target (cairo_t *cr, const AdjScene *scene, AdjHex hex);

/* What was done last, on a look back: marches and advances in their side's colour, retreats broken,
 * attacks as in a battle that is open, a cross where somebody was lost. */
void adj_scene_past (cairo_t *cr, const AdjScene *scene);

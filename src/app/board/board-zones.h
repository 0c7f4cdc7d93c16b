/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "app/board/board-scene.h"

/* Layers that say what a hex is to the sides: under whose control, out of sight, of which
 * group. */

void adj_scene_zones (cairo_t *cr, const AdjScene *scene);
void adj_scene_sight (cairo_t *cr, const AdjScene *scene);
void adj_scene_groups (cairo_t *cr, const AdjScene *scene); /* E IL.10 */

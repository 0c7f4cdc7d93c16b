/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-scene.h"

/* The ways that are plotted, all of them in their side's colour; that of the unit picked in gold,
 * with the number of the segment in each hex. */
void adj_scene_plots (cairo_t *cr, const AdjScene *scene);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-scene.h"

/* All of it, layer by layer. */
void adj_scene_paint (cairo_t *cr, const AdjScene *scene);

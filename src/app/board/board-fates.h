/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-scene.h"

/* What is about to happen when the results of simultaneous combat are carried out (Y S7.5), as the
 * staff works it out: who will not be there any more lies as a ghost, and signs say why, and who
 * may pay or advance. */

void adj_scene_fates (cairo_t *cr, const AdjScene *scene);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/map/camera.h"
#include "book/book.h"

/* The counters of a battle that is filled in, where its charts set them up. */

/* All of them on the map's picture; so many pixels of cr's are one of the camera's. They are
 * smaller than in a game, so that the ground is seen that is being drawn. */
void adj_set_up_put (const AdjBook *book, cairo_t *cr, const AdjCamera *camera, int scale);

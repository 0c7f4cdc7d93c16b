/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/board/board-scene.h"

/* The layers that may be shown over the counters. First what a hex is to the sides: under whose
 * control, out of sight, of which group. */

void adj_scene_zones (cairo_t *cr, const AdjScene *scene);
void adj_scene_sight (cairo_t *cr, const AdjScene *scene);
void adj_scene_groups (cairo_t *cr, const AdjScene *scene); /* E IL.10 */

/* Then where units get to: those in hand by their orders, those out of command by the dice. */

void adj_scene_reach (cairo_t *cr, const AdjScene *scene);
void adj_scene_charges (cairo_t *cr, const AdjScene *scene);  /* Y 8.73 */
void adj_scene_way (cairo_t *cr, const AdjScene *scene);      /* to the hex that is pointed at */
void adj_scene_exposure (cairo_t *cr, const AdjScene *scene); /* Y 5.56 */
void adj_scene_compass (cairo_t *cr, const AdjScene *scene);  /* Y 5.52: for whom is thrown */
void adj_scene_drift (cairo_t *cr, const AdjScene *scene);    /* Y 5.52 */

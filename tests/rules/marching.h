/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sketch.h"

/* Marches by plot on a sketch, in words. */

/* Plots a unit's way on the table, and holds it lawful: hexes, "-", ".", "enter 0101", "exit". */
void marching_plot (Sketch *self, const char *unit, const char *words);

/* And names it to attack. */
void marching_mission (Sketch *self, const char *unit, const char *words);

/* The plot that words come to: "0503 0504 . . . .", cut "0503 . . . . . cut 0504", or its fault
 * with the word it is at: "no-way 0909". Lives as long as the sketch. */
const char *marching_fill (Sketch *self, const char *unit, const char *words);

/* A layout with a hundred pairs of enemies, u1 above x1, u2 above x2 and so on, so many hexes apart
 * and far from all the others; and the hex of such a Union unit, from 1. */
#define MARCHING_PAIRS 100
char *marching_pairs (int apart);
int marching_pair_hex (int number);

/* Marches the next segment on the table; who stops there, and why: "u1 0503 zones-met; u2 0505
 * plot-ends". */
const char *marching_segment (Sketch *self);

/* Both sides' dice for a hex, the union's first; what comes of it, as above. */
const char *marching_contest (Sketch *self, int hex, int union_die, int confederate_die);

/* The hexes that are disputed: "0104 0203". */
const char *marching_disputes (Sketch *self);

/* The same for all that are left, the segment before each: "1 u1 0503 zones-met; 6 ...". */
const char *marching_night (Sketch *self);

/* Two enemies side by side, and two far off. */
#define MARCHING_TWO                                                                               \
  "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate infantry 4 0303; "             \
  "unit u9 union infantry 1 0808; unit x9 confederate infantry 1 0801"

/* A position in the Combat Phase of both, with these units named to attack: "u1 x1". */
Sketch *marching_fight (const char *layout, const char *named);

/* Gives an order, of which just that is said. */
void marching_does (Sketch *self, const char *order, const char *said);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sketch.h"

/* The rules' answers about a sketch's table, in words that a test can compare. Texts live as long
 * as the sketch; "" is nothing. */

/* "0302", "waiting", "eliminated", "exited" or "aside". */
const char *sketch_where (Sketch *self, const char *unit);

/* The hexes the unit can get to other than its own, with movement points: "0301=1 0303=6", "?"
 * behind those that are uncertain, "." behind those it cannot stop in. */
const char *sketch_reach (Sketch *self, const char *unit);

/* The cost for the unit to get there, in movement points; -1 if it does not. */
int sketch_cost (Sketch *self, const char *unit, AdjHexId hex);

/* "0303 building 2 u1; 0404 entrenchment". */
const char *sketch_markers (Sketch *self);

/* "0301 0302" or, where it must displace, "displacing 0301 0302", where it goes by Y 11.56,
 * "claiming 0301 0302". */
const char *sketch_retreats (Sketch *self, const char *unit);

/* For all open displacements: "u2 0401 0402; u3 displacing 0302". */
const char *sketch_displacements (Sketch *self);

/* "u1; u2 u3": each choice of losses in the open exchange. */
const char *sketch_losses (Sketch *self);

/* "u1 0303; u2 0303". */
const char *sketch_advances (Sketch *self);

/* "retreat u1; displace 0303 for u1; lose union 5; advance union". */
const char *sketch_debts (Sketch *self);

/* The payments offered for all that is owed: "retreat u1 0303; stay; lose u1 u2"; of an
 * engagement "stay 2". */
const char *sketch_payments (Sketch *self);

/* The defender's answers before the die: "g2 3 to 0303; x1 slips 0304 0305". */
const char *sketch_answers (Sketch *self);

/* Hexes that would turn the flank of "attack ...": "0403 of 0303". */
const char *sketch_flanks (Sketch *self, const char *attack);

/* "attack u1 BG 7.12; be-attacked x1 BG 7.11; [attack u2 BG 11.31 ineffective]": in brackets
 * what is not owed, with "maybe" what is only a reminder. */
const char *sketch_duties (Sketch *self);

/* The arithmetic of "attack ...", step by step: "u1 5 BG 7.3; attack 5 BG 7.24; x1 2 BG 7.3;
 * 0303 x2=4 BG 7.4; defence 4 BG 7.25; 1-1 BG 7.6"; a multiplier that is not used in brackets. */
const char *sketch_sum (Sketch *self, const char *attack);

/* The last word of that: the column. */
const char *sketch_column (Sketch *self, const char *attack);

/* "losses=4 hill=0; union 4, confederate 0": each award's points, behind "!" if its condition is
 * not met, and the totals. */
const char *sketch_score (Sketch *self);

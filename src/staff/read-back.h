/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* The mirror read out, to be held against the cardboard: who stands where, one unit after the
 * other, and which orders a unit owes its place to. */

typedef struct
{
  int unit;
  AdjHex hex;  /* ADJ_NO_HEX: not on the map */
  char *group; /* "Row 18"; "Union, XIV" */
  char *text;  /* "1318  3/1/XIV 5" */
} AdjReadLine;

/* The units on the map, row by row from the top and each row from left to right. */
GPtrArray *adj_read_back_rows (const AdjView *view);

/* Everybody, formation by formation, also who is not on the map. */
GPtrArray *adj_read_back_formations (const AdjView *view);

/* The last orders of the first n_steps that did something to the unit, no more than most, the
 * latest first, each with its number in the log. What lay face down to these eyes at the time is
 * left out: who it was would tell what they could not see. */
GPtrArray *adj_read_back_trail (AdjGame *game, AdjEyes eyes, guint n_steps, int unit, guint most);

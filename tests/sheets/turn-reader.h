/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hex/layout.h"
#include "reader.h"
#include "record/game.h"

/* The reader of one page a turn, who compares it with the record: it is one page, each battle has
 * its star and its label near it, each hex its number, and nothing is smaller than it may be. */

typedef struct
{
  AdjHexId target;
  int column;
  int result;
} Throw;

/* Every die that was thrown in the turn (of Throw), off the effects. */
GArray *turn_reader_throws (AdjGame *game, int turn);

/* The first of the turns with the most throws. */
int turn_reader_busiest (AdjGame *game);

/* Where the number of a hex stands on the map. */
AdjPoint turn_reader_place (const GArray *words, AdjHexId id);

/* From the number of a hex to that below it. */
double turn_reader_pitch (const GArray *words);

/* How much of the sheet's height the hexes alone take, without rim and legend: so half to two
 * thirds of a sheet is meant. By its area no map that is higher than wide could have two thirds of
 * a page and leave a column beside it. */
double turn_reader_share (const GArray *words, const AdjPaper *paper);

/* Fails if a word beside and under the map is in smaller type than that, but for the foot. */
void turn_reader_check_type (const GArray *words, double points);

/* Fails unless the page of that turn is as it is to be. */
void turn_reader_check (AdjGame *game, int turn, const char *paper);

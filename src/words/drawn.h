/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* A map as it is drawn, for those who draw it or compare it with the print. */

/* "north-east": a direction of the grid as it is printed, its top north. */
const char *adj_words_direction (AdjHexOrientation orientation, int direction);

/* How high a hex lies, as its map says, "level 2, slope"; NULL where the rules have no slopes (R
 * 6.26). Free it. */
char *adj_words_height (const AdjBook *book, AdjHex hex);

/* "0412, Forest; north: Creek, Bridge (Small Bridge)": all that is drawn in a hex and on its sides;
 * free it. */
char *adj_words_hex_drawn (const AdjBook *book, AdjHex hex);

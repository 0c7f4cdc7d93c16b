/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* A map as it is drawn, for those who draw it or compare it with the print. */

/* "north-east": a direction of the grid as it is printed, its top north. */
const char *adj_words_direction (AdjHexOrientation orientation, int direction);

/* "0412, Forest; north: Creek, Bridge": a hex and what lies on its sides; free it. */
char *adj_words_hex_drawn (const AdjBook *book, AdjHex hex);

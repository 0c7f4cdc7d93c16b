/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"
#include "book/compare.h"

/* What is compared with the print (book/compare.h), read out in a sentence or a few lines. */

/* "0412, Forest; south-east: Creek, Bridge", or "Union · 1/1/XIV, Infantry" and all that is printed
 * of it, a line each; free it. What is not said here, nobody could say to be as printed. */
char *adj_compare_say (const AdjBook *book, const AdjCompareRow *row);

/* Why somebody should compare it, of a hex and of its sides a line each; NULL. Free it. */
char *adj_compare_say_check (const AdjScenario *scenario, const AdjCompareRow *row);

/* The hex to look at; ADJ_HEX_NONE. */
AdjHexId adj_compare_hex (const AdjScenario *scenario, const AdjCompareRow *row);

/* The unit that it tells of, its own or by name; -1. */
int adj_compare_unit (const AdjScenario *scenario, const AdjCompareRow *row);

/* The page of the charts where it is corrected: "drawing" is the map itself. */
const char *adj_compare_page (const AdjCompareRow *row);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/duties.h"
#include "table/view.h"

/* The hex as the map alone has it: "1318, Rough". */
char *adj_words_hex_printed (const AdjBook *book, AdjHex hex);

/* "2526, not on the map": of a number that the grid has and the map has not. */
char *adj_words_hex_off_map (AdjHexId id);

/* All there is to know of a hex at a glance, as it is read out: "1318, Forest, Union: 3/1/XIV 5,
 * must attack". */
char *adj_words_hex_seen (const AdjView *view,
                          const AdjField *field,
                          AdjHex hex,
                          const AdjDuties *duties);

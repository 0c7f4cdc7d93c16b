/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"
#include "table/view.h"

/* The names of things on the table. */

/* The designation; where several units share one, with what the id adds to it: "Anderson-6". */
char *adj_words_unit (const AdjView *view, int unit);

/* "1/1/XIV, 2/1/XIV and Wilder". */
char *adj_words_units (const AdjView *view, const guint16 *units, guint n_units);

/* The same for names of any kind, of which it takes hold. */
char *adj_words_list (GPtrArray *names);

/* The rest of the print on the counter: "Infantry 5". Of one these eyes may not know "face
 * down". */
char *adj_words_counter (const AdjView *view, int unit);

/* "2311"; with the name the map gives it "2311 (Dyer's Bridge)". */
char *adj_words_hex (const AdjView *view, AdjHex hex);
char *adj_words_hex_named (const AdjView *view, AdjHex hex);

/* "1620 and 1720"; to choose from, "1620 or 1720"; "1318-1418-1519". */
char *adj_words_hexes (const AdjView *view, const AdjHex *hexes, guint n_hexes);
char *adj_words_either_hex (const AdjView *view, const AdjHex *hexes, guint n_hexes);
char *adj_words_path (const AdjView *view, const AdjHex *hexes, guint n_hexes);

/* "Union"; for no side "nobody". */
char *adj_words_side (const AdjView *view, int side);

/* The same as what a sentence says something of, in languages where it has an article then: "die
 * Union"; begins: it is the sentence's first word. */
char *adj_words_the_side (const AdjView *view, int side, gboolean begins);

/* The label of what lifts the curtain for one side's player alone (Y 11.59). */
char *adj_words_lift (const AdjView *view, int side);

/* Adds the case that a sentence rests on, by the name it has in the rules at hand; none if they
 * have none. Takes hold of the sentence. */
char *adj_words_cite (const AdjView *view, char *sentence, const char *row);

/* "Dr, defender retreats"; "3-1". */
char *adj_words_result (int result);
char *adj_words_column (const AdjView *view, int column);

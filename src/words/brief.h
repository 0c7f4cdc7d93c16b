/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/arithmetic.h"
#include "table/view.h"

/* The short forms that papers use, where a sentence would take too much room. */

/* "1/1/XIV 1417-1619"; "XX Artillery to 0728, on to 0927"; "Union Supply Train from 0111". Units
 * that went together; from, entry and to are ADJ_NO_HEX where there is none. */
char *adj_words_march (
    const AdjView *view, const guint16 *units, guint n, AdjHex from, AdjHex entry, AdjHex to);

/* "1620 Forest-rough". */
char *adj_words_ground (const AdjView *view, AdjHex hex);

/* "Wilder 8"; of guns that fire from afar "3 Artillery 2 (fire)". A strength that these eyes may
 * not know, or nobody has typed in, is "?". */
char *adj_words_fighter (const AdjView *view, int unit, gboolean bombards);

/* "×2 terrain", "×2 creek"; with the hex before it where several are attacked. */
char *adj_words_multiplier (const AdjView *view, const AdjLine *line, gboolean with_hex);

/* "10 : 8". */
char *adj_words_sums (const AdjArithmetic *sums);

/* "3-1"; "3-1 to 2-1" where the attacker took less than the odds gave. */
char *adj_words_odds (const AdjView *view, const AdjArithmetic *sums, int column);

/* "Ar", without the explanation; where the players have told it, their word. */
const char *adj_words_result_brief (int result, const AdjResultWord *word);

/* "4/6"; a dash for never. */
char *adj_words_faces (int n, int faces);

/* "7 Night"; "7" by day. */
char *adj_words_turn (const AdjView *view, int turn);

/* An order that a correction has set aside, by its canonical text. */
char *adj_words_set_aside (const AdjView *view, const char *text);

/* "due", "exited" and so on: where a unit is that is not on the map; its hex if it is. */
char *adj_words_where (const AdjView *view, int unit);

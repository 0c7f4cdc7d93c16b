/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* Reinforcements in words (BG 15). */

/* "12 units arrive for Union: 1/2/XIV, 2/2/XIV, 3/2/XIV and 9 more". */
char *adj_words_arriving (const AdjView *view, const guint16 *units, guint n_units);

/* "1 dummy may come along by 0501 or 0801 (Y 11.55)". */
char *adj_words_dummies (const AdjView *view, int n, const AdjHex *entries, guint n_entries);

/* "Not yet brought on: 1/2/XIV and 2/2/XIV". */
char *adj_words_not_entered (const AdjView *view, const guint16 *units, guint n_units);

/* When a unit is due, for a heading: "Union, due now", "Union, overdue since Turn 2"; turn 0 if it
 * is not known. */
char *adj_words_due (const AdjView *view, int side, int turn);

/* The cost of its place in the column and what is left of its movement (sixths; ADJ_UNKNOWN_COST):
 * "pays 3 MP, 3 left". */
char *adj_words_column_cost (int cost, int left);

/* How it stands with an entry hex: free, a friend or an enemy in it, or by night in an enemy zone
 * of control. */
char *adj_words_entry_free (const AdjView *view, AdjHex hex);
char *adj_words_entry_taken (const AdjView *view, AdjHex hex, int friend_unit);
char *adj_words_entry_barred (const AdjView *view, AdjHex hex, int friend_unit);
char *adj_words_entry_held (const AdjView *view, AdjHex hex, int enemy_unit);
char *adj_words_entry_in_zone (const AdjView *view, AdjHex hex);

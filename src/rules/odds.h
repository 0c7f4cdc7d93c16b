/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"
#include "desk/fraction.h"

/* Combat odds as arithmetic alone, without a board (BG 7.6, 7.9). Columns are indices of the
 * ruleset's; -1 is no column. */

/* The column of attack : defence, rounded for the defender and brought within the table. -1 for
 * an attack of 0, which has none; a defence of 0 uses the last (BG 7.74). */
int adj_odds_column (const AdjRuleset *ruleset, int attack, int defence);

/* A column moved by shift to the right (attacker's favour; left if negative), stopping at the
 * ends of the table. */
int adj_odds_shift (const AdjRuleset *ruleset, int column, int shift);

/* "3-1": the odds rounded for the defender, before they are brought within the table. "-" for a
 * defence or attack of 0. */
char *adj_odds_to_string (int attack, int defence);

/* Exactly how likely each result is in a column, in faces of the die. */
void adj_odds_chances (const AdjRuleset *ruleset, int column, AdjFraction chances[ADJ_N_RESULTS]);

/* How many points more the attack needs for a better column after the shift, 0 if there is none;
 * *next is the column that it has with them. */
int adj_odds_to_next (const AdjRuleset *ruleset, int attack, int defence, int shift, int *next);

/* How many points the attack could do without and still have the same column. */
int adj_odds_to_spare (const AdjRuleset *ruleset, int attack, int defence, int shift);

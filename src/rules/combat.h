/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/arithmetic.h"

/* A battle from its announcement to the last choice it leaves (BG 7.6 to 7.9). Forced
 * consequences are effects of the roll; each choice is a debt, paid by the orders below. */

/* Opens the battle on the table: it waits for the die. */
void adj_combat_declare (AdjJudge *judge, const AdjAttack *attack);

/* Warns, before a die of simultaneous combat, of whatever should have been settled first: attacks
 * that are still owed, and cavalry that could still slip away (Y S4.1, S7.7). */
void adj_combat_judge_die (AdjJudge *judge);

/* The die of the open battle, or of the oldest engagement that has none. applied: the result the
 * players applied, whatever the table says; -1 for the table's. A battle with unknown figures needs
 * it. */
void adj_combat_roll (AdjJudge *judge, int die, int applied);

/* The same for the attack that was just announced. */
void adj_combat_roll_last (AdjJudge *judge, int die, int applied);

/* The dice of all engagements that have none, the oldest first (Y S7.5). */
void adj_combat_roll_all (AdjJudge *judge, const guint8 *dice, guint n_dice);

/* What comes of the open battle where no Combat Results Table is in the rules at hand: the players
 * say it in a word of theirs, with the die or without (0), and carry it out with orders. */
void adj_combat_tell (AdjJudge *judge, int die, const AdjResultWord *word);

/* Pays a retreat or a repulsion (Y 7.77); takes a battery along with an Ar it accepts (BG 8.16);
 * leads an ineffective unit out of an EZOC (BG 11.31) or the train away (CH 18.4); lets cavalry
 * slip away before the die (Y 8.72). */
void adj_combat_retreat (AdjJudge *judge, int unit, AdjHex hex);

void adj_combat_displace (AdjJudge *judge, int unit, AdjHex hex);
void adj_combat_lose (AdjJudge *judge, const int *units, guint n_units);
void adj_combat_advance (AdjJudge *judge, int unit, AdjHex hex);

/* Nobody advances in the engagement. 0: in the battle, or the one engagement that offers it; and
 * who tried to rally stays as it is (R 12.42). */
void adj_combat_stay (AdjJudge *judge, int engagement);

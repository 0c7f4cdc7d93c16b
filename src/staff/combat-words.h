/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "staff/answer.h"
#include "staff/combat-case.h"

/* The Combat panel's words on an attack: before it, of its roll, and of its orders. */

/* The two sides of an attack; of picks that are no attack yet, what is still to be chosen; once the
 * game is over, who won it. combat: NULL while the picks make no attack. */
char *
adj_combat_say_attack (const AdjView *view, const AdjCombatCase *combat, const AdjPicks *picks);

/* "3-1, die 4: Dr, defender retreats"; of what is to be chosen without a throw, when that is. */
char *adj_combat_say_roll (const AdjView *view);

/* The rules against the attack, but for what the players have agreed not to be told. */
char **adj_combat_say_warnings (const AdjCombatCase *combat, AdjGame *game);

/* The flank, how far it is to the next column, and who could stay out: a line each. */
char **adj_combat_say_margins (const AdjCombatCase *combat);

/* The outcome of these orders (of AdjAnswer), but for what the roll and the debts say themselves;
 * empty if that is all. */
char *adj_combat_say_answers (const AdjView *view, const GPtrArray *answers);

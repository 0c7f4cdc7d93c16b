/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/chronicle.h"
#include "sheets/doc.h"

/* Battles that were thrown for (of AdjFight) in a table, with their numbers: each with its units
 * and what came of it, or in brief, a line each with the losses. */
void adj_battles_tell (AdjDoc *doc, const AdjView *view, const GPtrArray *fights, gboolean brief);

/* The die that fell; a dash if the players told no more than the result. */
char *adj_battle_die (const AdjFight *fight);

/* Strength points that a battle cost a side; a dash for none. */
char *adj_battle_loss (AdjAtLeast lost);

/* The same in sentences: in large print eight columns would be slivers. */
void adj_battles_tell_in_lines (AdjDoc *doc, const AdjView *view, const GPtrArray *fights);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/chronicle.h"
#include "sheets/doc.h"

/* Battles that were rolled (of AdjFight) in a table, numbered from 1 on: each with its units and
 * what came of it, or in brief, a line each with the losses. */
void adj_battles_tell (AdjDoc *doc, const AdjView *view, const GPtrArray *fights, gboolean brief);

/* Strength points that a battle cost a side; "-" for none. */
char *adj_battle_loss (AdjAtLeast lost);

/* The same in sentences: in large print eight columns would be slivers. */
void adj_battles_tell_in_lines (AdjDoc *doc, const AdjView *view, const GPtrArray *fights);

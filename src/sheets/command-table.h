/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/doc.h"
#include "table/view.h"

/* The table of lost Command Control and the levels that hold (Y 5.51, 5.58). */

/* The side's level in a Game-Turn; 0: none is given. */
int adj_printed_command_level (const AdjView *view, int side, int turn);

/* "1 3 5"; "-" for none. */
char *adj_command_digits_text (const AdjView *view, int level, int die);

/* The whole table of rules that have one, and which levels the sides have when. */
void adj_command_table_tell (AdjDoc *doc, const AdjView *view);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/showing.h"
#include "rules/attack.h"
#include "rules/retreat.h"

/* The additions of optional rules of combat to the views of a game: what a player could still do,
 * and how a side's heart stands. Where such a rule is not in force nothing is shown. */

/* Before the die of the attack on the table (Y 8.51, 8.72): of AdjDefence; NULL if none waits. */
GPtrArray *adj_cli_find_defences (const AdjShowing *showing, AdjAttack *attack);
void adj_cli_print_defences (const AdjShowing *showing);
void adj_cli_say_defences (const AdjShowing *showing);

/* Of an attack that could be made: who could help the defender, and what would turn his flank
 * (Y 7.26, 8.51). */
void adj_cli_print_openings (const AdjShowing *showing, const AdjAttack *attack);
void adj_cli_say_chances (const AdjShowing *showing, const AdjAttack *attack);

/* The gauge of demoralization (Y 11.64). */
void adj_cli_print_morale (const AdjShowing *showing);
void adj_cli_say_morale (const AdjShowing *showing);

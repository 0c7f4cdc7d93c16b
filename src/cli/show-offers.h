/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/showing.h"
#include "rules/attack.h"
#include "rules/retreat.h"

/* The additions of optional rules of combat to the views of a game: what a player could still do,
 * and how a side's heart stands. Where such a rule is not in force nothing is shown. */

/* Do these eyes know all units that are attacked? The odds tell of them. */
gboolean adj_cli_knows_defenders (const AdjShowing *showing, const AdjAttack *attack);

/* Does an attack wait for its die: that of simultaneous combat by its number, or with 0 the battle?
 * Nobody throws for one whose last defender has slipped away (Y 8.72). */
gboolean adj_cli_is_announced (const AdjShowing *showing, int number, AdjAttack *attack);

/* Before the die of an attack, by its number in simultaneous combat or 0 (Y 8.51, 8.72): of
 * AdjDefence; NULL if it does not wait. */
GPtrArray *adj_cli_find_defences (const AdjShowing *showing, int number, AdjAttack *attack);
void adj_cli_print_defences (const AdjShowing *showing, int number);
void adj_cli_say_defences (const AdjShowing *showing, int number);

/* Of an attack that could be made: who could help the defender, and what would turn his flank
 * (Y 7.26, 8.51). */
void adj_cli_print_openings (const AdjShowing *showing, const AdjAttack *attack);
void adj_cli_say_chances (const AdjShowing *showing, const AdjAttack *attack);

/* The gauge of demoralization (Y 11.64). */
void adj_cli_print_morale (const AdjShowing *showing);
void adj_cli_say_morale (const AdjShowing *showing);

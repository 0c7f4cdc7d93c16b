/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"
#include "desk/fraction.h"

/* Loss of Command Control as the table and the chits have it (rows Y 5.51, 5.56, 5.57). A unit
 * scatters when the number of its hex ends in one of the digits; bit n of a mask is digit n. */

#define ADJ_CHITS 10 /* numbered 0 to 9 (Y 5.57) */

/* The digits of a die at a level. Above the table's last level its last column serves (ruling on
 * Y 11.62); at level 0 nothing scatters. */
guint16 adj_command_digits (const AdjRuleset *ruleset, int level, int die);

/* How likely a digit is: by the die, and when as many chits as the level are drawn from ten. */
AdjFraction adj_command_die_chance (const AdjRuleset *ruleset, int level, int digit);
AdjFraction adj_command_chit_chance (int level);

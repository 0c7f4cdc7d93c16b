/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "staff/picks.h"

/* Entrenchments that were begun and given up in the phase under way (Y 5.42, 5.43), for their owner
 * to see before he relies on them. What the umpire took away he knows. */

/* Which and why, in a sentence each; NULL: none. picks: is made to point to their hexes. */
char *adj_works_given_up_tell (AdjGame *game, AdjEyes eyes, AdjPicks *picks);

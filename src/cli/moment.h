/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/game.h"

/* How many steps of the line --at means; -1 after a message. "start", "@12": after entry 12, or
 * "3/union/combat": as that phase began. */
int adj_cli_find_moment (const AdjCliCommand *command, AdjGame *game, const char *at);

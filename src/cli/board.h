/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "cli/showing.h"
#include "staff/initiative-case.h"

/* Initiative worked out from a game's table, and its parts that the command line shares. */

/* Every term, group, level and chance, and what would turn it; in lines, or in sentences. */
void adj_cli_print_initiative (const AdjShowing *showing, const AdjInitiativeCase *initiative);
void adj_cli_say_board (const AdjShowing *showing, const AdjInitiativeCase *initiative);

/* The lines of levels and chances that "initiative" prints with and without a board. */
void adj_cli_print_levels (const AdjInitiativeCase *initiative, const char *name, int side);
void adj_cli_print_chances (const AdjInitiativeCase *initiative, const char *const names[2]);

AdjExitCode adj_cli_game_initiative (const AdjShowing *showing);
AdjExitCode adj_cli_say_initiative (const AdjShowing *showing);

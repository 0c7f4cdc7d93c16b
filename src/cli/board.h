/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "cli/look.h"
#include "rules/muster.h"

/* Initiative worked out from a game's table, and its parts that the command line shares. */

/* What the players say on top of the table; dice 0: not thrown. */
typedef struct
{
  AdjArrivalChoices choices;
  int dice[ADJ_SIDES];
} AdjBoardQuestion;

/* Every term, group, level and chance, and what would turn it; in lines, or in sentences. */
void adj_cli_print_initiative (const AdjLook *look, const AdjBoardQuestion *question);
void adj_cli_say_board (const AdjLook *look, const AdjBoardQuestion *question);

/* The lines of chances that "initiative" prints with and without a board. holder may be -1. */
void
adj_cli_print_chances (const char *const names[2], const AdjInitiativeSide sides[2], int holder);

AdjExitCode adj_cli_game_initiative (const AdjLook *look);
AdjExitCode adj_cli_say_initiative (const AdjLook *look);

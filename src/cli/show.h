/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/game.h"

/* The views of "show": what a book says, or what lies on the table of a game. Of a scenario a
 * view of the table shows its set-up. extra is the view's own argument. */
typedef struct
{
  const char *name;
  const char *extra; /* what it needs behind it, or NULL */
  AdjExitCode (*print_book) (const AdjBook *book, const char *extra);
  AdjExitCode (*print_game) (AdjGame *game, const AdjField *field, const char *extra);
} AdjCliView;

AdjExitCode
adj_cli_show_summary (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_map (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_units (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_hex (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_reinforcements (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_victory (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_options (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_rows (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_show_unknown (const AdjBook *book, const char *extra);
AdjExitCode
adj_cli_game_table (AdjGame *game, const AdjField *field, const char *extra);
AdjExitCode
adj_cli_game_units (AdjGame *game, const AdjField *field, const char *extra);
AdjExitCode
adj_cli_game_reach (AdjGame *game, const AdjField *field, const char *extra);
AdjExitCode
adj_cli_game_attacks (AdjGame *game, const AdjField *field, const char *extra);
AdjExitCode
adj_cli_game_duties (AdjGame *game, const AdjField *field, const char *extra);
AdjExitCode
adj_cli_game_debts (AdjGame *game, const AdjField *field, const char *extra);
AdjExitCode
adj_cli_game_reinforcements (AdjGame *game, const AdjField *field, const char *extra);
AdjExitCode
adj_cli_game_victory (AdjGame *game, const AdjField *field, const char *extra);
AdjExitCode
adj_cli_game_log (AdjGame *game, const AdjField *field, const char *extra);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "cli/showing.h"
#include "rules/duty-list.h"

/* The views of "show": what a book or a ruleset says, or what lies on the table of a game. Of a
 * scenario a view of the table shows its set-up, and one of rules alone those it is played by.
 * extra is the view's own argument. */
typedef struct
{
  const char *name;
  const char *extra; /* what it needs behind it, or NULL */
  gboolean many;     /* several words of it */
  AdjExitCode (*print_book) (const AdjBook *book, const char *extra);
  AdjExitCode (*print_game) (const AdjShowing *showing);
  AdjExitCode (*say_game) (const AdjShowing *showing); /* as sentences, or NULL */
  AdjExitCode (*print_rules) (const AdjRuleset *ruleset);
} AdjCliView;

AdjExitCode adj_cli_show_summary (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_map (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_units (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_unit_rows (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_hex (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_reinforcements (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_victory (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_unknown (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_doubts (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_compared (const AdjBook *book, const char *extra);
AdjExitCode adj_cli_show_rules (const AdjRuleset *ruleset);
AdjExitCode adj_cli_show_options (const AdjRuleset *ruleset);
AdjExitCode adj_cli_show_rows (const AdjRuleset *ruleset);
AdjExitCode adj_cli_show_missing (const AdjRuleset *ruleset);
AdjExitCode adj_cli_show_games (const AdjRuleset *ruleset);
AdjExitCode adj_cli_game_table (const AdjShowing *showing);
AdjExitCode adj_cli_game_units (const AdjShowing *showing);
AdjExitCode adj_cli_game_hex (const AdjShowing *showing);
AdjExitCode adj_cli_game_reach (const AdjShowing *showing);
AdjExitCode adj_cli_game_attacks (const AdjShowing *showing);
AdjExitCode adj_cli_game_duties (const AdjShowing *showing);
AdjExitCode adj_cli_game_attack (const AdjShowing *showing);
AdjExitCode adj_cli_game_debts (const AdjShowing *showing);
AdjExitCode adj_cli_game_answers (const AdjShowing *showing);
AdjExitCode adj_cli_game_arrivals (const AdjShowing *showing);
AdjExitCode adj_cli_game_reinforcements (const AdjShowing *showing);
AdjExitCode adj_cli_game_victory (const AdjShowing *showing);
AdjExitCode adj_cli_game_plots (const AdjShowing *showing);
AdjExitCode adj_cli_game_segments (const AdjShowing *showing);
AdjExitCode adj_cli_game_results (const AdjShowing *showing);
AdjExitCode adj_cli_game_withdrawals (const AdjShowing *showing);
AdjExitCode adj_cli_game_apart (const AdjShowing *showing);
AdjExitCode adj_cli_game_log (const AdjShowing *showing);
AdjExitCode adj_cli_game_options (const AdjShowing *showing);

/* option ID KIND VALUE OFFERED TITLE */
void adj_cli_print_option (const AdjOption *option, int value);

/* Is there such a hex? ADJ_EXIT_YES, or after a message why not. */
AdjExitCode adj_cli_find_hex (const AdjBook *book, const char *number);

/* The print on the map there, and what the game makes of it unless field is NULL. */
AdjExitCode adj_cli_print_hex (const AdjBook *book, const AdjField *field, const char *number);

void adj_cli_print_hexes (const AdjShowing *showing, const AdjHex *hexes, guint n);
void adj_cli_print_duty (const AdjShowing *showing, const AdjDuty *duty);

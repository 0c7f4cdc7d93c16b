/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "cli/showing.h"
#include "record/command.h"

/* --say: the same answers as sentences, for a person, in that person's language. */

/* Before anything is said, or read whose messages are to be said. */
void adj_cli_say_begin (void);

/* Lines: first comes before the first of them and rest before the others. */
void adj_cli_say_lines (const char *first, const char *rest, char **lines);

/* The outcome of an order that stands, in such lines. */
void adj_cli_say_order (const AdjView *view,
                        const char *text,
                        const GArray *effects,
                        const char *first,
                        const char *rest);

void adj_cli_say_outcome (AdjGame *game, const AdjOutcome *outcome);
void adj_cli_say_correction (AdjGame *game,
                             const AdjGameCommand *command,
                             const AdjCorrection *correction);

/* The views of "show" that can be said. */
AdjExitCode adj_cli_say_log (const AdjShowing *showing);
AdjExitCode adj_cli_say_duties (const AdjShowing *showing);
AdjExitCode adj_cli_say_attack (const AdjShowing *showing);
AdjExitCode adj_cli_say_debts (const AdjShowing *showing);
AdjExitCode adj_cli_say_answers (const AdjShowing *showing);
AdjExitCode adj_cli_say_arrivals (const AdjShowing *showing);
AdjExitCode adj_cli_say_attacks (const AdjShowing *showing);
AdjExitCode adj_cli_say_hex (const AdjShowing *showing);
AdjExitCode adj_cli_say_victory (const AdjShowing *showing);

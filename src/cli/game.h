/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "record/game.h"

extern const AdjCliCommand adj_cli_initiative;
extern const AdjCliCommand adj_cli_new;
extern const AdjCliCommand adj_cli_play;
extern const AdjCliCommand adj_cli_print;
extern const AdjCliCommand adj_cli_scatter;

/* A game's file by its ending. */
gboolean adj_cli_is_game (const char *path);

/* The game, or NULL after messages; entries whose table differs from the recorded one are named
 * on standard error. */
AdjGame *adj_cli_read_game (const AdjCliCommand *command, const char *path, AdjProblems *problems);

/* The same to play on: if it cannot be read, the game as it was saved before is named as well. */
AdjGame *adj_cli_load_game (const AdjCliCommand *command, const char *path);

/* Findings and effects of an order on one line, parted by "; "; "-" if there are none. The view is
 * of the table before it. */
char *adj_cli_findings (const AdjView *view, const GArray *findings);
char *adj_cli_effects (const AdjView *view, const GArray *effects);

/* The table an order was judged on. */
AdjTable *adj_cli_table_before (AdjGame *game, const AdjOutcome *outcome);

/* Its text for the eyes of who plays. */
char *adj_cli_order (AdjGame *game, const AdjOutcome *outcome);

/* --eyes, all if it is NULL; FALSE after a message. */
gboolean adj_cli_eyes (const AdjCliCommand *command,
                       const AdjScenario *scenario,
                       const char *text,
                       AdjEyes *eyes);

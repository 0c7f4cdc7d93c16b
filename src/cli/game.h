/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "desk/xml.h"
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

/* check GAME: judged again by this version. */
gboolean adj_cli_check_game (const char *path);

/* The schema is a second opinion: it has to refuse what the reader refuses for its form, and
 * nothing else. Where the two differ one of them is wrong, and the player should hear of it. */
gboolean adj_cli_ask_schema (const char *path,
                             const char *schema_name,
                             const AdjXmlFormat *format,
                             gboolean form_ok);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "skirmish/file.h"
#include "skirmish/rules-file.h"

/* The commands that need the rules of a skirmish and no battle, and what they do with its file. */

extern const AdjCliCommand adj_cli_seize;
extern const AdjCliCommand adj_cli_skirmish;

/* Rules by path or id, Lloyd's if it is NULL; NULL after a message. */
AdjSkirmishRules *adj_cli_skirmish_rules (const AdjCliCommand *command, const char *path_or_id);

/* A skirmish's file by its ending. */
gboolean adj_cli_is_skirmish (const char *path);

/* The skirmish, or NULL after messages. */
AdjSkirmish *adj_cli_skirmish_read (const char *path, AdjProblems *problems);

/* The same to play on: if it cannot be read, the skirmish as it was saved before is named as well.
 */
AdjSkirmish *adj_cli_skirmish_load (const char *path);

/* Puts it into a new file, as "new" does; FALSE after a message. */
gboolean
adj_cli_skirmish_write_new (const AdjCliCommand *command, AdjSkirmish *skirmish, const char *path);

/* The side with that name, ADJ_NO_INDEX for NULL; FALSE after a message. */
gboolean adj_cli_skirmish_eyes (const AdjSkirmish *skirmish, const char *eyes, int *side);

/* What was found against an order, and what it came to, as they stand in the file: one after the
 * other, "-" for nothing. */
char *adj_cli_skirmish_findings (const GArray *offences);
char *adj_cli_skirmish_effects (const GArray *changes);

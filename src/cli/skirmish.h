/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "skirmish/rules-file.h"

/* The commands that need no battle, but the rules of a skirmish. */

extern const AdjCliCommand adj_cli_seize;

/* Rules by path or id, Lloyd's if it is NULL; NULL after a message. */
AdjSkirmishRules *adj_cli_skirmish_rules (const AdjCliCommand *command, const char *path_or_id);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "desk/lock.h"

/* A file that is played on from the command line, game or skirmish. */

/* The next line of the input; FALSE at its end. whole: it is text and not too long. No part of
 * another is carried out: its tail could be an order. */
gboolean adj_cli_read_line (GString *line, gboolean *whole);

/* The lock, or NULL after a message. */
AdjLock *adj_cli_lock (const AdjCliCommand *command, const char *path);

/* What a player should know of the file, said once, before anything is played. */
void adj_cli_warn_of_file (const AdjCliCommand *command, const char *path, const AdjLock *lock);

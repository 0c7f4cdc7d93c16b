/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "desk/imprint.h"
#include "desk/lock.h"

/* A file that is played on from the command line, game or skirmish. */

/* Plays a line; NULL: one that is too long, or is not text. FALSE if not all of it was recorded. */
typedef gboolean (*AdjCliLinePlayer) (gpointer data, const char *line);

/* What one needs to know between two lines. */
typedef struct
{
  gboolean keep_going; /* after an order that is not recorded */
  gboolean saved;      /* FALSE once the file could not be written */
} AdjCliPlay;

/* The orders, or each line of the input if they are NULL. No part of a line that is too long is
 * carried out: its tail could be an order. */
gboolean adj_cli_play_lines (const AdjCliPlay *play,
                             const char *orders,
                             AdjCliLinePlayer line,
                             gpointer data);

/* Why such a line is not carried out; say: to a person. */
const char *adj_cli_no_line (gboolean say);

/* The lock, and the imprint of the file as it is; FALSE after a message. A file that is not there
 * gets no lock, which would stay behind, only the message that it is not there, later. */
gboolean adj_cli_take_file (const AdjCliCommand *command,
                            const char *path,
                            AdjLock **lock,
                            AdjImprint *imprint);

/* Is the file in its place after it was written? What went wrong is said. */
gboolean adj_cli_is_saved (const AdjCliCommand *command, const GError *error);

/* What a player should know of the file, said once, before anything is played. */
void adj_cli_warn_of_file (const AdjCliCommand *command, const char *path, const AdjLock *lock);

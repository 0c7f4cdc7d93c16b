/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli/cli.h"
#include "skirmish/file.h"
#include "skirmish/rules-file.h"

/* The commands that need no battle, but the rules of a skirmish. */

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

/* Reads it, holds it against its schema and judges it again, as "check" does; is it valid? */
gboolean adj_cli_check_skirmish (const char *path);

/* What is wrong with the order in the file, one after the other, "-" for nothing. */
char *adj_cli_skirmish_findings (const GArray *offences);
char *adj_cli_skirmish_effects (const GArray *changes);

/* How orders are carried out. */
typedef struct
{
  int strict; /* TRUE or FALSE from now on, -1 as it was */
  gboolean keep_going;
  gboolean say;     /* in sentences */
  const char *eyes; /* of who types; NULL for all */
} AdjSkirmishPlaying;

/* The parts of "skirmish". orders: NULL to read them. */
AdjExitCode
adj_cli_skirmish_play (const char *path, const char *orders, const AdjSkirmishPlaying *how);

/* eyes: a side's name, or NULL for all; say: in sentences. */
AdjExitCode
adj_cli_skirmish_show (const char *path, const char *view, const char *eyes, gboolean say);

/* What is printed, as it was typed; all may be NULL. */
typedef struct
{
  const char *output;
  const char *paper;
  const char *eyes; /* NULL: what both sides may know */
} AdjSkirmishPrinting;

AdjExitCode
adj_cli_skirmish_print (const char *path, const char *sheet, const AdjSkirmishPrinting *how);

/* The side with that name, ADJ_NO_INDEX for NULL; FALSE after a message. */
gboolean adj_cli_skirmish_eyes (const AdjSkirmish *skirmish, const char *eyes, int *side);

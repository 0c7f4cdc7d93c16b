/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/library.h"

/* adjutant-cli: plain lines "key<TAB>value...", stable and never localized, on standard output;
 * messages on standard error. */

typedef enum
{
  ADJ_EXIT_YES = 0,   /* done, legal, valid */
  ADJ_EXIT_NO = 1,    /* illegal, invalid, cannot be read */
  ADJ_EXIT_USAGE = 2, /* the command line itself is wrong */
} AdjExitCode;

typedef struct
{
  const char *name;
  const char *arguments; /* as in the help */
  const char *summary;   /* one line */
  char *(*list) (void);  /* what the help lists before that; NULL for nothing */
  const char *help;      /* what it prints, line kind by line kind */
  AdjExitCode (*run) (int argc, char **argv);
} AdjCliCommand;

extern const AdjCliCommand adj_cli_chart;
extern const AdjCliCommand adj_cli_check;
extern const AdjCliCommand adj_cli_odds;
extern const AdjCliCommand adj_cli_show;

/* Parses argv by entries (may be NULL). Afterwards argv[1] to argv[argc - 1] are what is left.
 * FALSE after a message, or after --help has been answered: then *code says what to return. */
gboolean adj_cli_parse (const AdjCliCommand *command,
                        const GOptionEntry *entries,
                        int *argc,
                        char ***argv,
                        AdjExitCode *code);

/* A message on standard error: "adjutant-cli COMMAND: text". */
void adj_cli_complain (const AdjCliCommand *command, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* The problems of a file on standard error, one a line. */
void adj_cli_print_problems (const AdjProblems *problems);

/* A text on one line: every run of white space is one blank. */
char *adj_cli_one_line (const char *text);

/* The path of a scenario's file by path or id, or NULL after a message. */
char *adj_cli_find_scenario (const AdjCliCommand *command, const char *path_or_id);

/* The path of a ruleset's file by path or id; NULL if it names none. */
char *adj_cli_find_rules (const char *path_or_id);

/* A scenario by path or id, or NULL after a message; by the rules of that id, NULL for its own. */
AdjLoaded *
adj_cli_load_under (const AdjCliCommand *command, const char *path_or_id, const char *ruleset_id);
AdjLoaded *adj_cli_load (const AdjCliCommand *command, const char *path_or_id);

/* Is there a ruleset of that id, or none asked for? FALSE after a message. */
gboolean adj_cli_has_ruleset (const AdjCliCommand *command, const char *ruleset_id);

/* A whole number, or FALSE after a message that names what it was meant to be. */
gboolean adj_cli_number (const AdjCliCommand *command,
                         const char *what,
                         const char *text,
                         int least,
                         int most,
                         int *number);

/* Strengths or points as in staff/typed-sums.h, or FALSE after such a message. */
gboolean adj_cli_sum (const AdjCliCommand *command, const char *what, const char *text, int *sum);

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "cli/game.h"
#include "cli/skirmish-file.h"

static const AdjCliCommand *const commands[] = {
  &adj_cli_chart, &adj_cli_check, &adj_cli_initiative, &adj_cli_new,
  &adj_cli_odds,  &adj_cli_play,  &adj_cli_print,      &adj_cli_scatter,
  &adj_cli_seize, &adj_cli_show,  &adj_cli_skirmish,
};

/* Data is UTF-8 and so is what is printed, whatever the locale: GLib's own handlers would turn
 * letters that the locale lacks into question marks. */
static void
print (const char *text)
{
  fputs (text, stdout);
}

static void
print_error (const char *text)
{
  fputs (text, stderr);
}

static void
print_help (void)
{
  g_print ("Usage: adjutant-cli COMMAND [ARGUMENT...]\n\n"
           "The staff officer who keeps the papers, without a display.\n\n");
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    g_print ("  %-10s %s\n", commands[i]->name, commands[i]->summary);
  g_print ("\n'adjutant-cli COMMAND --help' explains a command. Exit code 0: yes; 1: no (illegal,\n"
           "invalid, unreadable); 2: the command line is wrong.\n");
}

static const AdjCliCommand *
find_command (const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    if (strcmp (commands[i]->name, name) == 0)
      return commands[i];
  return NULL;
}

static AdjExitCode
run (int argc, char **argv)
{
  const AdjCliCommand *command;

  if (argc < 2)
    {
      g_printerr ("adjutant-cli: say what to do; 'adjutant-cli --help' lists the commands\n");
      return ADJ_EXIT_USAGE;
    }
  if (strcmp (argv[1], "--help") == 0 || strcmp (argv[1], "-h") == 0 ||
      strcmp (argv[1], "help") == 0)
    {
      print_help ();
      return ADJ_EXIT_YES;
    }
  if (strcmp (argv[1], "--version") == 0)
    {
      g_print ("adjutant-cli %s\n", ADJ_VERSION);
      return ADJ_EXIT_YES;
    }
  command = find_command (argv[1]);
  if (command == NULL)
    {
      g_printerr ("adjutant-cli: there is no command '%s'; 'adjutant-cli --help' lists them\n",
                  argv[1]);
      return ADJ_EXIT_USAGE;
    }
  return command->run (argc - 1, argv + 1);
}

int
main (int argc, char **argv)
{
  AdjExitCode code;

  signal (SIGXFSZ, SIG_IGN);         /* a file that may grow no more is a message, not the end */
  setlocale (LC_CTYPE, "");          /* what is typed; what is printed is the same everywhere */
  setvbuf (stdout, NULL, _IOLBF, 0); /* whoever pipes orders to us waits for their answers */
  g_set_print_handler (print);
  g_set_printerr_handler (print_error);
  code = run (argc, argv);
  if (fflush (stdout) == 0 && !ferror (stdout))
    return code;
  g_printerr ("adjutant-cli: the answer could not be written\n");
  return ADJ_EXIT_NO;
}

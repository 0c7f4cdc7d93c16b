/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include "cli/cli.h"
#include "cli/game.h"
#include "desk/lock.h"
#include "record/command.h"
#include "record/save.h"

#define LONGEST_LINE 65536

static const char *const standings[] = { "ok", "warned", "impossible" };

/* VERDICT, the canonical order, what it rests on, what came of it. */
static void
print_outcome (AdjGame *game, const AdjOutcome *outcome)
{
  const AdjBook *book = adj_game_get_book (game);
  g_autofree char *findings = adj_cli_findings (book, outcome->findings);
  g_autofree char *effects = adj_cli_effects (book, outcome->effects);

  if (outcome->error.text != NULL)
    g_print ("impossible\t%s\t%s\t-\n", outcome->typed, outcome->error.text);
  else
    g_print ("%s\t%s\t%s\t%s\n", outcome->refused ? "refused" : standings[outcome->standing],
             outcome->text, findings, outcome->recorded ? effects : "-");
}

static gboolean
print_outcomes (AdjGame *game, GPtrArray *outcomes)
{
  gboolean all = TRUE;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      print_outcome (game, outcome);
      all &= outcome->recorded;
    }
  return all;
}

/* The file is written before the player is told. */
static gboolean
save (AdjGame *game, const char *path)
{
  g_autoptr (GError) error = NULL;

  if (adj_game_save (game, path, &error))
    return TRUE;
  adj_cli_complain (&adj_cli_play, "not saved: %s", error->message);
  return FALSE;
}

/* COMMAND, the order it is about, the corrected order, what became of later ones. */
static void
print_correction (const AdjGameCommand *command, const AdjCorrection *correction)
{
  static const char *const kinds[] = { "same", "differs", "aside" };

  g_print ("ok\t%s %u\t%s\n", adj_command_words[command->kind], command->target,
           correction->outcome != NULL ? correction->outcome->text : "-");
  for (guint i = 0; i < correction->consequences->len; i++)
    {
      const AdjConsequence *consequence =
          &g_array_index (correction->consequences, AdjConsequence, i);

      if (consequence->kind != ADJ_CONSEQUENCE_SAME)
        g_print ("consequence\t%u\t%s\n", consequence->number, kinds[consequence->kind]);
    }
}

static gboolean
correct (AdjGame *game, const char *path, const AdjGameCommand *command, gboolean *saved)
{
  g_autoptr (AdjCorrection) correction = adj_game_command_correct (game, command);

  if (correction->entry == NULL)
    {
      if (correction->outcome != NULL)
        print_outcome (game, correction->outcome);
      else
        g_print ("impossible\t%s %u\tthere is no such order in the log\t-\n",
                 adj_command_words[command->kind], command->target);
      return FALSE;
    }
  adj_game_accept (game, correction);
  *saved = save (game, path);
  if (*saved)
    print_correction (command, correction);
  return *saved;
}

static gboolean
take_back (AdjGame *game, const char *path, const AdjGameCommand *command, gboolean *saved)
{
  gboolean done = command->kind == ADJ_COMMAND_UNDO ? adj_game_undo (game) : adj_game_redo (game);

  *saved = !done || save (game, path);
  if (*saved)
    g_print ("%s\t%s\t%s\t-\n", done ? "ok" : "impossible", adj_command_words[command->kind],
             done ? "-" : "there is nothing left to take");
  return done && *saved;
}

static gboolean
play_line (AdjGame *game, const char *path, const char *line, gboolean keep_going, gboolean *saved)
{
  g_autoptr (AdjGameCommand) command = adj_game_command_read (line);
  g_autoptr (GPtrArray) outcomes = NULL;

  if (command->error != NULL)
    {
      g_print ("impossible\t%s\t%s\t-\n", adj_command_words[command->kind], command->error);
      return FALSE;
    }
  if (command->kind == ADJ_COMMAND_UNDO || command->kind == ADJ_COMMAND_REDO)
    return take_back (game, path, command, saved);
  if (command->kind != ADJ_COMMAND_ORDERS)
    return correct (game, path, command, saved);
  outcomes = adj_game_submit (game, command->rest, keep_going);
  *saved = outcomes->len == 0 || save (game, path);
  return *saved && print_outcomes (game, outcomes);
}

static gboolean
play_input (AdjGame *game, const char *path, gboolean keep_going, gboolean *saved)
{
  g_autofree char *line = g_malloc (LONGEST_LINE);
  gboolean all = TRUE;

  while (*saved && (all || keep_going) && fgets (line, LONGEST_LINE, stdin) != NULL)
    all &= play_line (game, path, line, keep_going, saved);
  return all;
}

static AdjExitCode
play (const char *path, const char *orders, gboolean strict, gboolean keep_going)
{
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AdjLock) lock = adj_lock_take (path, "adjutant-cli", &holder, &error);
  g_autoptr (AdjGame) game = NULL;
  gboolean saved = TRUE;
  gboolean all;

  if (lock == NULL)
    {
      adj_cli_complain (&adj_cli_play, "%s is open elsewhere (%s)", path,
                        holder != NULL ? holder : error->message);
      return ADJ_EXIT_NO;
    }
  game = adj_cli_load_game (&adj_cli_play, path);
  if (game == NULL)
    return ADJ_EXIT_NO;
  if (strict)
    adj_game_set_strict (game, TRUE);
  all = orders != NULL ? play_line (game, path, orders, keep_going, &saved)
                       : play_input (game, path, keep_going, &saved);
  return all && saved ? ADJ_EXIT_YES : ADJ_EXIT_NO;
}

static AdjExitCode
run (int argc, char **argv)
{
  gboolean strict = FALSE;
  gboolean keep_going = FALSE;
  const GOptionEntry entries[] = {
    { "strict", 0, 0, G_OPTION_ARG_NONE, &strict, "a warning refuses the order, from now on",
      NULL },
    { "keep-going", 0, 0, G_OPTION_ARG_NONE, &keep_going,
      "go on after an order that is not recorded", NULL },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;

  if (!adj_cli_parse (&adj_cli_play, entries, &argc, &argv, &code))
    return code;
  if (argc < 2 || argc > 3)
    {
      adj_cli_complain (&adj_cli_play,
                        "name the game and, in quotes, the orders (or none, to read them)");
      return ADJ_EXIT_USAGE;
    }
  return play (argv[1], argc == 3 && !g_str_equal (argv[2], "-") ? argv[2] : NULL, strict,
               keep_going);
}

const AdjCliCommand adj_cli_play = {
  .name = "play",
  .arguments = "GAME [ORDERS|-]",
  .summary = "carry out orders in a game, from the command line or standard input",
  .help = "A line an order: VERDICT ORDER FINDINGS EFFECTS\n"
          "  VERDICT is ok, warned, impossible, or refused (strict); FINDINGS and EFFECTS are\n"
          "  parted by '; ', '-' where there are none. It stops at the first order that is not\n"
          "  recorded (exit code 1; earlier ones are kept).\n"
          "Besides orders a line may be undo, redo, strike N, correct N ORDER or insert N ORDER,\n"
          "N being an order's number in the log:\n"
          "  ok COMMAND N ORDER, then consequence N KIND for each later order that is set aside\n"
          "  or would be judged differently.",
  .run = run,
};

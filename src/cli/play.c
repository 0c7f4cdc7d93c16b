/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include "cli/cli.h"
#include "cli/game.h"
#include "desk/lock.h"
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

/* Orders of one line. The file is written before the player is told. */
static gboolean
play_line (AdjGame *game, const char *path, const char *line, gboolean keep_going, gboolean *saved)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, keep_going);
  g_autoptr (GError) error = NULL;
  gboolean all = TRUE;

  *saved = outcomes->len == 0 || adj_game_save (game, path, &error);
  if (!*saved)
    {
      adj_cli_complain (&adj_cli_play, "not saved: %s", error->message);
      return FALSE;
    }
  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      print_outcome (game, outcome);
      all &= outcome->recorded;
    }
  return all;
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
          "  recorded (exit code 1; earlier ones are kept).",
  .run = run,
};

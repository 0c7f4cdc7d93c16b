/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "cli/game.h"
#include "cli/played-file.h"
#include "cli/say.h"
#include "cli/show-attacks.h"
#include "desk/durable.h"
#include "desk/imprint.h"
#include "record/command.h"
#include "record/save.h"
#include "staff/taken-back.h"
#include "words/consequence.h"

/* A game being played from the command line. */
typedef struct
{
  AdjGame *game;
  const char *path;
  AdjImprint imprint; /* of the file as it was read, and as it was written since */
  AdjSaved in_file;   /* what it has of the game */
  const char *eyes;   /* as typed, or NULL */
  gboolean say;       /* sentences instead of lines */
  AdjCliPlay play;
} Playing;

static const char *const standings[] = { "ok", "warned", "impossible" };

/* VERDICT, the canonical order, what it rests on, what came of it. */
static void
print_outcome (AdjGame *game, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = adj_cli_table_before (game, outcome);
  AdjView view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  g_autofree char *findings = adj_cli_findings (&view, outcome->findings);
  g_autofree char *effects = adj_cli_effects (&view, outcome->effects);
  g_autofree char *order = NULL;

  if (outcome->error.text != NULL)
    g_print ("impossible\t%s\t%s\t-\n", outcome->typed, outcome->error.text);
  else
    {
      order = adj_outcome_show (outcome, &view);
      g_print ("%s\t%s\t%s\t%s\n", outcome->refused ? "refused" : standings[outcome->standing],
               order, findings, outcome->recorded ? effects : "-");
    }
}

static void
tell_outcome (const Playing *self, const AdjOutcome *outcome)
{
  if (self->say)
    adj_cli_say_outcome (self->game, outcome);
  else
    print_outcome (self->game, outcome);
}

static gboolean
tell_outcomes (const Playing *self, GPtrArray *outcomes)
{
  gboolean all = TRUE;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      tell_outcome (self, outcome);
      all &= outcome->recorded;
    }
  if (self->say && all && outcomes->len > 0)
    adj_cli_say_odds (self->game);
  return all;
}

/* The file is written before the player is told. Another program that copies files asks for no
 * lock, and what it has put there is not written over. */
static gboolean
save (Playing *self)
{
  g_autoptr (GError) error = NULL;

  adj_game_save_on (self->game, &self->in_file, &self->imprint, self->path, &error);
  self->play.saved = adj_cli_is_saved (&adj_cli_play, error);
  return self->play.saved;
}

/* The command with the order it is about, the corrected order, what that rests on. */
static void
print_corrected (AdjGame *game, const AdjGameCommand *command, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = adj_cli_table_before (game, outcome);
  AdjView view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  g_autofree char *order = adj_outcome_show (outcome, &view);
  g_autofree char *findings = adj_cli_findings (&view, outcome->findings);

  g_print ("%s\t%s %u\t%s\t%s\n", standings[outcome->standing], adj_command_words[command->kind],
           command->target, order, findings);
}

/* VERDICT and the command, then what became of later orders. */
static void
print_correction (AdjGame *game, const AdjGameCommand *command, const AdjCorrection *correction)
{
  static const char *const kinds[] = { "same", "differs", "aside" };

  if (correction->outcome != NULL)
    print_corrected (game, command, correction->outcome);
  else if (command->kind == ADJ_COMMAND_BOOK)
    g_print ("ok\tbook\t%s\t-\n", command->rest);
  else
    g_print ("ok\t%s %u\t-\t-\n", adj_command_words[command->kind], command->target);
  for (guint i = 0; i < correction->consequences->len; i++)
    {
      const AdjConsequence *consequence =
          &g_array_index (correction->consequences, AdjConsequence, i);

      if (consequence->kind != ADJ_CONSEQUENCE_SAME || adj_consequence_is_news (consequence))
        g_print ("consequence\t%u\t%s\n", consequence->number, kinds[consequence->kind]);
    }
}

/* A command that cannot be carried out, and why. */
static void
tell_refusal (const Playing *self, const char *command, const char *why)
{
  if (self->say)
    g_print ("%s: %s\n", command, why);
  else
    g_print ("impossible\t%s\t%s\t-\n", command, why);
}

static gboolean
correct (Playing *self, const AdjGameCommand *command)
{
  g_autoptr (AdjCorrection) correction = adj_game_command_correct (self->game, command);
  g_autofree char *name =
      command->kind == ADJ_COMMAND_BOOK
          ? g_strdup_printf ("book %s", command->rest)
          : g_strdup_printf ("%s %u", adj_command_words[command->kind], command->target);

  if (correction->entry == NULL && correction->outcome != NULL)
    tell_outcome (self, correction->outcome);
  else if (correction->refusal != NULL)
    tell_refusal (self, name, correction->refusal);
  if (correction->entry == NULL)
    return FALSE;
  if (!adj_game_accept (self->game, correction))
    {
      tell_refusal (self, name, correction->refusal);
      return FALSE;
    }
  if (!save (self))
    return FALSE;
  if (self->say)
    adj_cli_say_correction (self->game, command, correction);
  else
    print_correction (self->game, command, correction);
  return TRUE;
}

/* The order that was typed, so that nobody takes back another than he thinks. */
static void
say_taken (AdjGame *game, gboolean undo, guint number)
{
  g_autofree char *line = adj_taken_back_say (game, undo, number);

  g_print ("%s\n", line);
}

/* Refused, or there is nothing. */
static const char *
why_not_taken (const Playing *self, gboolean undo)
{
  const char *refusal = adj_game_get_refusal (self->game);

  if (refusal != NULL)
    return refusal;
  if (self->say)
    return undo ? _ ("there is nothing to take back") : _ ("there is nothing to do again");
  return undo ? "there is nothing to take back" : "there is nothing to do again";
}

/* The order with an implied next before it is the last of the two, before it is taken back and
 * after it is done again. */
static gboolean
take_back (Playing *self, AdjCommandKind kind)
{
  gboolean undo = kind == ADJ_COMMAND_UNDO;
  guint before = adj_play_last_done (adj_game_get_play (self->game));
  gboolean done = undo ? adj_game_undo (self->game) : adj_game_redo (self->game);

  if (!done)
    tell_refusal (self, adj_command_words[kind], why_not_taken (self, undo));
  if (!done || !save (self))
    return FALSE;
  if (self->say)
    say_taken (self->game, undo,
               undo ? before : adj_play_last_done (adj_game_get_play (self->game)));
  else
    g_print ("ok\t%s\t-\t-\n", adj_command_words[kind]);
  return TRUE;
}

static gboolean
play_orders (Playing *self, const char *line)
{
  g_autoptr (AdjGameCommand) command = adj_game_command_read (line);
  g_autoptr (GPtrArray) outcomes = NULL;

  if (command->error != NULL)
    {
      tell_refusal (self, adj_command_words[command->kind], command->error);
      return FALSE;
    }
  if (command->kind == ADJ_COMMAND_UNDO || command->kind == ADJ_COMMAND_REDO)
    return take_back (self, command->kind);
  if (command->kind != ADJ_COMMAND_ORDERS)
    return correct (self, command);
  outcomes = adj_game_submit (self->game, command->rest, self->play.keep_going);
  return (outcomes->len == 0 || save (self)) && tell_outcomes (self, outcomes);
}

static gboolean
play_line (gpointer data, const char *line)
{
  Playing *self = data;

  if (line != NULL)
    return play_orders (self, line);
  tell_refusal (self, "-", adj_cli_no_line (self->say));
  return FALSE;
}

/* strict: TRUE or FALSE from now on, -1 as it was. */
static AdjExitCode
play (Playing *self, const char *orders, int strict)
{
  g_autoptr (AdjLock) lock = NULL;
  g_autoptr (AdjGame) game = NULL;
  AdjEyes eyes;
  gboolean all;

  if (!adj_cli_take_file (&adj_cli_play, self->path, &lock, &self->imprint))
    return ADJ_EXIT_NO;
  self->game = game = adj_cli_load_game (&adj_cli_play, self->path);
  if (game == NULL)
    return ADJ_EXIT_NO;
  adj_cli_warn_of_file (&adj_cli_play, self->path, lock);
  if (!adj_cli_eyes (&adj_cli_play, adj_game_get_book (game)->scenario, self->eyes, &eyes))
    return ADJ_EXIT_USAGE;
  adj_game_set_eyes (game, eyes);
  if (strict >= 0)
    adj_game_set_strict (game, strict);
  all = adj_cli_play_lines (&self->play, orders, play_line, self);
  return all && self->play.saved ? ADJ_EXIT_YES : ADJ_EXIT_NO;
}

static AdjExitCode
run (int argc, char **argv)
{
  gboolean strict = FALSE;
  gboolean lenient = FALSE;
  g_autofree char *eyes = NULL;
  Playing playing = { .play = { .saved = TRUE } };
  const GOptionEntry entries[] = {
    { "strict", 0, 0, G_OPTION_ARG_NONE, &strict, "a warning refuses the order, from now on",
      NULL },
    { "lenient", 0, 0, G_OPTION_ARG_NONE, &lenient, "a warning only warns, from now on", NULL },
    { "keep-going", 0, 0, G_OPTION_ARG_NONE, &playing.play.keep_going,
      "go on after an order that is not recorded", NULL },
    { "eyes", 0, 0, G_OPTION_ARG_STRING, &eyes, "who types: a side, public or all", "EYES" },
    { "say", 0, 0, G_OPTION_ARG_NONE, &playing.say, "answer in sentences", NULL },
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
  if (playing.say)
    adj_cli_say_begin ();
  playing.path = argv[1];
  playing.eyes = eyes;
  return play (&playing, argc == 3 && !g_str_equal (argv[2], "-") ? argv[2] : NULL,
               strict    ? TRUE
               : lenient ? FALSE
                         : -1);
}

const AdjCliCommand adj_cli_play = {
  .name = "play",
  .arguments = "GAME [ORDERS|-]",
  .summary = "carry out orders in a game, from the command line or standard input",
  .help = "A line an order: VERDICT ORDER FINDINGS EFFECTS\n"
          "  VERDICT is ok, warned, impossible, or refused (strict); FINDINGS and EFFECTS are\n"
          "  parted by '; ', '-' where there are none. It stops at the first order that is not\n"
          "  recorded (exit code 1; earlier ones are kept).\n"
          "Besides orders a line may be undo, redo, strike N, correct N ORDER, insert N ORDER or\n"
          "take N (as it is judged today), N being an order's number in the log:\n"
          "  VERDICT COMMAND N ORDER FINDINGS, then consequence N KIND for each later order that\n"
          "  is set aside (aside) or would be judged differently (differs), or that holds again\n"
          "  (same).\n"
          "book SUBJECT KEY=VALUE corrects a figure of the scenario in the same way:\n"
          "  ok book SUBJECT KEY=VALUE -, then the consequences.",
  .run = run,
};

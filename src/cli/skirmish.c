/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cli/check.h"
#include "cli/say.h"
#include "cli/skirmish-play.h"
#include "cli/skirmish-print.h"
#include "cli/skirmish-show.h"
#include "desk/dice.h"
#include "desk/durable.h"
#include "desk/value.h"

#define LONGEST_ID 40

static AdjExitCode
begin (const char *path, const char *rules_name, gboolean strict)
{
  g_autoptr (AdjSkirmishRules) rules = adj_cli_skirmish_rules (&adj_cli_skirmish, rules_name);
  g_autoptr (AdjSkirmish) skirmish = NULL;

  if (rules == NULL)
    return ADJ_EXIT_NO;
  if (!adj_cli_is_skirmish (path))
    {
      adj_cli_complain (&adj_cli_skirmish, "the name of a skirmish ends in " ADJ_SKIRMISH_ENDING);
      return ADJ_EXIT_USAGE;
    }
  skirmish = adj_skirmish_new (rules, adj_dice_new_seed ());
  adj_skirmish_set_strict (skirmish, strict);
  if (!adj_cli_skirmish_write_new (&adj_cli_skirmish, skirmish, path))
    return ADJ_EXIT_NO;
  g_print ("skirmish\t%s\n", path);
  return ADJ_EXIT_YES;
}

/* A copy of the tables to be changed, with its own file's name for an id. */
static AdjExitCode
copy_rules (const char *path, const char *rules_name)
{
  g_autoptr (AdjSkirmishRules) rules = NULL;
  g_autofree char *id = g_path_get_basename (path);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (g_str_has_suffix (id, ADJ_SKIRMISH_RULES_ENDING))
    id[strlen (id) - strlen (ADJ_SKIRMISH_RULES_ENDING)] = '\0';
  if (!g_str_has_suffix (path, ADJ_SKIRMISH_RULES_ENDING) || !adj_value_is_name (id, LONGEST_ID))
    {
      adj_cli_complain (&adj_cli_skirmish, "the name of the copy is a word with small letters and "
                                           "ends in " ADJ_SKIRMISH_RULES_ENDING);
      return ADJ_EXIT_USAGE;
    }
  rules = adj_cli_skirmish_rules (&adj_cli_skirmish, rules_name);
  if (rules == NULL)
    return ADJ_EXIT_NO;
  text = adj_skirmish_rules_write_as (rules, id, &length);
  if (!adj_durable_write (path, text, length, ADJ_WRITE_NEW_ONLY, &error))
    {
      adj_cli_complain (&adj_cli_skirmish, "%s", error->message);
      return ADJ_EXIT_NO;
    }
  g_print ("rules\t%s\n", path);
  return ADJ_EXIT_YES;
}

typedef struct
{
  char *rules;
  char *eyes;
  char *output;
  char *paper;
  gboolean strict;
  gboolean lenient;
  gboolean keep_going;
  gboolean say;
} Given;

static void
given_clear (Given *self)
{
  g_free (self->rules);
  g_free (self->eyes);
  g_free (self->output);
  g_free (self->paper);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Given, given_clear)

static AdjExitCode
act (const char *what, const char *path, const char *more, const Given *given)
{
  const AdjSkirmishPlaying how = { .strict = given->strict    ? TRUE
                                             : given->lenient ? FALSE
                                                              : -1,
                                   .keep_going = given->keep_going,
                                   .say = given->say,
                                   .eyes = given->eyes };

  if (given->say)
    adj_cli_say_begin ();
  if (g_str_equal (what, "new") && more == NULL)
    return begin (path, given->rules, given->strict);
  if (g_str_equal (what, "rules") && more == NULL)
    return copy_rules (path, given->rules);
  if (g_str_equal (what, "play"))
    return adj_cli_skirmish_play (path, g_strcmp0 (more, "-") != 0 ? more : NULL, &how);
  if (g_str_equal (what, "show"))
    return adj_cli_skirmish_show (path, more ?: "state", given->eyes, given->say);
  if (g_str_equal (what, "check") && more == NULL)
    return adj_cli_check_skirmish (path) ? ADJ_EXIT_YES : ADJ_EXIT_NO;
  if (g_str_equal (what, "print") && more != NULL)
    return adj_cli_skirmish_print (path, more,
                                   &(AdjSkirmishPrinting){ .output = given->output,
                                                           .paper = given->paper,
                                                           .eyes = given->eyes });
  adj_cli_complain (
      &adj_cli_skirmish,
      "'%s' is not new, rules, play, show, check or print, or a word is missing or one too "
      "many",
      what);
  return ADJ_EXIT_USAGE;
}

static AdjExitCode
run (int argc, char **argv)
{
  g_auto (Given) given = { 0 };
  const GOptionEntry entries[] = {
    { "rules", 0, 0, G_OPTION_ARG_FILENAME, &given.rules, "new, rules: other tables than Lloyd's",
      "FILE" },
    { "strict", 0, 0, G_OPTION_ARG_NONE, &given.strict,
      "new, play: a warning refuses the order, from now on", NULL },
    { "lenient", 0, 0, G_OPTION_ARG_NONE, &given.lenient, "play: a warning only warns, from now on",
      NULL },
    { "keep-going", 0, 0, G_OPTION_ARG_NONE, &given.keep_going,
      "play: go on after an order that is not recorded", NULL },
    { "eyes", 0, 0, G_OPTION_ARG_STRING, &given.eyes, "play, show, print: with the eyes of a side",
      "SIDE" },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &given.output, "print: the file to write",
      "FILE.pdf|.txt|.html" },
    { "paper", 0, 0, G_OPTION_ARG_STRING, &given.paper, "print: a4 (unless named) or letter",
      "PAPER" },
    { "say", 0, 0, G_OPTION_ARG_NONE, &given.say, "play, show: in sentences, in your language",
      NULL },
    { NULL },
  };
  AdjExitCode code = ADJ_EXIT_USAGE;

  if (!adj_cli_parse (&adj_cli_skirmish, entries, &argc, &argv, &code))
    return code;
  if (argc < 3 || argc > 4)
    {
      adj_cli_complain (
          &adj_cli_skirmish,
          "say new, rules, play, show, check or print, and name the file, such as barn.skirmish");
      return ADJ_EXIT_USAGE;
    }
  return act (argv[1], argv[2], argc == 4 ? argv[3] : NULL, &given);
}

const AdjCliCommand adj_cli_skirmish = {
  .name = "skirmish",
  .arguments = "new|rules|play|show|check|print FILE [ORDERS|VIEW|SHEET]",
  .summary = "keep a skirmish with figures: who has the initiative, counters, cards",
  .help =
      "new FILE begins one: skirmish FILE.\n"
      "play FILE [ORDERS|-] carries out orders, a line each:\n"
      "  VERDICT ORDER FINDINGS EFFECTS; ok, warned, impossible, or refused (strict)\n"
      "  undo, redo, strike N, correct N ORDER, then consequence N KIND for each later order\n"
      "  that is set aside (aside), stays though it would be judged differently (differs),\n"
      "  or comes to something else now (anew)\n"
      "show FILE [state|figures|cards|candidates|log]; a card that has not been played is\n"
      "  shown to its own side's eyes alone\n"
      "play --eyes SIDE: its orders; a card of the other side is none of them\n"
      "play and show --say: the same in sentences, each sum whole\n"
      "check FILE: differs FILE N, schema FILE TEXT, valid FILE or invalid FILE\n"
      "print FILE cards|aid|roster|record -o OUT: sheet SHEET OUT PAGES. Cards want --eyes; the\n"
      "  record without them has no card that has not been played",
  .run = run,
};

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/say.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "cli/game.h"
#include "cli/show-offers.h"
#include "record/seen-duties.h"
#include "record/seen.h"
#include "rules/duties.h"
#include "staff/attacks-due.h"
#include "words/consequence.h"
#include "words/duty.h"
#include "words/figure.h"
#include "words/fill.h"
#include "words/language.h"
#include "words/moment.h"
#include "words/place.h"
#include "words/score.h"
#include "words/story.h"
#include "words/verdict.h"

void
adj_cli_say_begin (void)
{
  setlocale (LC_MESSAGES, "");
  adj_language_begin ();
}

void
adj_cli_say_lines (const char *first, const char *rest, char **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    g_print ("%s%s\n", i == 0 ? first : rest, lines[i]);
}

/* ---- Orders ---- */

void
adj_cli_say_order (const AdjView *view,
                   const char *text,
                   const GArray *effects,
                   const char *first,
                   const char *rest)
{
  g_auto (GStrv) story = adj_words_story (view, effects);
  g_autofree char *order = adj_seen_order (view, text);
  g_autofree char *remark = adj_words_remark (order);

  if (story[0] != NULL)
    adj_cli_say_lines (first, rest, story);
  else
    g_print ("%s%s\n", first, remark != NULL ? remark : order);
}

static void
say_verdict (AdjGame *game, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = adj_cli_table_before (game, outcome);
  AdjView view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  g_auto (GStrv) verdict = adj_words_verdict (&view, outcome->findings, outcome->unjudged);

  adj_cli_say_lines ("  ", "  ", verdict);
}

void
adj_cli_say_outcome (AdjGame *game, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = adj_cli_table_before (game, outcome);
  AdjView view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  g_autofree char *refusal = NULL;

  if (outcome->recorded)
    adj_cli_say_order (&view, outcome->text, outcome->effects, "", "");
  else
    {
      refusal = adj_fill (
          /* Translators: an order that was not carried out; the reason follows */
          _ ("Not done: {order}"),
          (const AdjPlace[]){ { "order", outcome->typed }, { NULL, NULL } });
      g_print ("%s\n", refusal);
    }
  if (outcome->error.text != NULL)
    g_print ("  %s\n", outcome->error.text);
  say_verdict (game, outcome);
  if (outcome->refused)
    g_print ("  %s\n", adj_words_refused (outcome));
}

/* The fate of a later order. */
static const char *
say_kind (AdjConsequenceKind kind)
{
  switch (kind)
    {
    case ADJ_CONSEQUENCE_DIFFERS:
      return N_ ("Order {number} stays as it was recorded, but would now be judged differently");
    case ADJ_CONSEQUENCE_ASIDE:
      return N_ ("Order {number} does not fit any more and is set aside");
    case ADJ_CONSEQUENCE_SAME:
    default:
      return N_ ("Order {number} comes out as it was recorded again");
    }
}

static void
say_consequence (const AdjConsequence *consequence)
{
  g_autofree char *number = g_strdup_printf ("%u", consequence->number);
  g_autofree char *line = adj_fill (_ (say_kind (consequence->kind)),
                                    (const AdjPlace[]){ { "number", number }, { NULL, NULL } });

  if (adj_consequence_is_news (consequence))
    g_print ("  %s\n", line);
}

static const char *
say_what (AdjCommandKind kind)
{
  switch (kind)
    {
    case ADJ_COMMAND_STRIKE:
      return N_ ("Order {number} is struck out");
    case ADJ_COMMAND_INSERT:
      return N_ ("Before order {number} comes: {order}");
    case ADJ_COMMAND_TAKE:
      return N_ ("Order {number} is as it is judged today: {order}");
    case ADJ_COMMAND_CORRECT:
    case ADJ_COMMAND_BOOK:
    case ADJ_COMMAND_ORDERS:
    case ADJ_COMMAND_UNDO:
    case ADJ_COMMAND_REDO:
    default:
      return N_ ("Order {number} is now: {order}");
    }
}

void
adj_cli_say_correction (AdjGame *game,
                        const AdjGameCommand *command,
                        const AdjCorrection *correction)
{
  g_autofree char *number = g_strdup_printf ("%u", command->target);
  g_autofree char *order =
      correction->outcome != NULL ? adj_cli_order (game, correction->outcome) : NULL;
  const AdjPlace places[] = { { "number", number }, { "order", order }, { NULL, NULL } };
  g_autofree char *line = NULL;

  line = command->kind == ADJ_COMMAND_BOOK ? adj_words_corrected_figure (command->rest)
                                           : adj_fill (_ (say_what (command->kind)), places);
  g_print ("%s\n", line);
  if (correction->outcome != NULL)
    say_verdict (game, correction->outcome);
  for (guint i = 0; i < correction->consequences->len; i++)
    say_consequence (&g_array_index (correction->consequences, AdjConsequence, i));
}

/* ---- Views ---- */

static void
say_now (const AdjView *view)
{
  g_autofree char *now = adj_words_now (view);

  g_print ("%s\n", now);
}

AdjExitCode
adj_cli_say_duties (const AdjShowing *showing)
{
  g_autoptr (GPtrArray) due = adj_attacks_due_find (&showing->view);
  g_auto (AdjDuties) duties = { 0 };

  say_now (&showing->view);
  adj_seen_duties (&showing->view, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      g_autofree char *text = adj_words_duty (&showing->view, &duties.duties[i]);

      g_print ("%s\n", text);
    }
  for (guint i = 0; i < due->len; i++)
    g_print ("  %s\n", ((const AdjAttackDue *) g_ptr_array_index (due, i))->text);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_say_victory (const AdjShowing *showing)
{
  g_autofree AdjVictory *victory = adj_victory_find (showing->field);
  g_auto (GStrv) lines = adj_words_victory (&showing->view, victory);

  say_now (&showing->view);
  adj_cli_say_lines ("", "", lines);
  adj_cli_say_morale (showing);
  return ADJ_EXIT_YES;
}

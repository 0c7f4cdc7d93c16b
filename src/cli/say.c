/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/say.h"

#include <glib/gi18n-lib.h>
#include <locale.h>

#include "cli/game.h"
#include "cli/show-offers.h"
#include "record/seen-duties.h"
#include "record/seen.h"
#include "rules/duties.h"
#include "words/consequence.h"
#include "words/duty.h"
#include "words/figure.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/place.h"
#include "words/score.h"
#include "words/story.h"
#include "words/verdict.h"

void
adj_cli_say_begin (void)
{
  setlocale (LC_CTYPE, "");
  setlocale (LC_MESSAGES, "");
  bindtextdomain (GETTEXT_PACKAGE, ADJ_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE); /* ngettext() knows no other */
}

static void
print_lines (const char *first, const char *rest, char **lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    g_print ("%s%s\n", i == 0 ? first : rest, lines[i]);
}

/* ---- Orders ---- */

/* What came of an order that stands, then what is against it. first comes before the first line
 * and rest before the others. */
static void
say_order (const AdjView *view,
           const char *text,
           const GArray *effects,
           const char *first,
           const char *rest)
{
  g_auto (GStrv) story = adj_words_story (view, effects);
  g_autofree char *order = adj_seen_order (view, text);
  g_autofree char *remark = adj_words_remark (order);

  if (story[0] != NULL)
    print_lines (first, rest, story);
  else
    g_print ("%s%s\n", first, remark != NULL ? remark : order);
}

static void
say_verdict (AdjGame *game, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = adj_cli_table_before (game, outcome);
  AdjView view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  g_auto (GStrv) verdict = adj_words_verdict (&view, outcome->findings, outcome->unjudged);

  print_lines ("  ", "  ", verdict);
}

void
adj_cli_say_outcome (AdjGame *game, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = adj_cli_table_before (game, outcome);
  AdjView view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  g_autofree char *refusal = NULL;

  if (outcome->recorded)
    say_order (&view, outcome->text, outcome->effects, "", "");
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
    g_print ("  %s\n", _ ("The game is strict: end the order with ! if you agree on it"));
}

/* What became of a later order. */
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
say_step (const AdjLook *look, guint index)
{
  const AdjStep *step = &g_array_index (adj_game_get_play (look->game)->steps, AdjStep, index);
  g_autoptr (AdjTable) table = adj_game_table_after (look->game, index);
  AdjView view = adj_view (look->view.book, table, look->view.eyes);
  g_auto (GStrv) verdict =
      adj_words_verdict (&view, step->content->findings, step->content->unjudged);
  g_autofree char *order = adj_seen_order (&view, step->content->text);
  g_autofree char *first = g_strdup_printf ("%4u  ", step->number);

  if (step->state == ADJ_STEP_ASIDE)
    g_print ("%s%s\n      %s\n", first, order, _ ("set aside: it does not fit since a correction"));
  else
    say_order (&view, step->content->text, step->effects, first, "      ");
  if (step->state == ADJ_STEP_DIFFERS)
    g_print ("      %s\n", _ ("since a correction it would be judged differently"));
  print_lines ("      ", "      ", verdict);
}

/* The figures of the book that were corrected before that entry, but for those taken back. */
static void
say_corrected_figures (const AdjPlay *play, guint *next, guint before)
{
  for (; *next < before; (*next)++)
    {
      const AdjEntry *entry = adj_play_entry (play, *next);
      g_autofree char *line = NULL;

      if (entry->kind != ADJ_ENTRY_BOOK || entry->text == NULL ||
          !adj_numbers_have (play->done, *next))
        continue;
      line = adj_words_corrected_figure (entry->text);
      g_print ("%4u  %s\n", *next, line);
    }
}

AdjExitCode
adj_cli_say_log (const AdjLook *look)
{
  const AdjPlay *play = adj_game_get_play (look->game);
  guint next = 1;

  for (guint i = 0; i < play->steps->len; i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);

      if (step->content->kind != ADJ_ENTRY_INSERT)
        say_corrected_figures (play, &next, step->number);
      say_step (look, i);
    }
  say_corrected_figures (play, &next, play->entries->len + 1);
  return ADJ_EXIT_YES;
}

static void
say_now (const AdjView *view)
{
  g_autofree char *now = adj_words_now (view);

  g_print ("%s\n", now);
}

AdjExitCode
adj_cli_say_duties (const AdjLook *look)
{
  AdjDuties duties;

  say_now (&look->view);
  adj_seen_duties (&look->view, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      g_autofree char *text = adj_words_duty (&look->view, &duties.duties[i]);

      g_print ("%s\n", text);
    }
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_say_victory (const AdjLook *look)
{
  g_autofree AdjVictory *victory = adj_victory_find (look->field);
  g_auto (GStrv) lines = adj_words_victory (&look->view, victory);

  say_now (&look->view);
  print_lines ("", "", lines);
  adj_cli_say_morale (look);
  return ADJ_EXIT_YES;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "cli/game.h"
#include "cli/say.h"
#include "cli/show.h"
#include "record/seen.h"
#include "staff/log-facts.h"
#include "words/figure.h"
#include "words/verdict.h"

typedef void (*ShowLine) (const AdjShowing *showing, const AdjLogFacts *facts);

/* Up to the moment looked at; a correction of the book belongs to the order that came after it. */
static AdjExitCode
tell_log (const AdjShowing *showing, ShowLine step, ShowLine book)
{
  g_autoptr (GArray) list = adj_log_facts_read (showing->game, FALSE);
  guint all = adj_game_get_play (showing->game)->steps->len;

  for (guint i = 0; i < list->len; i++)
    {
      const AdjLogFacts *facts = &g_array_index (list, AdjLogFacts, i);

      if (facts->step < showing->n_steps || showing->n_steps >= all)
        (facts->book ? book : step) (showing, facts);
    }
  return ADJ_EXIT_YES;
}

/* ---- In lines ---- */

static void
print_step (const AdjShowing *showing, const AdjLogFacts *facts)
{
  static const char *const standings[] = { "ok", "warned", "impossible" };
  static const char *const states[] = {
    [ADJ_LOG_HOLDS] = "holds",
    [ADJ_LOG_DIFFERS] = "differs",
    [ADJ_LOG_ASIDE] = "aside",
  };
  const AdjStep *step =
      &g_array_index (adj_game_get_play (showing->game)->steps, AdjStep, facts->step);
  g_autoptr (AdjTable) table = adj_game_table_after (showing->game, facts->step);
  AdjView view = adj_view (showing->view.book, table, showing->view.eyes);
  g_autofree char *order = adj_seen_order (&view, step->content->text);
  g_autofree char *findings = adj_cli_findings (&view, step->content->findings);

  g_print ("log\t%u\t%s\t%s\t%s\t%s\n", facts->number, standings[facts->standing],
           states[facts->state], order, findings);
}

static void
print_book (const AdjShowing *showing, const AdjLogFacts *facts)
{
  const AdjEntry *entry = adj_play_entry (adj_game_get_play (showing->game), facts->entry);
  g_autofree char *line = adj_seen_line (&showing->view, entry);

  g_print ("log\t%u\tok\tholds\t%s\t-\n", entry->number, line);
}

AdjExitCode
adj_cli_game_log (const AdjShowing *showing)
{
  return tell_log (showing, print_step, print_book);
}

/* ---- In sentences ---- */

static void
say_step (const AdjShowing *showing, const AdjLogFacts *facts)
{
  const AdjStep *step =
      &g_array_index (adj_game_get_play (showing->game)->steps, AdjStep, facts->step);
  g_autoptr (AdjTable) table = adj_game_table_after (showing->game, facts->step);
  AdjView view = adj_view (showing->view.book, table, showing->view.eyes);
  g_auto (GStrv) verdict =
      adj_words_verdict (&view, step->content->findings, step->content->unjudged);
  g_autofree char *order = adj_seen_order (&view, step->content->text);
  g_autofree char *first = g_strdup_printf ("%4u  ", facts->number);

  if (facts->state == ADJ_LOG_ASIDE)
    g_print ("%s%s\n      %s\n", first, order, _ ("set aside: it does not fit since a correction"));
  else
    adj_cli_say_order (&view, step->content->text, step->effects, first, "      ");
  if (facts->state == ADJ_LOG_DIFFERS)
    g_print ("      %s\n", _ ("since a correction it would be judged differently"));
  adj_cli_say_lines ("      ", "      ", verdict);
}

static void
say_book (const AdjShowing *showing, const AdjLogFacts *facts)
{
  const AdjEntry *entry = adj_play_entry (adj_game_get_play (showing->game), facts->entry);
  g_autofree char *line = entry->text != NULL
                              ? adj_words_corrected_figure (entry->text)
                              : g_strdup (_ ("The book is another since a correction"));

  g_print ("%4u  %s\n", entry->number, line);
}

AdjExitCode
adj_cli_say_log (const AdjShowing *showing)
{
  return tell_log (showing, say_step, say_book);
}

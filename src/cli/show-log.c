/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "cli/game.h"
#include "cli/say.h"
#include "cli/show.h"
#include "record/seen.h"
#include "words/figure.h"
#include "words/verdict.h"

/* The log is one list however it is shown: the orders of the line of play, and among them the
 * corrections of the book that hold, each by the number of its entry. */

typedef struct
{
  void (*step) (const AdjLook *look, guint index);
  void (*book) (const AdjLook *look, const AdjEntry *entry);
} LogForm;

/* The book's corrections that were made before that entry, but for those taken back. */
static void
tell_books (const AdjLook *look, const LogForm *form, guint *next, guint before)
{
  const AdjPlay *play = adj_game_get_play (look->game);

  for (; *next < before; (*next)++)
    {
      const AdjEntry *entry = adj_play_entry (play, *next);

      if (entry->kind == ADJ_ENTRY_BOOK && adj_numbers_have (play->done, *next))
        form->book (look, entry);
    }
}

static AdjExitCode
tell_log (const AdjLook *look, const LogForm *form)
{
  const AdjPlay *play = adj_game_get_play (look->game);
  guint next = 1;

  for (guint i = 0; i < MIN (look->n_steps, play->steps->len); i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);

      if (step->content->kind != ADJ_ENTRY_INSERT)
        tell_books (look, form, &next, step->number);
      form->step (look, i);
    }
  if (look->n_steps >= play->steps->len)
    tell_books (look, form, &next, play->entries->len + 1);
  return ADJ_EXIT_YES;
}

/* ---- In lines ---- */

static void
print_step (const AdjLook *look, guint index)
{
  static const char *const standings[] = { "ok", "warned", "impossible" };
  static const char *const states[] = { "holds", "differs", "aside" };
  const AdjStep *step = &g_array_index (adj_game_get_play (look->game)->steps, AdjStep, index);
  g_autoptr (AdjTable) table = adj_game_table_after (look->game, index);
  AdjView view = adj_view (look->view.book, table, look->view.eyes);
  g_autofree char *order = adj_seen_order (&view, step->content->text);
  g_autofree char *findings = adj_cli_findings (&view, step->content->findings);

  g_print ("log\t%u\t%s\t%s\t%s\t%s\n", step->number, standings[step->content->standing],
           states[step->state], order, findings);
}

static void
print_book (const AdjLook *look, const AdjEntry *entry)
{
  g_autofree char *line = adj_seen_line (&look->view, entry);

  g_print ("log\t%u\tok\tholds\t%s\t-\n", entry->number, line);
}

AdjExitCode
adj_cli_game_log (const AdjLook *look)
{
  return tell_log (look, &(LogForm){ print_step, print_book });
}

/* ---- In sentences ---- */

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
    adj_cli_say_order (&view, step->content->text, step->effects, first, "      ");
  if (step->state == ADJ_STEP_DIFFERS)
    g_print ("      %s\n", _ ("since a correction it would be judged differently"));
  adj_cli_say_lines ("      ", "      ", verdict);
}

static void
say_book (const AdjLook *look, const AdjEntry *entry)
{
  g_autofree char *line = entry->text != NULL
                              ? adj_words_corrected_figure (entry->text)
                              : g_strdup (_ ("The book is another since a correction"));

  g_print ("%4u  %s\n", entry->number, line);
}

AdjExitCode
adj_cli_say_log (const AdjLook *look)
{
  return tell_log (look, &(LogForm){ say_step, say_book });
}

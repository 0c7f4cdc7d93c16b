/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/seen-duties.h"
#include "sheets/due.h"
#include "sheets/matter.h"
#include "sheets/standing.h"
#include "words/brief.h"
#include "words/encounter.h"
#include "words/fill.h"
#include "words/place.h"

/* The turn summary: what happened in a Game-Turn or several, and how things stand after it. */

#define MAP_HEIGHT 235.0
#define LEAST_MAP 150.0 /* in large print, with what is left of the page */
#define TURNS_AHEAD 3
#define FEW_REMINDERS 6

static char *
title_of (const AdjMatter *matter, int from, int to)
{
  g_autofree char *first = adj_words_turn (&matter->view, from);
  g_autofree char *last = adj_words_turn (&matter->view, to);
  const AdjPlace places[] = { { "turn", first }, { "last", last }, { NULL, NULL } };

  return adj_fill (from == to ? _ ("Turn {turn}") : _ ("Turns {turn} to {last}"), places);
}

static void
tell_turns (AdjDoc *doc, const AdjMatter *matter, int from, int to)
{
  for (int number = from; number <= to; number++)
    {
      g_autofree char *title = title_of (matter, number, number);

      if (from != to)
        adj_doc_heading (doc, title);
      adj_matter_turn (matter, adj_chronicle_turn (matter->chronicle, number), doc);
    }
}

/* ---- What lies ahead ---- */

static gboolean
hides_arrivals (const AdjView *view)
{
  for (int unit = 0; unit < view->table->n_units; unit++)
    if (view->table->units[unit].where == ADJ_WAITING && !adj_view_knows (view, unit))
      return TRUE;
  return FALSE;
}

static void
tell_arrivals (AdjDoc *doc, const AdjView *view, int turn)
{
  g_autoptr (GPtrArray) groups = adj_due_groups (view, 1, turn + TURNS_AHEAD, FALSE);

  for (guint i = 0; i < groups->len; i++)
    {
      const AdjDueGroup *group = g_ptr_array_index (groups, i);
      g_autofree char *number = adj_words_turn (view, group->turn);
      g_autofree char *side = adj_words_side (view, group->side);
      g_autofree char *entries = adj_due_entries (group);
      g_autofree char *units = adj_words_units (
          view, (const guint16 *) (gpointer) group->units->data, group->units->len);
      const AdjPlace places[] = { { "turn", number },
                                  { "side", side },
                                  { "units", units },
                                  { "entries", entries },
                                  { NULL, NULL } };
      g_autofree char *label =
          adj_fill (group->turn <= turn ? _ ("{side}, turn {turn}, still to come")
                                        : _ ("{side}, turn {turn}"),
                    places);
      /* Translators: reinforcements and the hexes they may enter by */
      g_autofree char *text = adj_fill (_ ("{units} at {entries}"), places);

      adj_doc_text (doc, label, text);
    }
  if (hides_arrivals (view))
    adj_doc_text (doc, NULL, _ ("Others that wait lie face down: when they are due is not told"));
  else if (groups->len == 0)
    adj_doc_text (doc, NULL, _ ("Nobody is due in the next three turns"));
}

/* Reminders are sentences; those below are added to them. */
static void
remind (GPtrArray *reminders, const char *sentence, int turn)
{
  g_autofree char *number = g_strdup_printf ("%d", turn);

  g_ptr_array_add (reminders,
                   adj_fill (sentence, (const AdjPlace[]){ { "turn", number }, { NULL, NULL } }));
}

/* The duties of the phase under way; who is still to come stands under the arrivals. */
static void
remind_of_duties (GPtrArray *reminders, const AdjView *view)
{
  g_auto (AdjDuties) duties = { 0 };
  g_auto (AdjDuties) told = { 0 };
  g_auto (GStrv) lines = NULL;

  adj_seen_duties (view, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];

      if (duty->kind != ADJ_DUTY_ENTER)
        adj_duties_add (&told, duty->kind, duty->state, duty->why, duty->row, duty->unit,
                        duty->hex);
    }
  lines = adj_words_encounters (view, &told);
  for (guint i = 0; lines[i] != NULL; i++)
    g_ptr_array_add (reminders, g_strdup (lines[i]));
}

static void
remind_of_still_units (GPtrArray *reminders, const AdjView *view, int next)
{
  for (int unit = 0; unit < (int) view->book->scenario->n_units; unit++)
    if (view->book->scenario->units[unit].still >= next && adj_table_on_map (view->table, unit))
      {
        g_autofree char *name = adj_words_unit (view, unit);
        g_autofree char *last = g_strdup_printf ("%d", view->book->scenario->units[unit].still);

        g_ptr_array_add (
            reminders,
            adj_fill (_ ("{unit} may not move up to the end of turn {turn}"),
                      (const AdjPlace[]){ { "unit", name }, { "turn", last }, { NULL, NULL } }));
      }
}

static void
find_reminders (GPtrArray *reminders, const AdjView *view, const AdjTurnStory *turn)
{
  const AdjScenario *scenario = view->book->scenario;
  int next = turn->number + 1;

  if (!turn->over)
    remind_of_duties (reminders, view);
  if (next == (int) scenario->n_turns)
    remind (reminders, _ ("Turn {turn} is the last one"), next);
  if (next <= (int) scenario->n_turns && scenario->turns[next - 1].night)
    remind (reminders, _ ("Turn {turn} is a Night turn: there is no combat"), next);
  if (next <= (int) scenario->n_turns && scenario->turns[turn->number - 1].night)
    remind (reminders, _ ("Turn {turn} is a Day turn again: everybody is effective"), next);
  remind_of_still_units (reminders, view, next);
}

/* A corps that must attack is a long list: it may go on overleaf. */
static void
tell_reminders (AdjDoc *doc, const AdjView *view, const AdjTurnStory *turn, gboolean large)
{
  g_autoptr (GPtrArray) reminders = g_ptr_array_new_with_free_func (g_free);

  find_reminders (reminders, view, turn);
  if (reminders->len == 0)
    return;
  adj_doc_heading (doc, _ ("To remember"));
  adj_doc_columns (doc, large || reminders->len < FEW_REMINDERS ? 1 : 2);
  for (guint i = 0; i < reminders->len; i++)
    adj_doc_item (doc, g_ptr_array_index (reminders, i));
  adj_doc_columns (doc, 1);
}

AdjDoc *
adj_summary_make (const AdjMatter *matter)
{
  int from;
  int to;
  const AdjTurnStory *last;
  AdjView end;
  g_autofree char *title = NULL;
  g_autofree char *subject = NULL;
  AdjDoc *doc;
  AdjDoc *figures;
  AdjDoc *map;

  g_return_val_if_fail (matter != NULL, NULL);

  from = matter->from > 0 ? matter->from : adj_matter_last (matter)->number;
  to = matter->to > 0 ? matter->to : from;
  last = adj_chronicle_turn (matter->chronicle, to);
  end = adj_view (matter->view.book, last->end, matter->view.eyes);
  title = title_of (matter, from, to);
  subject = adj_matter_battle (matter);
  doc = adj_doc_new (title, subject);
  /* who is to come stands beside the map, where there is room for it */
  tell_turns (doc, matter, from, to);
  if (matter->large)
    figures = map = doc;
  else
    adj_doc_beside (doc, 0.62, &figures, &map);
  adj_standing_tell (figures, &end, last->over);
  if (!end.table->over) /* nothing lies ahead of a game that is over */
    {
      adj_doc_heading (figures, _ ("Arrivals"));
      tell_arrivals (figures, &end, last->number);
    }
  if (!matter->large)
    adj_matter_sketch (matter, last->end, map, MAP_HEIGHT, FALSE);
  if (!end.table->over)
    tell_reminders (doc, &end, last, matter->large);
  if (matter->large)
    adj_matter_sketch (matter, last->end, doc, LEAST_MAP, TRUE);
  return doc;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/log/log-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/plain.h"
#include "record/seen.h"
#include "words/figure.h"
#include "words/moment.h"
#include "words/story.h"
#include "words/verdict.h"

struct _AdjLogLine
{
  AdjItem parent_instance;
  AdjGame *game;
  AdjEyes eyes;
  AdjLogFacts facts;
  AdjLogText *text; /* NULL as long as nobody has read it */
};

G_DEFINE_FINAL_TYPE (AdjLogLine, adj_log_line, ADJ_TYPE_ITEM)

static void
free_text (AdjLogText *text)
{
  g_free (text->heading);
  g_free (text->story);
  g_free (text->verdict);
  g_free (text->order);
  g_free (text);
}

static void
adj_log_line_finalize (GObject *object)
{
  AdjLogLine *self = ADJ_LOG_LINE (object);

  g_clear_pointer (&self->text, free_text);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adj_log_line_parent_class)->finalize (object);
}

static void
adj_log_line_class_init (AdjLogLineClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_log_line_finalize;
}

static void
adj_log_line_init (AdjLogLine *self)
{
}

AdjLogLine *
adj_log_line_new (AdjGame *game, AdjEyes eyes)
{
  AdjLogLine *self = g_object_new (ADJ_TYPE_LOG_LINE, NULL);

  self->game = g_object_ref (game);
  self->eyes = eyes;
  return self;
}

const AdjLogFacts *
adj_log_line_get_facts (AdjLogLine *self)
{
  g_return_val_if_fail (ADJ_IS_LOG_LINE (self), NULL);

  return &self->facts;
}

void
adj_log_line_set_facts (AdjLogLine *self, const AdjLogFacts *facts)
{
  g_return_if_fail (ADJ_IS_LOG_LINE (self));

  if (memcmp (&self->facts, facts, sizeof *facts) == 0)
    return;
  self->facts = *facts;
  g_clear_pointer (&self->text, free_text);
  adj_item_changed (ADJ_ITEM (self));
}

gboolean
adj_log_line_forget (AdjLogLine *self)
{
  gboolean had_words;

  g_return_val_if_fail (ADJ_IS_LOG_LINE (self), FALSE);

  had_words = self->text != NULL;
  g_clear_pointer (&self->text, free_text);
  return had_words;
}

/* ---- In words ---- */

static const char *
say_state (AdjLogState state)
{
  switch (state)
    {
    case ADJ_LOG_DIFFERS:
      return _ ("Since a correction it would be judged differently");
    case ADJ_LOG_ASIDE:
      return _ ("Set aside: since a correction it does not fit");
    case ADJ_LOG_TAKEN_BACK:
      return _ ("Taken back");
    case ADJ_LOG_STRUCK:
      return _ ("Struck");
    case ADJ_LOG_REPLACED:
      return _ ("Corrected");
    case ADJ_LOG_HOLDS:
    default:
      return NULL;
    }
}

/* The sentences one after the other; one that the heading has already is left out. */
static char *
join_story (char **story, const char *heading)
{
  g_autoptr (GStrvBuilder) kept = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  for (guint i = 0; story[i] != NULL; i++)
    if (!g_str_equal (story[i], heading))
      g_strv_builder_add (kept, story[i]);
  sentences = g_strv_builder_end (kept);
  return g_strjoinv (". ", sentences);
}

static char *
tell (const AdjLogLine *self, const AdjView *view, const AdjLogText *text)
{
  const GArray *steps = adj_game_get_play (self->game)->steps;
  g_auto (GStrv) story = NULL;

  if (self->facts.state > ADJ_LOG_DIFFERS)
    return g_strdup (""); /* nothing came of it */
  story = adj_words_story (view, g_array_index (steps, AdjStep, self->facts.step).effects);
  if (story[0] == NULL)
    {
      char *remark = adj_words_remark (text->order);

      return remark != NULL ? remark : g_strdup ("");
    }
  return join_story (story, text->heading);
}

/* Nothing is judged by it: what it changes is said by the orders it changes. */
static void
tell_corrected_book (AdjLogLine *self, const AdjEntry *entry)
{
  const char *state = say_state (self->facts.state);

  self->text->story = entry->text != NULL ? adj_words_corrected_figure (entry->text)
                                          : g_strdup (_ ("The book is another since a correction"));
  self->text->order =
      entry->text != NULL ? g_strconcat ("book ", entry->text, NULL) : g_strdup ("");
  self->text->verdict = g_strdup (state != NULL ? state : "");
}

static char *
judge (const AdjLogLine *self, const AdjView *view, const AdjEntry *entry)
{
  g_auto (GStrv) verdict = adj_words_verdict (view, entry->findings, entry->unjudged);
  g_autofree char *lines = g_strjoinv ("\n", verdict);
  const char *state = say_state (self->facts.state);

  if (state == NULL)
    return g_steal_pointer (&lines);
  return g_strconcat (state, *lines != '\0' ? "\n" : "", lines, NULL);
}

const AdjLogText *
adj_log_line_read (AdjLogLine *self)
{
  const AdjEntry *entry;
  g_autoptr (AdjTable) table = NULL;
  AdjPhaseStart phase;
  AdjView view;

  g_return_val_if_fail (ADJ_IS_LOG_LINE (self), NULL);

  if (self->text != NULL)
    return self->text;
  entry = adj_play_entry (adj_game_get_play (self->game), self->facts.entry);
  table = adj_game_table_after (self->game, self->facts.step);
  view = adj_view (adj_game_get_book (self->game), table, self->eyes);
  phase = adj_game_get_phase (self->game, self->facts.phase);
  self->text = g_new0 (AdjLogText, 1);
  self->text->heading = adj_words_moment (&view, phase.turn, phase.phase, phase.phasing);
  if (self->facts.book)
    {
      tell_corrected_book (self, entry);
      return self->text;
    }
  self->text->order = adj_seen_order (&view, entry->text);
  self->text->story = tell (self, &view, self->text);
  self->text->verdict = judge (self, &view, entry);
  return self->text;
}

static gboolean
has (const char *text, const char *plain)
{
  g_autofree char *said = adj_plain (text);

  return strstr (said, plain) != NULL;
}

gboolean
adj_log_line_says (AdjLogLine *self, const char *plain)
{
  const AdjLogText *text = adj_log_line_read (self);
  g_autofree char *number = g_strdup_printf ("%u", self->facts.number);

  return g_str_equal (number, plain) || has (text->story, plain) || has (text->order, plain) ||
         has (text->verdict, plain) || has (text->heading, plain);
}

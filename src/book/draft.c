/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/draft-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/lint.h"
#include "desk/delta.h"
#include "desk/value.h"

#define CHARTS "charts"                 /* the name of the source that a typed figure has */
#define MOST_UNDONE (20u * 1024 * 1024) /* bytes of changes that can be taken back */

struct _AdjDraft
{
  AdjBook *book;
  char *text;
  gsize length;
  AdjProblems *doubts;
  char *refusal;
  GQueue before;        /* changes (of AdjDelta *) that made the text, the newest first */
  GQueue after;         /* those that were taken back, the last of them first */
  gsize kept;           /* bytes of both */
  AdjScenario *in_hand; /* the copy that every change is made on until the end; NULL */
};

/* ---- One change ---- */

AdjScenario *
adj_draft_copy (const AdjDraft *self)
{
  return self->in_hand != NULL ? adj_scenario_ref (self->in_hand)
                               : adj_scenario_copy (self->book->scenario);
}

gboolean
adj_draft_refuse (AdjDraft *self, char *reason)
{
  g_free (self->refusal);
  self->refusal = reason;
  return FALSE;
}

gboolean
adj_draft_may_hold (AdjDraft *self, const char *text, int most)
{
  return adj_value_is_text (text, most) ||
         adj_draft_refuse (self, g_strdup_printf (_ ("A text of 1 to %d characters"), most));
}

/* For what the reader of scenarios had to say against it. */
static gboolean
refuse_as_read (AdjDraft *self, const AdjProblems *problems)
{
  return adj_draft_refuse (self, g_strdup (adj_problems_first_fault (problems)->text));
}

/* The draft is now what that text says; text is taken over if it can be read. */
static gboolean
become (AdjDraft *self, char *text, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (self->book->scenario->id);
  g_autoptr (AdjScenario) scenario =
      adj_scenario_parse (text, length, self->book->ruleset, problems);

  if (scenario == NULL)
    return refuse_as_read (self, problems);
  adj_book_unref (self->book);
  self->book = adj_book_new (scenario);
  adj_lint (self->book, problems);
  adj_problems_free (self->doubts);
  self->doubts = g_steal_pointer (&problems);
  g_clear_pointer (&self->refusal, g_free);
  self->text = text;
  self->length = length;
  return TRUE;
}

/* ---- Changes that are kept ---- */

static void
forget (AdjDraft *self, AdjDelta *change)
{
  self->kept -= adj_delta_size (change);
  adj_delta_free (change);
}

/* What was taken back cannot be done again once something else was done. */
static void
remember (AdjDraft *self, AdjDelta *change)
{
  AdjDelta *old;

  while ((old = g_queue_pop_head (&self->after)) != NULL)
    forget (self, old);
  g_queue_push_head (&self->before, change);
  self->kept += adj_delta_size (change);
  while (self->kept > MOST_UNDONE)
    forget (self, g_queue_pop_tail (&self->before));
}

gboolean
adj_draft_adopt (AdjDraft *self, AdjScenario *copy)
{
  g_autofree char *before = NULL;
  gsize length;
  char *text;

  if (self->in_hand != NULL)
    {
      adj_scenario_unref (self->in_hand);
      self->in_hand = copy;
      return TRUE;
    }
  text = adj_scenario_write (copy, &length);
  adj_scenario_unref (copy);
  if (g_str_equal (text, self->text))
    {
      g_clear_pointer (&self->refusal, g_free);
      g_free (text);
      return TRUE;
    }
  before = self->text;
  if (!become (self, text, length))
    {
      before = text;
      return FALSE;
    }
  remember (self, adj_delta_new (before, text));
  return TRUE;
}

gboolean
adj_draft_adopt_text (AdjDraft *self, const char *text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (self->book->scenario->id);
  AdjScenario *scenario = adj_scenario_parse (text, strlen (text), self->book->ruleset, problems);

  return scenario != NULL ? adj_draft_adopt (self, scenario) : refuse_as_read (self, problems);
}

void
adj_draft_begin (AdjDraft *self)
{
  g_return_if_fail (self != NULL && self->in_hand == NULL);

  self->in_hand = adj_draft_copy (self);
}

gboolean
adj_draft_end (AdjDraft *self)
{
  g_return_val_if_fail (self != NULL && self->in_hand != NULL, FALSE);

  return adj_draft_adopt (self, g_steal_pointer (&self->in_hand));
}

void
adj_draft_let_go (AdjDraft *self)
{
  g_return_if_fail (self != NULL && self->in_hand != NULL);

  g_clear_pointer (&self->in_hand, adj_scenario_unref);
}

gboolean
adj_marks_are_typed (const AdjMarks *marks)
{
  g_return_val_if_fail (marks != NULL, FALSE);

  return g_strcmp0 (marks->source, CHARTS) == 0;
}

AdjMarks
adj_draft_marks (AdjScenario *copy)
{
  AdjSource charts = { CHARTS, NULL };

  for (guint i = 0; i < copy->sources->len; i++)
    if (g_str_equal (g_array_index (copy->sources, AdjSource, i).id, CHARTS))
      return (AdjMarks){ .source = CHARTS };
  charts.text = g_string_chunk_insert (copy->strings, _ ("The owner's own charts and counters."));
  g_array_append_val (copy->sources, charts);
  return (AdjMarks){ .source = CHARTS };
}

/* ---- The whole ---- */

AdjDraft *
adj_draft_new (const AdjScenario *scenario)
{
  AdjDraft *self;

  g_return_val_if_fail (scenario != NULL, NULL);

  self = g_new0 (AdjDraft, 1);
  g_queue_init (&self->before);
  g_queue_init (&self->after);
  self->book = adj_book_new ((AdjScenario *) scenario);
  self->doubts = adj_problems_new (scenario->id);
  self->text = adj_scenario_write (scenario, &self->length);
  become (self, self->text, self->length);
  return self;
}

void
adj_draft_free (AdjDraft *self)
{
  g_return_if_fail (self != NULL);

  adj_book_unref (self->book);
  g_clear_pointer (&self->in_hand, adj_scenario_unref);
  adj_problems_free (self->doubts);
  g_queue_clear_full (&self->before, (GDestroyNotify) adj_delta_free);
  g_queue_clear_full (&self->after, (GDestroyNotify) adj_delta_free);
  g_free (self->refusal);
  g_free (self->text);
  g_free (self);
}

AdjBook *
adj_draft_get_book (const AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->book;
}

const AdjScenario *
adj_draft_get_scenario (const AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->book->scenario;
}

const char *
adj_draft_get_text (const AdjDraft *self, gsize *length)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (length != NULL)
    *length = self->length;
  return self->text;
}

const AdjProblems *
adj_draft_get_doubts (const AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->doubts;
}

const char *
adj_draft_get_refusal (const AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->refusal;
}

gboolean
adj_draft_rename (AdjDraft *self, const char *id, const char *title)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL && id != NULL && title != NULL, FALSE);

  if (!adj_draft_may_hold (self, id, 40) || !adj_draft_may_hold (self, title, 80))
    return FALSE;
  copy = adj_draft_copy (self);
  copy->id = g_string_chunk_insert (copy->strings, id);
  copy->title = g_string_chunk_insert (copy->strings, title);
  return adj_draft_adopt (self, copy);
}

gboolean
adj_draft_settle (AdjDraft *self, guint unknown)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (unknown < self->book->scenario->unknowns->len, FALSE);

  copy = adj_draft_copy (self);
  g_array_remove_index (copy->unknowns, unknown);
  return adj_draft_adopt (self, copy);
}

/* ---- Taking back ---- */

/* The newest change of one list goes to the other, and the draft is what it then was. */
static gboolean
step (AdjDraft *self, GQueue *from, GQueue *to, char *(*turn) (const AdjDelta *, const char *) )
{
  AdjDelta *change = g_queue_pop_head (from);
  g_autofree char *now = NULL;
  char *text;

  if (change == NULL)
    return FALSE;
  now = self->text;
  text = turn (change, now);
  become (self, text, strlen (text)); /* it was read once */
  g_queue_push_head (to, change);
  return TRUE;
}

gboolean
adj_draft_undo (AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return step (self, &self->before, &self->after, adj_delta_back);
}

gboolean
adj_draft_may_undo (const AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->before.length > 0;
}

gboolean
adj_draft_redo (AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return step (self, &self->after, &self->before, adj_delta_forth);
}

gboolean
adj_draft_may_redo (const AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->after.length > 0;
}

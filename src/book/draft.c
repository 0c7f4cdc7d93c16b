/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/draft-private.h"

#include <glib/gi18n-lib.h>

#include "book/lint.h"
#include "desk/value.h"

#define CHARTS "charts" /* the name of the source that a typed figure has */
#define MOST_SOURCES 20
#define MOST_UNDONE 100

struct _AdjDraft
{
  AdjBook *book;
  char *text;
  gsize length;
  AdjProblems *doubts;
  char *refusal;
  GQueue before;        /* texts (of char *), the newest first */
  AdjScenario *in_hand; /* the copy that every change is made on until the end; NULL */
};

/* ---- One change ---- */

static AdjScenario *
parse (const AdjScenario *like, const char *text, gsize length, AdjProblems *problems)
{
  return adj_scenario_parse (text, length, like->ruleset, problems);
}

AdjScenario *
adj_draft_copy (const AdjDraft *self)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (self->book->scenario->id);
  AdjScenario *copy;

  if (self->in_hand != NULL)
    return adj_scenario_ref (self->in_hand);
  copy = parse (self->book->scenario, self->text, self->length, problems);
  g_assert (copy != NULL); /* it was read once */
  return copy;
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

static char *
first_fault (const AdjProblems *problems)
{
  for (guint i = 0; i < adj_problems_count (problems); i++)
    if (adj_problems_get (problems, i)->kind != ADJ_PROBLEM_LINT)
      return g_strdup (adj_problems_get (problems, i)->text);
  return NULL;
}

/* The draft is now what that text says; text is taken over if it can be read. */
static gboolean
become (AdjDraft *self, char *text, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (self->book->scenario->id);
  g_autoptr (AdjScenario) scenario = parse (self->book->scenario, text, length, problems);

  if (scenario == NULL)
    return adj_draft_refuse (self, first_fault (problems));
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

gboolean
adj_draft_adopt (AdjDraft *self, AdjScenario *copy)
{
  char *before = self->text;
  gsize length;
  char *text;

  if (self->in_hand != NULL)
    {
      adj_scenario_unref (copy);
      return TRUE;
    }
  text = adj_scenario_write (copy, &length);
  adj_scenario_unref (copy);
  if (!become (self, text, length))
    {
      g_free (text);
      return FALSE;
    }
  g_queue_push_head (&self->before, before);
  if (self->before.length > MOST_UNDONE)
    g_free (g_queue_pop_tail (&self->before));
  return TRUE;
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

AdjMarks
adj_draft_marks (AdjScenario *copy)
{
  AdjSource charts = { CHARTS, NULL };

  for (guint i = 0; i < copy->sources->len; i++)
    if (g_str_equal (g_array_index (copy->sources, AdjSource, i).id, CHARTS))
      return (AdjMarks){ .source = CHARTS };
  if (copy->sources->len >= MOST_SOURCES)
    return (AdjMarks){ 0 };
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
  g_queue_clear_full (&self->before, g_free);
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

gboolean
adj_draft_undo (AdjDraft *self)
{
  char *now;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!adj_draft_may_undo (self))
    return FALSE;
  now = self->text;
  become (self, g_queue_peek_head (&self->before), strlen (g_queue_peek_head (&self->before)));
  g_queue_pop_head (&self->before);
  g_free (now);
  return TRUE;
}

gboolean
adj_draft_may_undo (const AdjDraft *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->before.length > 0;
}

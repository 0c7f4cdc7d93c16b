/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/entry.h"

#include <string.h>

const char *const adj_entry_kinds[] = { "order",  "undo",   "redo", "correct",
                                        "insert", "strike", "book", NULL };

static void
clear_anew (gpointer data)
{
  g_array_unref (((AdjAnew *) data)->effects);
}

AdjEntry *
adj_entry_new (AdjEntryKind kind)
{
  AdjEntry *self = g_new0 (AdjEntry, 1);

  self->kind = kind;
  self->verb = -1;
  self->findings = g_array_new (FALSE, TRUE, sizeof (AdjFinding));
  self->effects = g_array_new (FALSE, TRUE, sizeof (AdjEffect));
  self->aside = g_array_new (FALSE, TRUE, sizeof (guint));
  self->differ = g_array_new (FALSE, TRUE, sizeof (guint));
  self->anew = g_array_new (FALSE, TRUE, sizeof (AdjAnew));
  g_array_set_clear_func (self->anew, clear_anew);
  return self;
}

void
adj_entry_free (AdjEntry *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->text);
  g_clear_pointer (&self->seal, adj_seal_free);
  g_clear_pointer (&self->book, adj_book_unref);
  g_array_unref (self->findings);
  g_array_unref (self->effects);
  g_array_unref (self->aside);
  g_array_unref (self->differ);
  g_array_unref (self->anew);
  g_clear_pointer (&self->rows, g_string_chunk_free);
  g_free (self);
}

void
adj_entry_set_order (AdjEntry *self, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  g_free (self->text);
  self->text = g_strdup (text);
  self->verb = adj_verb_of (text);
}

const char *
adj_entry_get_said (const AdjEntry *self)
{
  const char *blank;

  g_return_val_if_fail (self != NULL, NULL);

  blank = self->text != NULL ? strchr (self->text, ' ') : NULL;
  return blank != NULL ? blank + 1 : "";
}

void
adj_entry_take (AdjEntry *self, const AdjJudge *judge)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (judge != NULL);

  self->standing = judge->standing;
  self->unjudged = judge->unjudged;
  g_array_set_size (self->findings, 0);
  g_array_append_vals (self->findings, judge->findings, judge->n_findings);
  g_array_set_size (self->effects, 0);
  g_array_append_vals (self->effects, judge->effects, judge->n_effects);
}

static gboolean
same_finding (const AdjFinding *a, const AdjFinding *b)
{
  return a->reason == b->reason && a->unit == b->unit && a->hex == b->hex &&
         g_strcmp0 (a->row, b->row) == 0;
}

gboolean
adj_entry_agrees (const AdjEntry *self, const AdjJudge *judge)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (judge != NULL, FALSE);

  if (self->findings->len != judge->n_findings || self->unjudged != judge->unjudged)
    return FALSE;
  for (guint i = 0; i < judge->n_findings; i++)
    if (!same_finding (&g_array_index (self->findings, AdjFinding, i), &judge->findings[i]))
      return FALSE;
  return TRUE;
}

void
adj_entry_reckon_anew (AdjEntry *self, guint number, GArray *effects)
{
  AdjAnew anew = { number, effects };

  g_return_if_fail (self != NULL);
  g_return_if_fail (effects != NULL);

  g_array_append_val (self->anew, anew);
}

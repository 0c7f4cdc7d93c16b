/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/silence.h"

#include <string.h>

#include "rules/reason.h"

AdjSilence *
adj_silence_new (const AdjPlay *play, guint n_steps)
{
  AdjSilence *self = g_new0 (AdjSilence, 1);

  self->mirror = ADJ_MIRROR_FULL;
  self->waived = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < MIN (n_steps, play->steps->len); i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);

      if (step->state != ADJ_STEP_ASIDE)
        adj_silence_hear (self, step->content->text);
    }
  return self;
}

void
adj_silence_free (AdjSilence *self)
{
  g_ptr_array_unref (self->waived);
  g_free (self);
}

/* What follows the verb, without the "!"; NULL if it is another verb. */
static char *
after_verb (const char *order, AdjVerb verb)
{
  const char *name = adj_verb_name (verb);
  gsize length = strlen (name);

  if (!g_str_has_prefix (order, name) || order[length] != ' ')
    return NULL;
  order += length + 1;
  return g_strndup (order, strlen (order) - (g_str_has_suffix (order, "!") ? 1 : 0));
}

void
adj_silence_hear (AdjSilence *self, const char *order)
{
  g_autofree char *row = after_verb (order, ADJ_VERB_WAIVE);
  g_autofree char *level = after_verb (order, ADJ_VERB_MIRROR);

  if (row != NULL)
    g_ptr_array_add (self->waived, g_steal_pointer (&row));
  for (int i = 0; level != NULL && adj_mirror_words[i] != NULL; i++)
    if (g_str_equal (level, adj_mirror_words[i]))
      self->mirror = (AdjMirror) i;
}

gboolean
adj_silence_waives (const AdjSilence *self, const char *row)
{
  for (guint i = 0; row != NULL && i < self->waived->len; i++)
    if (g_str_equal (g_ptr_array_index (self->waived, i), row))
      return TRUE;
  return FALSE;
}

void
adj_silence_keep (const AdjSilence *self, AdjJudge *judge)
{
  guint n = 0;

  if (judge->standing != ADJ_WARNED)
    return;
  for (guint i = 0; i < judge->n_findings; i++)
    {
      const AdjFinding *finding = &judge->findings[i];

      if (adj_silence_waives (self, finding->row) ||
          (self->mirror != ADJ_MIRROR_FULL && adj_reason_is_of_position (finding->reason)))
        continue;
      judge->findings[n++] = *finding;
    }
  judge->n_findings = n;
  judge->standing = n > 0 ? ADJ_WARNED : ADJ_OK;
}

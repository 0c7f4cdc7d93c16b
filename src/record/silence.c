/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/silence.h"

#include <string.h>

#include "rules/reason.h"

AdjSilence *
adj_silence_new (const AdjPlay *play, guint n_steps)
{
  AdjSilence *self;

  g_return_val_if_fail (play != NULL, NULL);

  self = g_new0 (AdjSilence, 1);
  self->mirror = ADJ_MIRROR_FULL;
  self->waived = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < MIN (n_steps, play->steps->len); i++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, i);

      if (step->state != ADJ_STEP_ASIDE)
        adj_silence_hear (self, step->content);
    }
  return self;
}

void
adj_silence_free (AdjSilence *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->waived);
  g_free (self);
}

void
adj_silence_hear (AdjSilence *self, const AdjEntry *entry)
{
  const char *said;
  gsize length;

  g_return_if_fail (self != NULL);
  g_return_if_fail (entry != NULL);

  if (entry->verb != ADJ_VERB_WAIVE && entry->verb != ADJ_VERB_MIRROR)
    return;
  said = adj_entry_get_said (entry);
  length = strlen (said) - (g_str_has_suffix (said, "!") ? 1 : 0);
  if (entry->verb == ADJ_VERB_WAIVE)
    g_ptr_array_add (self->waived, g_strndup (said, length));
  for (int i = 0; entry->verb == ADJ_VERB_MIRROR && adj_mirror_words[i] != NULL; i++)
    if (strlen (adj_mirror_words[i]) == length && strncmp (said, adj_mirror_words[i], length) == 0)
      self->mirror = (AdjMirror) i;
}

AdjSilenceMark
adj_silence_mark (const AdjSilence *self)
{
  g_return_val_if_fail (self != NULL, (AdjSilenceMark){ 0 });

  return (AdjSilenceMark){ self->mirror, self->waived->len };
}

void
adj_silence_return (AdjSilence *self, AdjSilenceMark mark)
{
  g_return_if_fail (self != NULL && mark.n_waived <= self->waived->len);

  self->mirror = mark.mirror;
  g_ptr_array_set_size (self->waived, (int) mark.n_waived);
}

gboolean
adj_silence_waives (const AdjSilence *self, const char *row)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; row != NULL && i < self->waived->len; i++)
    if (g_str_equal (g_ptr_array_index (self->waived, i), row))
      return TRUE;
  return FALSE;
}

void
adj_silence_keep (const AdjSilence *self, AdjJudge *judge)
{
  guint n = 0;
  gboolean warned = FALSE;

  g_return_if_fail (self != NULL);
  g_return_if_fail (judge != NULL);

  if (judge->standing != ADJ_WARNED)
    return;
  for (guint i = 0; i < judge->n_findings; i++)
    {
      const AdjFinding *finding = &judge->findings[i];

      if (adj_silence_waives (self, finding->row) ||
          (self->mirror != ADJ_MIRROR_FULL && adj_reason_is_of_position (finding->reason)))
        continue;
      warned |= finding->reason != ADJ_REASON_MISSING;
      judge->findings[n++] = *finding;
    }
  judge->n_findings = n;
  judge->standing = warned ? ADJ_WARNED : ADJ_OK;
}

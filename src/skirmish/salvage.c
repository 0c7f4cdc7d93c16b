/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/salvage.h"

#include "desk/beginnings.h"
#include "desk/slurp.h"

#define SKIRMISH_END "</skirmish>\n"

void
adj_skirmish_salvage_clear (AdjSkirmishSalvage *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->skirmish, adj_skirmish_free);
}

static gpointer
read_skirmish (const char *text, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("");

  return adj_skirmish_parse (text, length, problems);
}

void
adj_skirmish_salvage (const char *path, AdjProblems *problems, AdjSkirmishSalvage *salvage)
{
  gsize length;
  g_autofree char *text = NULL;
  g_autoptr (GArray) spans = NULL;

  g_return_if_fail (path != NULL);
  g_return_if_fail (problems != NULL);
  g_return_if_fail (salvage != NULL);

  *salvage = (AdjSkirmishSalvage){ 0 };
  text = adj_slurp (path, adj_skirmish_format.max_bytes, &length, problems);
  if (text == NULL)
    return;
  spans = adj_entry_spans_find (text);
  salvage->skirmish = adj_skirmish_parse (text, length, problems);
  if (salvage->skirmish != NULL)
    salvage->n_kept = adj_skirmish_get_entries (salvage->skirmish)->len;
  else
    salvage->skirmish = adj_beginning_read (text, spans, SKIRMISH_END, read_skirmish,
                                            (GDestroyNotify) adj_skirmish_free, &salvage->n_kept);
  salvage->n_lost = spans->len - salvage->n_kept;
  if (salvage->n_lost > 0)
    salvage->line =
        adj_entry_span_line (text, g_array_index (spans, AdjEntrySpan, salvage->n_kept).start);
}

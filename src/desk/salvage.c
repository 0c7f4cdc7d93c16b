/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/salvage.h"

#include <string.h>

#include "desk/entry-spans.h"
#include "desk/slurp.h"

void
adj_salvage_clear (AdjSalvage *self)
{
  g_return_if_fail (self != NULL);

  if (self->record != NULL)
    self->free (g_steal_pointer (&self->record));
}

/* What can be read with that many entries. Without any there is only what stands in front of the
 * first. */
static gpointer
read_some (const char *text, const GArray *spans, const AdjSalvageWay *way, guint n)
{
  gsize length = n > 0            ? g_array_index (spans, AdjEntrySpan, n - 1).end
                 : spans->len > 0 ? g_array_index (spans, AdjEntrySpan, 0).start
                                  : strlen (text);
  g_autofree char *part = g_strndup (text, length);
  g_autofree char *whole = g_strconcat (part, way->end, NULL);
  g_autoptr (AdjProblems) problems = adj_problems_new ("");

  return way->read (whole, strlen (whole), problems);
}

/* Of a record that can be read every beginning can, so that the longest is found by halving. */
static gpointer
read_beginning (const char *text, const GArray *spans, const AdjSalvageWay *way, guint *n_kept)
{
  gpointer best = read_some (text, spans, way, 0);
  guint low = 0;
  guint high = spans->len;

  while (best != NULL && low < high)
    {
      guint middle = high - (high - low) / 2;
      gpointer found = read_some (text, spans, way, middle);

      if (found == NULL)
        high = middle - 1;
      else
        {
          way->free (best);
          best = found;
          low = middle;
        }
    }
  *n_kept = low;
  return best;
}

/* A NUL ends the text, as whatever a disk leaves behind it is no part of a record. */
void
adj_salvage (const char *path, const AdjSalvageWay *way, AdjProblems *problems, AdjSalvage *salvage)
{
  gsize length;
  g_autofree char *text = NULL;
  g_autoptr (GArray) spans = NULL;

  g_return_if_fail (path != NULL && way != NULL);
  g_return_if_fail (problems != NULL);
  g_return_if_fail (salvage != NULL);

  text = adj_slurp (path, way->max_bytes, &length, problems);
  *salvage = (AdjSalvage){ .free = way->free };
  if (text == NULL)
    return;
  spans = adj_entry_spans_find (text);
  salvage->record = way->read (text, length, problems);
  if (salvage->record != NULL)
    salvage->n_kept = way->count (salvage->record);
  else
    salvage->record = read_beginning (text, spans, way, &salvage->n_kept);
  salvage->n_lost = spans->len - salvage->n_kept;
  if (salvage->n_lost > 0)
    salvage->line =
        adj_entry_span_line (text, g_array_index (spans, AdjEntrySpan, salvage->n_kept).start);
}

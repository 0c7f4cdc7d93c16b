/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/beginnings.h"

#include <string.h>

#define ENTRY "<entry "
#define ENTRY_END "</entry>"

/* The writer leaves no ">" in the value of an attribute. */
const char *
adj_entry_span_end (const char *entry)
{
  const char *tag;
  const char *end;

  g_return_val_if_fail (entry != NULL, NULL);

  tag = strchr (entry, '>');
  end = tag;
  if (tag != NULL && tag[-1] != '/')
    end = strstr (tag, ENTRY_END);
  if (end == NULL)
    return entry + strlen (entry);
  return end == tag ? end + 1 : end + strlen (ENTRY_END);
}

/* No value of an attribute can hold such a beginning. */
GArray *
adj_entry_spans_find (const char *text)
{
  GArray *spans = g_array_new (FALSE, FALSE, sizeof (AdjEntrySpan));

  g_return_val_if_fail (text != NULL, spans);

  for (const char *p = strstr (text, ENTRY); p != NULL; p = strstr (p + 1, ENTRY))
    {
      AdjEntrySpan span = { (gsize) (p - text), (gsize) (adj_entry_span_end (p) - text) };

      g_array_append_val (spans, span);
    }
  return spans;
}

/* What can be read with that many entries. Without any there is only what stands in front of the
 * first. */
static gpointer
read_some (
    const char *text, const GArray *spans, const char *end_tag, AdjBeginningReader read, guint n)
{
  gsize length = n > 0            ? g_array_index (spans, AdjEntrySpan, n - 1).end
                 : spans->len > 0 ? g_array_index (spans, AdjEntrySpan, 0).start
                                  : strlen (text);
  g_autofree char *part = g_strndup (text, length);
  g_autofree char *whole = g_strconcat (part, end_tag, NULL);

  return read (whole, strlen (whole));
}

/* Of a record that can be read every beginning can, so that the longest is found by halving. */
gpointer
adj_beginning_read (const char *text,
                    const GArray *spans,
                    const char *end_tag,
                    AdjBeginningReader read,
                    GDestroyNotify destroy,
                    guint *n_kept)
{
  gpointer best;
  guint low = 0;
  guint high;

  g_return_val_if_fail (text != NULL && spans != NULL && end_tag != NULL, NULL);
  g_return_val_if_fail (read != NULL && destroy != NULL && n_kept != NULL, NULL);

  best = read_some (text, spans, end_tag, read, 0);
  high = spans->len;
  while (best != NULL && low < high)
    {
      guint middle = high - (high - low) / 2;
      gpointer found = read_some (text, spans, end_tag, read, middle);

      if (found == NULL)
        high = middle - 1;
      else
        {
          destroy (best);
          best = found;
          low = middle;
        }
    }
  *n_kept = low;
  return best;
}

int
adj_entry_span_line (const char *text, gsize place)
{
  int line = 1;

  g_return_val_if_fail (text != NULL, line);

  for (gsize i = 0; i < place; i++)
    line += text[i] == '\n';
  return line;
}

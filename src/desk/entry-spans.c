/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/entry-spans.h"

#include <string.h>

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

  for (const char *p = strstr (text, ADJ_ENTRY); p != NULL; p = strstr (p + 1, ADJ_ENTRY))
    {
      AdjEntrySpan span = { (gsize) (p - text), (gsize) (adj_entry_span_end (p) - text) };

      g_array_append_val (spans, span);
    }
  return spans;
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

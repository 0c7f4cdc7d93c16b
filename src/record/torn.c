/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/torn.h"

#include <string.h>

#include "desk/beginnings.h"
#include "record/save-form.h"

#define ENTRY "<entry "
#define BOOK_END "</scenario>"

static gboolean
is_end_tag (const char *text)
{
  g_autofree char *tag = g_strstrip (g_strdup (text));

  return g_str_equal (tag, ADJ_GAME_END_TAG);
}

/* The last entry, or where there is none what stands behind the book; NULL: not even that. */
static const char *
find_last (const char *text, gsize length)
{
  const char *last = g_strrstr_len (text, (gssize) length, ENTRY);

  return last != NULL ? last : g_strrstr_len (text, (gssize) length, BOOK_END);
}

/* Behind the last one there are at most as many bytes as the end tag has, which the next writing
 * has begun to go over; or the last one is torn itself. */
gboolean
adj_torn_find (const char *text, gsize length, gsize *whole)
{
  const char *nul;
  const char *last;
  const char *end;
  g_autofree char *tail = NULL;
  gsize kept;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (whole != NULL, FALSE);

  nul = memchr (text, '\0', length);
  kept = nul != NULL ? (gsize) (nul - text) : length;
  last = find_last (text, kept);
  if (last == NULL || (nul != NULL && memmem (nul, length - kept, ENTRY, strlen (ENTRY)) != NULL))
    return FALSE;
  tail = g_strndup (last, kept - (gsize) (last - text));
  end = g_str_has_prefix (tail, ENTRY) ? adj_entry_span_end (tail) : tail + strlen (BOOK_END);
  *whole = (gsize) (last - text) + (*end != '\0' ? (gsize) (end - tail) : 0);
  if (*end == '\0')
    return TRUE;
  return (nul != NULL || !is_end_tag (end)) && strlen (end) <= strlen ("\n" ADJ_GAME_END);
}

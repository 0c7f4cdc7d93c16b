/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/torn.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/entry-spans.h"

static gboolean
is_end_tag (const char *text, const AdjTornForm *form)
{
  g_autofree char *tag = g_strstrip (g_strdup (text));

  return g_str_equal (tag, form->end_tag);
}

/* The last place where it stands, looked for from the end, as GLib does not; NULL. */
static const char *
find_at_end (const char *text, gsize length, const char *what)
{
  gsize n = strlen (what);

  for (const char *at = text + length; at >= text + n; at--)
    if (memcmp (at - n, what, n) == 0)
      return at - n;
  return NULL;
}

/* The last entry, or where there is none what stands in front of the first; NULL: not even that. */
static const char *
find_last (const char *text, gsize length, const AdjTornForm *form)
{
  const char *last = find_at_end (text, length, ADJ_ENTRY);

  return last != NULL ? last : find_at_end (text, length, form->before);
}

/* Behind the last one there are at most as many bytes as the end tag has, which the next writing
 * has begun to go over; or the last one is torn itself. */
gboolean
adj_torn_find (const char *text, gsize length, const AdjTornForm *form, gsize *whole)
{
  const char *nul;
  const char *last;
  const char *end;
  g_autofree char *tail = NULL;
  gboolean gap; /* entries behind it */
  gsize kept;

  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (form != NULL && whole != NULL, FALSE);

  nul = memchr (text, '\0', length);
  kept = nul != NULL ? (gsize) (nul - text) : length;
  last = find_last (text, kept, form);
  gap = nul != NULL && memmem (nul, length - kept, ADJ_ENTRY, strlen (ADJ_ENTRY)) != NULL;
  if (last == NULL || gap)
    return FALSE;
  tail = g_strndup (last, kept - (gsize) (last - text));
  end =
      g_str_has_prefix (tail, ADJ_ENTRY) ? adj_entry_span_end (tail) : tail + strlen (form->before);
  *whole = (gsize) (last - text) + (*end != '\0' ? (gsize) (end - tail) : 0);
  if (*end == '\0')
    return TRUE;
  return (nul != NULL || !is_end_tag (end, form)) &&
         strlen (end) <= strlen (form->end_tag) + strlen ("\n\n");
}

static int
count_lines (const char *text)
{
  int lines = 0;

  for (const char *p = strchr (text, '\n'); p != NULL; p = strchr (p + 1, '\n'))
    lines++;
  return lines;
}

char *
adj_torn_mend (const char *text,
               gsize length,
               const AdjTornForm *form,
               gboolean (*can_be_read) (const char *text),
               AdjProblems *problems)
{
  g_autofree char *part = NULL;
  g_autofree char *mended = NULL;
  gsize whole;

  g_return_val_if_fail (text != NULL && form != NULL, NULL);
  g_return_val_if_fail (can_be_read != NULL && problems != NULL, NULL);

  if (!adj_torn_find (text, length, form, &whole))
    return NULL;
  part = g_strndup (text, whole);
  mended = g_strconcat (part, form->end_tag, "\n", NULL);
  if (!can_be_read (mended))
    return NULL;
  adj_problems_add (problems, ADJ_PROBLEM_LINT, count_lines (mended), form->problem,
                    _ ("the file breaks off here, as when the power fails: it is read up to its "
                       "last whole entry"));
  return g_steal_pointer (&mended);
}

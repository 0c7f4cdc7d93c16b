/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/fill.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words/bidi.h"

static const AdjPlace *
find (const AdjPlace *places, const char *name, gsize length)
{
  for (; places->name != NULL; places++)
    if (strlen (places->name) == length && strncmp (places->name, name, length) == 0)
      return places;
  return NULL;
}

/* The next place of the sentence; *end is where it ends. NULL if there is none. */
static const char *
next_place (const char *sentence, const char **end)
{
  const char *start = strchr (sentence, '{');

  *end = start != NULL ? strchr (start, '}') : NULL;
  return *end != NULL ? start : NULL;
}

static void
append (GString *text, const AdjPlace *place)
{
  const char *what = place != NULL && place->text != NULL ? place->text : "?";
  g_autofree char *piece = adj_bidi_isolate (what);

  g_string_append (text, piece);
}

char *
adj_fill (const char *sentence, const AdjPlace *places)
{
  GString *text = g_string_new (NULL);
  const char *start;
  const char *end;

  while ((start = next_place (sentence, &end)) != NULL)
    {
      const AdjPlace *place = find (places, start + 1, (gsize) (end - start - 1));

      g_string_append_len (text, sentence, start - sentence);
      append (text, place);
      sentence = end + 1;
    }
  g_string_append (text, sentence);
  return g_string_free (text, FALSE);
}

gboolean
adj_can_fill (const char *sentence, const AdjPlace *places)
{
  const char *start;
  const char *end;

  while ((start = next_place (sentence, &end)) != NULL)
    {
      const AdjPlace *place = find (places, start + 1, (gsize) (end - start - 1));

      if (place == NULL || place->text == NULL)
        return FALSE;
      sentence = end + 1;
    }
  return TRUE;
}

char *
adj_fill_row (char *sentence, const char *row)
{
  g_autofree char *owned = sentence;
  const AdjPlace places[] = { { "sentence", owned }, { "row", row }, { NULL, NULL } };

  if (row == NULL)
    return g_steal_pointer (&owned);
  /* Translators: a sentence and the case of the rules it rests on, such as BG 5.13 */
  return adj_fill (_ ("{sentence} ({row})"), places);
}

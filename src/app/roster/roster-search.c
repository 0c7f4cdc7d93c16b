/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/roster/roster-search.h"

#include <string.h>

#include "desk/plain.h"

static gboolean
has_text (AdjRosterItem *item, const char *word)
{
  static const char *const fields[] = { "name", "side", "arm", "place", "condition" };
  g_autofree char *wanted = adj_plain (word);
  gboolean found = FALSE;

  for (guint i = 0; !found && i < G_N_ELEMENTS (fields); i++)
    {
      g_autofree char *text = NULL;
      g_autofree char *folded = NULL;

      g_object_get (item, fields[i], &text, NULL);
      folded = adj_plain (text);
      found = strstr (folded, wanted) != NULL;
    }
  return found;
}

static gboolean
has_strength (AdjRosterItem *item, char sign, int wanted)
{
  int points;

  g_object_get (item, "points", &points, NULL);
  if (points < 0)
    return FALSE; /* not known */
  return sign == '<' ? points < wanted : sign == '>' ? points > wanted : points == wanted;
}

/* While the figure behind the sign is not typed yet everybody answers. */
static gboolean
answers_word (AdjRosterItem *item, const char *word)
{
  guint64 figure;

  if (*word == '\0' || strchr ("<>=", *word) == NULL)
    return has_text (item, word);
  if (!g_ascii_string_to_unsigned (word + 1, 10, 0, 999, &figure, NULL))
    return word[1] == '\0';
  return has_strength (item, *word, (int) figure);
}

gboolean
adj_roster_answers (AdjRosterItem *item, const char *search)
{
  g_auto (GStrv) words = g_strsplit_set (search, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (!answers_word (item, words[i]))
      return FALSE;
  return TRUE;
}

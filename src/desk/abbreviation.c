/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/abbreviation.h"

#include <string.h>

int
adj_abbreviation_find (const char *word, gsize least, AdjNameOf name, gconstpointer data, int n)
{
  gsize length = strlen (word);
  int found = ADJ_ABBREVIATION_NONE;

  for (int i = 0; i < n; i++)
    if (g_ascii_strcasecmp (name (data, i), word) == 0)
      return i;
  if (length < MAX (least, 1))
    return ADJ_ABBREVIATION_NONE;
  for (int i = 0; i < n; i++)
    if (g_ascii_strncasecmp (name (data, i), word, length) == 0)
      {
        if (found >= 0)
          return ADJ_ABBREVIATION_SEVERAL;
        found = i;
      }
  return found;
}

static const char *
name_in_list (gconstpointer data, int index)
{
  return ((const char *const *) data)[index];
}

int
adj_abbreviation_find_in (const char *word, gsize least, const char *const *names)
{
  return adj_abbreviation_find (word, least, name_in_list, names,
                                (int) g_strv_length ((char **) names));
}

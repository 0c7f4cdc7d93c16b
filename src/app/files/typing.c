/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/typing.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"
#include "desk/xml.h"

#define BLANKS " \t,"

char *
adj_typing_show_number (int number, int unknown)
{
  return number == unknown ? g_strdup ("") : g_strdup_printf ("%d", number);
}

gboolean
adj_typing_read_number (
    const char *text, int least, int most, int unknown, int *number, char **refusal)
{
  g_autofree char *plain = g_strstrip (g_strdup (text));

  *number = unknown;
  if (*plain == '\0' || adj_value_parse_int (plain, least, most, number))
    return TRUE;
  *refusal = g_strdup_printf (_ ("A whole number from %d to %d"), least, most);
  return FALSE;
}

GArray *
adj_typing_read_hexes (const char *text, char **refusal)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId));
  g_auto (GStrv) words = g_strsplit_set (text, BLANKS, -1);

  for (int i = 0; words[i] != NULL; i++)
    {
      AdjHexId id = adj_hex_parse (words[i]);

      if (*words[i] == '\0')
        continue;
      if (id == ADJ_HEX_NONE)
        {
          *refusal = g_strdup (_ ("A hex is four digits, column and row, such as 0412"));
          return NULL;
        }
      g_array_append_val (hexes, id);
    }
  return g_steal_pointer (&hexes);
}

int
adj_typing_find_word (const char *text, const char *const *words)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  int found = -1;

  for (int i = 0; words[i] != NULL && *folded != '\0'; i++)
    {
      g_autofree char *word = g_utf8_casefold (words[i], -1);

      if (g_str_equal (word, folded))
        return i;
      if (!g_str_has_prefix (word, folded))
        continue;
      if (found >= 0)
        return -1;
      found = i;
    }
  return found;
}

char *
adj_typing_show_doubt (const AdjProblems *doubts, int line)
{
  for (guint i = 0; i < adj_problems_count (doubts); i++)
    if (adj_problems_get (doubts, i)->line == line)
      return g_strdup (adj_problems_get (doubts, i)->text);
  return NULL;
}

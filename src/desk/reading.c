/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/reading.h"

#include <glib/gi18n-lib.h>

#include "desk/suggest.h"

const char *
adj_reading_keep (AdjReading *self, const char *text)
{
  return text != NULL ? g_string_chunk_insert_const (self->strings, text) : NULL;
}

const char *
adj_reading_string (AdjReading *self, const AdjXmlNode *element, const char *attribute)
{
  return adj_reading_keep (self, adj_xml_get (element, attribute));
}

const char **
adj_reading_list (AdjReading *self, const AdjXmlNode *element, const char *attribute)
{
  g_autofree char **words = adj_xml_get_list (element, attribute);
  guint n = g_strv_length (words);
  const char **list = g_new0 (const char *, n + 1);

  for (guint i = 0; i < n; i++)
    list[i] = adj_reading_keep (self, words[i]);
  return list;
}

int
adj_reading_find (AdjReading *self,
                  const AdjXmlNode *element,
                  const char *name,
                  const char *noun,
                  const char *const *names)
{
  const char *meant;

  for (int i = 0; names[i] != NULL; i++)
    if (names[i][0] == name[0] && g_str_equal (names[i], name))
      return i;

  meant = adj_suggest (name, names);
  if (meant != NULL)
    adj_problems_add (self->problems, ADJ_PROBLEM_SENSE, adj_xml_line (element), "no-such-name",
                      _ ("%s '%s': there is none of that name; did you mean %s?"), _ (noun), name,
                      meant);
  else
    adj_problems_add (self->problems, ADJ_PROBLEM_SENSE, adj_xml_line (element),
                      "no-such-name-at-all", _ ("%s '%s': there is none of that name"), _ (noun),
                      name);
  return -1;
}

int
adj_reading_index (AdjReading *self,
                   const AdjXmlNode *element,
                   const char *attribute,
                   const char *noun,
                   const char *const *names)
{
  const char *value = adj_xml_get (element, attribute);

  return value != NULL ? adj_reading_find (self, element, value, noun, names) : -1;
}

gboolean
adj_reading_once (AdjReading *self,
                  const AdjXmlNode *element,
                  GHashTable *seen,
                  const char *name,
                  const char *noun)
{
  if (name == NULL)
    return FALSE;
  if (g_hash_table_contains (seen, name))
    {
      adj_problems_add (self->problems, ADJ_PROBLEM_SENSE, adj_xml_line (element), "used-twice",
                        _ ("%s '%s' is there already, in line %d; each is given once"), _ (noun),
                        name, GPOINTER_TO_INT (g_hash_table_lookup (seen, name)));
      return FALSE;
    }
  g_hash_table_insert (seen, (gpointer) name, GINT_TO_POINTER (adj_xml_line (element)));
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "desk/xml-private.h"

const AdjXmlNode *
adj_xml_root (const AdjXmlDoc *doc)
{
  g_return_val_if_fail (doc != NULL, NULL);

  return doc->root;
}

const char *
adj_xml_name (const AdjXmlNode *element)
{
  g_return_val_if_fail (element != NULL, NULL);

  return element->name;
}

AdjXmlValue *
adj_xml_find (const AdjXmlNode *element, const char *name)
{
  for (guint i = 0; i < element->n_values; i++)
    if (!element->values[i].foreign && adj_xml_same (element->values[i].name, name))
      return &element->values[i];
  return NULL;
}

/* The first of node and its next siblings that is an element of that name. */
static const AdjXmlNode *
seek (const AdjXmlNode *node, const char *name)
{
  for (; node != NULL; node = node->next)
    if (node->name != NULL && !node->refused && (name == NULL || adj_xml_same (node->name, name)))
      return node;
  return NULL;
}

int
adj_xml_line (const AdjXmlNode *element)
{
  g_return_val_if_fail (element != NULL, 0);

  return element->line;
}

const AdjXmlNode *
adj_xml_first (const AdjXmlNode *element, const char *name)
{
  g_return_val_if_fail (element != NULL, NULL);

  return seek (element->first, name);
}

const AdjXmlNode *
adj_xml_next (const AdjXmlNode *element, const char *name)
{
  g_return_val_if_fail (element != NULL, NULL);

  return seek (element->next, name);
}

gboolean
adj_xml_has (const AdjXmlNode *element, const char *attribute)
{
  return adj_xml_get (element, attribute) != NULL;
}

const char *
adj_xml_get (const AdjXmlNode *element, const char *attribute)
{
  const AdjXmlValue *found;

  g_return_val_if_fail (element != NULL, NULL);
  g_return_val_if_fail (attribute != NULL, NULL);

  found = adj_xml_find (element, attribute);
  return found != NULL && !found->refused ? found->value : NULL;
}

const char *
adj_xml_text (const AdjXmlNode *element)
{
  g_return_val_if_fail (element != NULL, NULL);

  for (const AdjXmlNode *node = element->first; node != NULL; node = node->next)
    if (node->name == NULL)
      return node->refused ? NULL : node->text;
  return NULL;
}

int
adj_xml_get_int (const AdjXmlNode *element, const char *attribute, int fallback)
{
  const char *text = adj_xml_get (element, attribute);
  int value;

  return text != NULL && adj_value_parse_int (text, G_MININT, G_MAXINT, &value) ? value : fallback;
}

gboolean
adj_xml_get_yes (const AdjXmlNode *element, const char *attribute, gboolean fallback)
{
  static const char *const words[] = { "no", "yes", NULL };

  return adj_xml_get_word (element, attribute, words, fallback) != 0;
}

int
adj_xml_get_mp (const AdjXmlNode *element, const char *attribute, int fallback)
{
  const char *text = adj_xml_get (element, attribute);
  int sixths;

  return text != NULL && adj_value_parse_mp (text, &sixths) ? sixths : fallback;
}

int
adj_xml_get_word (const AdjXmlNode *element,
                  const char *attribute,
                  const char *const *words,
                  int fallback)
{
  const char *text = adj_xml_get (element, attribute);

  g_return_val_if_fail (words != NULL, fallback);

  for (int i = 0; text != NULL && words[i] != NULL; i++)
    if (adj_xml_same (text, words[i]))
      return i;
  return fallback;
}

/* Runs of blanks part the words; none at either end makes an empty one. The list and the copy that
 * its words are cut from are one piece, for a map has thousands of lists. */
char **
adj_xml_split (const char *text)
{
  gsize length = strlen (text);
  gsize n = 0;
  char **words = g_malloc ((length / 2 + 2) * sizeof (char *) + length + 1);
  char *p = memcpy (words + length / 2 + 2, text, length + 1);

  for (p += strspn (p, ADJ_XML_BLANKS); *p != '\0'; p += strspn (p, ADJ_XML_BLANKS))
    {
      words[n++] = p;
      p += strcspn (p, ADJ_XML_BLANKS);
      if (*p != '\0')
        *p++ = '\0';
    }
  words[n] = NULL;
  return words;
}

char **
adj_xml_get_list (const AdjXmlNode *element, const char *attribute)
{
  const char *text = adj_xml_get (element, attribute);

  return adj_xml_split (text != NULL ? text : "");
}

/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/xml-private.h"

/* libxml2 leaves _private to the application. It holds the line, doubled, and 1 more if the node
 * is refused: libxml2's own field for the line ends at 65535. */
static gsize
remark (const void *node)
{
  return GPOINTER_TO_SIZE (((const xmlNode *) node)->_private);
}

void
adj_xml_set_line (xmlNode *node, int line)
{
  node->_private = GSIZE_TO_POINTER (2 * (gsize) line);
}

void
adj_xml_refuse (void *node)
{
  ((xmlNode *) node)->_private = GSIZE_TO_POINTER (remark (node) | 1);
}

gboolean
adj_xml_is_refused (const void *node)
{
  return remark (node) & 1;
}

const xmlAttr *
adj_xml_find (const xmlNode *element, const char *name)
{
  for (const xmlAttr *a = element->properties; a != NULL; a = a->next)
    if (a->ns == NULL && g_str_equal (a->name, name))
      return a;
  return NULL;
}

const char *
adj_xml_content (const xmlAttr *attribute)
{
  const xmlNode *text = attribute->children;

  return text != NULL && text->content != NULL ? (const char *) text->content : "";
}

/* The first of node and its next siblings that is an element of that name. */
static const xmlNode *
seek (const xmlNode *node, const char *name)
{
  for (; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE && !adj_xml_is_refused (node) &&
        (name == NULL || g_str_equal (node->name, name)))
      return node;
  return NULL;
}

int
adj_xml_line (const xmlNode *element)
{
  g_return_val_if_fail (element != NULL, 0);

  return (int) (remark (element) / 2);
}

const xmlNode *
adj_xml_first (const xmlNode *element, const char *name)
{
  g_return_val_if_fail (element != NULL, NULL);

  return seek (element->children, name);
}

const xmlNode *
adj_xml_next (const xmlNode *element, const char *name)
{
  g_return_val_if_fail (element != NULL, NULL);

  return seek (element->next, name);
}

gboolean
adj_xml_has (const xmlNode *element, const char *attribute)
{
  return adj_xml_get (element, attribute) != NULL;
}

const char *
adj_xml_get (const xmlNode *element, const char *attribute)
{
  const xmlAttr *found;

  g_return_val_if_fail (element != NULL, NULL);
  g_return_val_if_fail (attribute != NULL, NULL);

  found = adj_xml_find (element, attribute);
  return found != NULL && !adj_xml_is_refused (found) ? adj_xml_content (found) : NULL;
}

const char *
adj_xml_text (const xmlNode *element)
{
  g_return_val_if_fail (element != NULL, NULL);

  for (const xmlNode *node = element->children; node != NULL; node = node->next)
    if (node->type == XML_TEXT_NODE && !xmlIsBlankNode (node))
      return adj_xml_is_refused (node) ? NULL : (const char *) node->content;
  return NULL;
}

int
adj_xml_get_int (const xmlNode *element, const char *attribute, int fallback)
{
  const char *text = adj_xml_get (element, attribute);
  int value;

  return text != NULL && adj_xml_parse_int (text, G_MININT, G_MAXINT, &value) ? value : fallback;
}

gboolean
adj_xml_get_yes (const xmlNode *element, const char *attribute, gboolean fallback)
{
  static const char *const words[] = { "no", "yes", NULL };

  return adj_xml_get_word (element, attribute, words, fallback) != 0;
}

int
adj_xml_get_mp (const xmlNode *element, const char *attribute, int fallback)
{
  const char *text = adj_xml_get (element, attribute);
  int sixths;

  return text != NULL && adj_xml_parse_mp (text, &sixths) ? sixths : fallback;
}

int
adj_xml_get_hex (const xmlNode *element, const char *attribute)
{
  const char *text = adj_xml_get (element, attribute);
  int id;

  return text != NULL && adj_xml_parse_hex (text, &id) ? id : 0;
}

int
adj_xml_get_word (const xmlNode *element,
                  const char *attribute,
                  const char *const *words,
                  int fallback)
{
  const char *text = adj_xml_get (element, attribute);

  g_return_val_if_fail (words != NULL, fallback);

  for (int i = 0; text != NULL && words[i] != NULL; i++)
    if (g_str_equal (text, words[i]))
      return i;
  return fallback;
}

char **
adj_xml_get_list (const xmlNode *element, const char *attribute)
{
  const char *text = adj_xml_get (element, attribute);

  return adj_xml_split (text != NULL ? text : "");
}

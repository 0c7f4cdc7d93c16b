/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/xml-edit.h"

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <string.h>

#include "desk/xml-private.h"

static gboolean
is_element (const xmlNode *node, const char *name)
{
  return node->type == XML_ELEMENT_NODE && g_str_equal ((const char *) node->name, name);
}

static xmlNode *
following (const xmlNode *node, const xmlNode *root)
{
  if (node->children != NULL)
    return node->children;
  while (node != root && node->next == NULL)
    node = node->parent;
  return node != root ? node->next : NULL;
}

static xmlNode *
add (xmlNode *parent, const char *name)
{
  xmlNode *node = xmlNewChild (parent, parent->ns, (const xmlChar *) name, NULL);

  xmlNodeAddContent (parent, (const xmlChar *) "\n");
  return node;
}

/* A new one stands at the end, on a line of its own; the order is the reader's and the writer's
 * affair. */
static xmlNode *
find (xmlNode *root, const char *name, guint place)
{
  guint n = 0;

  for (xmlNode *node = root; node != NULL; node = following (node, root))
    if (is_element (node, name) && n++ == place)
      return node;
  return n == place ? add (root, name) : NULL;
}

static xmlNode *
find_child (xmlNode *parent, const char *name)
{
  for (xmlNode *node = parent->children; node != NULL; node = node->next)
    if (is_element (node, name))
      return node;
  return add (parent, name);
}

static void
take_out (xmlNode *node)
{
  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

static void
set_text (xmlNode *node, const char *text)
{
  if (text == NULL || *text == '\0')
    {
      take_out (node);
      return;
    }
  xmlNodeSetContent (node, NULL);
  xmlNodeAddContent (node, (const xmlChar *) text);
}

static void
make_edit (xmlNode *node, const AdjXmlEdit *edit)
{
  const xmlChar *attribute = (const xmlChar *) edit->attribute;

  if (edit->child != NULL)
    node = find_child (node, edit->child);
  if (attribute == NULL)
    set_text (node, edit->value);
  else if (edit->value != NULL && *edit->value != '\0')
    xmlSetProp (node, attribute, (const xmlChar *) edit->value);
  else
    {
      xmlUnsetProp (node, attribute);
      if (edit->child != NULL && node->properties == NULL)
        take_out (node);
    }
}

char *
adj_xml_edit (const char *text, const AdjXmlEdit *edits, guint n)
{
  xmlDoc *doc;
  xmlChar *written = NULL;
  char *edited = NULL;
  int size;
  guint done = 0;

  g_return_val_if_fail (text != NULL && (edits != NULL || n == 0), NULL);

  doc = xmlReadMemory (text, (int) strlen (text), NULL, NULL,
                       ADJ_XML_OPTIONS | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
  if (doc == NULL)
    return NULL;
  for (xmlNode *node; done < n; done++)
    {
      node = find (xmlDocGetRootElement (doc), edits[done].element, edits[done].place);
      if (node == NULL)
        break;
      make_edit (node, &edits[done]);
    }
  if (done == n)
    {
      xmlDocDumpMemoryEnc (doc, &written, &size, "UTF-8");
      edited = g_strdup ((const char *) written);
      xmlFree (written);
    }
  xmlFreeDoc (doc);
  return edited;
}

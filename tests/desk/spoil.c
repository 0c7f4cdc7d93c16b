/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoil.h"

#include <string.h>

#include "dom.h"

/* Values that are right somewhere and wrong elsewhere, and values at the limits. */
static const char *const values[] = {
  "",
  " ",
  "0",
  "1",
  "2",
  "7",
  "9",
  "10",
  "20",
  "21",
  "60",
  "61",
  "99",
  "100",
  "999",
  "1000",
  "1001",
  "-1",
  "007",
  "+1",
  " 5 ",
  "1/2",
  "2/3",
  "5/4",
  "595",
  "594",
  "0101",
  "0100",
  "0101 0102",
  "0101\n0102",
  "yes",
  "no",
  "Yes",
  "n ne se s sw nw",
  "north",
  "union",
  "infantry",
  "clear",
  "road",
  "road creek",
  "blue",
  "flat",
  "always",
  "rule",
  "Dr Dr Ar Ar Ar Ae",
  "0 6",
  "0 10",
  "held",
  "ratio",
  "town",
  "brigade",
  "A sentence, with blanks.",
  "a-name/of.1'2",
  "Name",
  "tab\there",
  "1234567890123456789012345678901234567890",
  "12345678901234567890123456789012345678901",
  "12345678901234567890",
  "123456789012345678901",
  "\xc3\xa4\xc3\xb6\xc3\xbc",
};

typedef struct
{
  const AdjXmlFormat *format;
  GRand *dice;
  GPtrArray *elements; /* of xmlNode, those of the document as it is now */
  xmlNode *root;
} Spoiler;

static guint
choose (Spoiler *self, guint count)
{
  return (guint) g_rand_int_range (self->dice, 0, (gint32) count);
}

static void
collect (Spoiler *self, xmlNode *node)
{
  for (; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      {
        g_ptr_array_add (self->elements, node);
        collect (self, node->children);
      }
}

/* Not the root: what is wrong with that keeps the rest from being read. */
static xmlNode *
any_element (Spoiler *self)
{
  g_ptr_array_set_size (self->elements, 0);
  collect (self, self->root->children);
  return g_ptr_array_index (self->elements, choose (self, self->elements->len));
}

static const AdjXmlElement *
any_rule (Spoiler *self)
{
  guint n = 0;

  while (self->format->elements[n].name != NULL)
    n++;
  return &self->format->elements[choose (self, n)];
}

static const char *
any_attribute (Spoiler *self, const char *element)
{
  const AdjXmlElement *rule = self->format->elements;
  guint n = 0;

  while (rule->name != NULL && !g_str_equal (rule->name, element))
    rule++;
  if (rule->name == NULL || rule->attributes == NULL || choose (self, 8) == 0)
    return "wobble";
  while (rule->attributes[n].name != NULL)
    n++;
  return rule->attributes[choose (self, n)].name;
}

/* ---- Ways to spoil ---- */

static void
set_attribute (Spoiler *self)
{
  xmlNode *node = choose (self, 6) == 0 ? self->root : any_element (self);
  const char *name = any_attribute (self, (const char *) node->name);
  const char *value = values[choose (self, G_N_ELEMENTS (values))];

  xmlSetProp (node, (const xmlChar *) name, (const xmlChar *) value);
}

static void
remove_attribute (Spoiler *self)
{
  xmlNode *node = any_element (self);

  xmlUnsetProp (node, (const xmlChar *) any_attribute (self, (const char *) node->name));
}

static void
remove_element (Spoiler *self)
{
  xmlNode *node = any_element (self);

  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

static void
copy_element (Spoiler *self)
{
  xmlNode *node = any_element (self);

  xmlAddNextSibling (node, xmlCopyNode (node, 1));
}

static void
move_element (Spoiler *self)
{
  xmlNode *node = any_element (self);
  xmlNode *place = any_element (self);

  for (xmlNode *above = place; above != NULL; above = above->parent)
    if (above == node)
      return;
  xmlUnlinkNode (node);
  if (choose (self, 4) == 0)
    xmlAddChild (place, node);
  else
    xmlAddNextSibling (place, node);
}

static void
rename_element (Spoiler *self)
{
  const char *name = choose (self, 4) == 0 ? "weather" : any_rule (self)->name;

  xmlNodeSetName (any_element (self), (const xmlChar *) name);
}

static void
set_text (Spoiler *self)
{
  xmlNode *node = any_element (self);
  const char *value = values[choose (self, G_N_ELEMENTS (values))];

  if (xmlFirstElementChild (node) == NULL)
    xmlNodeSetContent (node, (const xmlChar *) (strpbrk (value, "<&") == NULL ? value : ""));
}

static void
stretch_text (Spoiler *self)
{
  static const gsize lengths[] = { 80, 81, 300, 301, 1200, 1201, 2000, 2001 };
  g_autofree char *text = g_strnfill (lengths[choose (self, G_N_ELEMENTS (lengths))], 'x');
  xmlNode *node = any_element (self);

  if (xmlFirstElementChild (node) == NULL)
    xmlNodeSetContent (node, (const xmlChar *) text);
}

static void
spoil_once (Spoiler *self)
{
  static void (*const ways[]) (Spoiler *) = {
    set_attribute, set_attribute,  set_attribute, set_attribute, remove_attribute, remove_element,
    copy_element,  rename_element, move_element,  set_text,      stretch_text,
  };

  ways[choose (self, G_N_ELEMENTS (ways))](self);
}

char *
spoil (const AdjXmlFormat *format, GRand *dice, const char *text)
{
  g_autoptr (xmlDoc) doc = dom_read (text);
  g_autoptr (GPtrArray) elements = g_ptr_array_new ();
  Spoiler self = { format, dice, elements, xmlDocGetRootElement (doc) };

  for (guint n = 1 + choose (&self, 3); n > 0; n--)
    spoil_once (&self);
  return dom_write (doc);
}

/* ---- The two opinions ---- */

gboolean
both_accept (const AdjXmlFormat *format, const char *schema, const char *text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("spoiled");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), format, problems);
  gboolean table = adj_problems_count_kind (problems, ADJ_PROBLEM_FORM) == 0;
  g_autofree char *complaint = NULL;
  g_autofree char *said = NULL;
  gboolean agrees;

  if (doc == NULL)
    {
      g_assert_false (table);
      return FALSE;
    }
  agrees = adj_xml_schema_agrees (text, strlen (text), schema, &complaint);
  if (!table)
    said = adj_problem_to_string (problems, adj_problems_get (problems, 0));
  if (agrees != table)
    g_test_message ("%s\ntable: %s\nschema: %s", text, said, complaint);
  g_assert_cmpint (agrees, ==, table);
  return table;
}

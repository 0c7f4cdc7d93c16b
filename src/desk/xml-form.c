/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/suggest.h"
#include "desk/xml-private.h"

typedef struct
{
  const AdjXmlFormat *format;
  GHashTable *elements; /* name -> const AdjXmlElement */
  AdjProblems *problems;
} Form;

static const char *
name_of (const xmlNode *node)
{
  return (const char *) node->name;
}

static const AdjXmlAttribute *
attribute_rule (const AdjXmlElement *rule, const char *name)
{
  for (const AdjXmlAttribute *a = rule->attributes; a != NULL && a->name != NULL; a++)
    if (g_str_equal (a->name, name))
      return a;
  return NULL;
}

static const AdjXmlChild *
child_rule (const AdjXmlElement *rule, const char *name)
{
  for (const AdjXmlChild *c = rule->children; c != NULL && c->name != NULL; c++)
    if (g_str_equal (c->name, name))
      return c;
  return NULL;
}

/* What was most likely meant, or all that could stand there. */
static char *
advice (const char *typed, GPtrArray *allowed)
{
  g_autofree char *list = NULL;
  const char *meant;

  g_ptr_array_add (allowed, NULL);
  meant = adj_suggest (typed, (const char *const *) allowed->pdata);
  if (meant != NULL)
    return g_strdup_printf (_ ("did you mean '%s'?"), meant);
  if (allowed->len == 1)
    return g_strdup (_ ("nothing of the kind may stand there"));
  list = g_strjoinv (", ", (char **) allowed->pdata);
  return g_strdup_printf (_ ("there may be: %s"), list);
}

static char *
attribute_advice (const char *typed, const AdjXmlElement *rule)
{
  g_autoptr (GPtrArray) allowed = g_ptr_array_new ();

  for (const AdjXmlAttribute *a = rule->attributes; a != NULL && a->name != NULL; a++)
    g_ptr_array_add (allowed, (gpointer) a->name);
  return advice (typed, allowed);
}

static char *
child_advice (const char *typed, const AdjXmlElement *rule)
{
  g_autoptr (GPtrArray) allowed = g_ptr_array_new ();

  for (const AdjXmlChild *c = rule->children; c != NULL && c->name != NULL; c++)
    g_ptr_array_add (allowed, (gpointer) c->name);
  return advice (typed, allowed);
}

static void
refuse_unknown_attribute (Form *form, xmlNode *node, const AdjXmlElement *rule, xmlAttr *attribute)
{
  const char *name = (const char *) attribute->name;

  adj_xml_refuse (attribute);
  if (attribute->ns != NULL)
    {
      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node),
                        "form-foreign-attribute",
                        _ ("'%s' of '%s' is from another namespace; our attributes have none"),
                        name, name_of (node));
    }
  else
    {
      g_autofree char *instead = attribute_advice (name, rule);

      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node),
                        "form-unknown-attribute", _ ("'%s' has no attribute '%s'; %s"),
                        name_of (node), name, instead);
    }
}

/* The root's version was judged before the walk began, whether the table lists it or not. */
static gboolean
is_version (const xmlNode *node, const char *attribute)
{
  return node == xmlDocGetRootElement (node->doc) && g_str_equal (attribute, "version");
}

static void
check_attributes (Form *form, xmlNode *node, const AdjXmlElement *rule)
{
  for (xmlAttr *a = node->properties; a != NULL; a = a->next)
    {
      const char *name = (const char *) a->name;
      const AdjXmlAttribute *known = a->ns == NULL ? attribute_rule (rule, name) : NULL;

      if (a->ns == NULL && is_version (node, name))
        continue;
      if (known != NULL)
        adj_xml_check_value (node, a, known, form->problems);
      else
        refuse_unknown_attribute (form, node, rule, a);
    }
  for (const AdjXmlAttribute *a = rule->attributes; a != NULL && a->name != NULL; a++)
    if (a->required && adj_xml_find (node, a->name) == NULL && !is_version (node, a->name))
      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node),
                        "form-missing-attribute", _ ("'%s' needs the attribute '%s'"),
                        name_of (node), a->name);
}

/* As the schema counts: blanks at the ends not at all, a run of them within as one. */
static int
text_length (const char *text)
{
  int length = 0;
  gboolean blank = FALSE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gboolean was_blank = blank;

      blank = adj_xml_is_blank (*p);
      if (!blank || !was_blank)
        length++;
    }
  return length;
}

static gboolean
has_controls (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (adj_xml_is_control (g_utf8_get_char (p)) && !adj_xml_is_blank (*p))
      return TRUE;
  return FALSE;
}

static void
check_text (Form *form, xmlNode *node, xmlNode *text, const AdjXmlElement *rule)
{
  gboolean controls;
  int length;

  if (rule->text_max == 0)
    {
      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (text), "form-stray-text",
                        _ ("there is text in '%s', where none belongs"), name_of (node));
      return;
    }
  adj_xml_trim (text);
  length = text_length ((const char *) text->content);
  if (length > rule->text_max)
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node), "form-long-text",
                      _ ("the text in '%s' has %d characters; at most %d are allowed"),
                      name_of (node), length, rule->text_max);
  controls = has_controls ((const char *) text->content);
  if (controls)
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node), "form-control-text",
                      _ ("the text in '%s' has a control character in it; remove it"),
                      name_of (node));
  if (length > rule->text_max || controls)
    adj_xml_refuse (text);
}

static void
check_texts (Form *form, xmlNode *node, const AdjXmlElement *rule)
{
  gboolean found = FALSE;

  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_TEXT_NODE && !xmlIsBlankNode (child))
      {
        found = TRUE;
        check_text (form, node, child, rule);
      }
  if (rule->text_max > 0 && !found)
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node), "form-missing-text",
                      _ ("'%s' is empty; it needs 1 to %d characters of text"), name_of (node),
                      rule->text_max);
}

/* The rule of a child that may be looked into, though it may stand in the wrong place; allowed is
 * NULL then. */
static const AdjXmlElement *
know_child (Form *form, xmlNode *child, const AdjXmlElement *parent, const AdjXmlChild **allowed)
{
  const AdjXmlElement *rule = NULL;
  const char *name = name_of (child);
  g_autofree char *instead = NULL;

  *allowed = NULL;
  if (child->ns == NULL || !g_str_equal (child->ns->href, form->format->namespace_uri))
    {
      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (child),
                        "form-foreign-element",
                        _ ("'%s' is not in the namespace %s as all our elements are"), name,
                        form->format->namespace_uri);
      adj_xml_refuse (child);
      return NULL;
    }
  rule = g_hash_table_lookup (form->elements, name);
  *allowed = rule != NULL ? child_rule (parent, name) : NULL;
  if (*allowed != NULL)
    return rule;
  adj_xml_refuse (child);
  instead = child_advice (name, parent);
  if (rule == NULL)
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (child),
                      "form-unknown-element", _ ("there is no element '%s'; %s"), name, instead);
  else
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (child),
                      "form-misplaced-element", _ ("'%s' may not stand in '%s'; %s"), name,
                      parent->name, instead);
  return rule;
}

/* A handful is how an element is built, which the schema says too; more is a ceiling of this
 * program, which RELAX NG has no words for. */
static gboolean
is_ceiling (const AdjXmlChild *child)
{
  return child->most > 5;
}

static void
refuse_too_many (Form *form, xmlNode *node, const xmlNode *child, const AdjXmlChild *rule)
{
  adj_problems_add (form->problems, is_ceiling (rule) ? ADJ_PROBLEM_SENSE : ADJ_PROBLEM_FORM,
                    adj_xml_line (child), "form-too-many",
                    _ ("this is one '%s' too many; '%s' has at most %u"), rule->name,
                    name_of (node), rule->most);
}

static void
refuse_too_few (Form *form, xmlNode *node, guint count, const AdjXmlChild *rule)
{
  adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node), "form-missing-child",
                    _ ("'%s' has %u of the element '%s' and needs at least %u"), name_of (node),
                    count, rule->name, rule->least);
}

static guint
count_rules (const AdjXmlChild *rules)
{
  guint n = 0;

  while (rules != NULL && rules[n].name != NULL)
    n++;
  return n;
}

static void check_element (Form *form, xmlNode *node, const AdjXmlElement *rule);

/* In one walk, for a map has thousands of children of a dozen kinds. */
static void
check_children (Form *form, xmlNode *node, const AdjXmlElement *rule)
{
  guint n_rules = count_rules (rule->children);
  guint *counts = g_newa0 (guint, n_rules + 1);

  for (xmlNode *child = node->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      {
        const AdjXmlChild *allowed;
        const AdjXmlElement *known = know_child (form, child, rule, &allowed);

        if (allowed != NULL && ++counts[allowed - rule->children] == allowed->most + 1 &&
            allowed->most > 0)
          refuse_too_many (form, node, child, allowed);
        if (known != NULL)
          check_element (form, child, known);
      }
  for (guint i = 0; i < n_rules; i++)
    if (counts[i] < rule->children[i].least)
      refuse_too_few (form, node, counts[i], &rule->children[i]);
}

/* Its depth is bounded by the format's ceiling. */
static void
check_element (Form *form, xmlNode *node, const AdjXmlElement *rule)
{
  check_attributes (form, node, rule);
  check_texts (form, node, rule);
  check_children (form, node, rule);
}

void
adj_xml_check_form (xmlNode *root, const AdjXmlFormat *format, AdjProblems *problems)
{
  g_autoptr (GHashTable) elements = g_hash_table_new (g_str_hash, g_str_equal);
  Form form = { format, elements, problems };
  const AdjXmlElement *rule;

  for (const AdjXmlElement *e = format->elements; e->name != NULL; e++)
    g_hash_table_insert (elements, (gpointer) e->name, (gpointer) e);
  rule = g_hash_table_lookup (elements, format->root);
  g_return_if_fail (rule != NULL);
  check_element (&form, root, rule);
}
